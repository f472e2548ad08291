import { Trans } from '@lingui/react/macro'
import { isRecord } from '#contract/record.ts'
import { Facts } from '#src/ui/Facts.tsx'

/** What I wanted, and what stands at the server by now: the person decides what to do. */
export function Conflict({ mine, current }: { readonly mine: string; readonly current: unknown }) {
  const code = isRecord(current) && typeof current.code === 'string' ? current.code : null
  return (
    <Facts
      look="pairs"
      items={[
        { key: 'mine', label: <Trans>Bạn muốn</Trans>, value: mine },
        {
          key: 'now',
          label: <Trans>Trên máy chủ lúc này</Trans>,
          value:
            code === null ? <Trans>Đã khác lúc bạn làm</Trans> : <Trans>{code} đã khác lúc bạn làm</Trans>,
          strong: true,
        },
      ]}
    />
  )
}
