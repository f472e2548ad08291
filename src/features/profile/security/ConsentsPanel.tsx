import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Consent, ConsentPurpose } from '#contract/shapes/privacy.ts'
import { useAct } from '#src/api/act.ts'
import { putAnswer, query } from '#src/api/query.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Switch } from '#src/ui/Checkbox.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Panel } from '../parts/Panel.tsx'

/** What one allows, purpose by purpose: nothing until one says so, with its day, and taken back at once. */
export function ConsentsPanel() {
  const { data, error, refetch } = useQuery(query('consent.list', {}))
  const queryClient = useQueryClient()
  const decide = useAct('consent.decide')
  const refusal = useProblemText(decide.error ?? error)
  return (
    <Panel
      anchor="consents"
      title={<Trans>Điều bạn cho phép</Trans>}
      lead={<Trans>Không có gì được bật sẵn. Bạn đổi ý lúc nào cũng được, và có hiệu lực ngay.</Trans>}
    >
      {data ? (
        <ul className="stack-4" role="list">
          {data.consents.map((consent) => (
            <li key={consent.purpose}>
              <ConsentSwitch
                consent={consent}
                onDecide={(given, settled) =>
                  decide.mutate(
                    { purpose: consent.purpose, given },
                    {
                      onSuccess: (fresh) => putAnswer(queryClient, 'consent.list', {}, fresh),
                      onSettled: settled,
                    },
                  )
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        error === null && <Skeleton lines={3} />
      )}
      {refusal !== '' && (
        <Notice
          tone="danger"
          live="assertive"
          action={
            error && (
              <Button size="small" icon="refresh" onClick={() => void refetch()}>
                <Trans>Thử lại</Trans>
              </Button>
            )
          }
        >
          {refusal}
        </Notice>
      )}
    </Panel>
  )
}

interface ConsentSwitchProps {
  readonly consent: Consent
  /** `settled` is called when the server has said yes or no. */
  readonly onDecide: (given: boolean, settled: () => void) => void
}

function ConsentSwitch({ consent, onDecide }: ConsentSwitchProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { purpose, given, at } = consent
  // What was just asked for is shown at once, and taken back if the server refuses.
  const [asked, setAsked] = useState<boolean | null>(null)
  const words: Record<ConsentPurpose, { name: string; what: string }> = {
    marketing_mail: {
      name: t`Thư ưu đãi`,
      what: t`Thư về nơi mới và mã giảm giá.`,
    },
    marketing_push: {
      name: t`Thông báo ưu đãi trên máy`,
      what: t`Tin khuyến mãi trên thiết bị của bạn; tin về chuyến đi của bạn vẫn luôn đến.`,
    },
    product_analytics: {
      name: t`Giúp Ghé tốt hơn`,
      what: t`Đếm màn hình nào được dùng, không kèm tên, email hay số điện thoại của bạn.`,
    },
  }
  const when = at === null ? '' : format.moment(at)
  const said = at === null ? t`Bạn chưa cho phép.` : given ? t`Cho phép từ ${when}.` : t`Rút lại ${when}.`
  return (
    <Switch
      label={words[purpose].name}
      description={`${words[purpose].what} ${said}`}
      checked={asked ?? given}
      onChange={({ target }) => {
        setAsked(target.checked)
        onDecide(target.checked, () => setAsked(null))
      }}
    />
  )
}
