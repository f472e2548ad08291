import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Timeline } from '#src/ui/Timeline.tsx'
import { changeText } from './words.ts'

/** Who changed a thing, when, why, and what it was before and after. Nothing while it never was changed. */
export function Changes({ about }: { readonly about: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { data } = useQuery(query('desk.changes', { about }))
  if (!data || data.changes.length === 0) return null
  return (
    <Disclosure summary={<Trans>Các lần thay đổi</Trans>}>
      <Timeline
        items={data.changes.map(({ at, act, byName, reason, before, after }) => {
          const text = changeText(act)
          return {
            key: at,
            time: (
              <>
                <time dateTime={at}>{format.moment(at)}</time> · {byName}
              </>
            ),
            title: text ? i18n._(text) : act,
            text: (
              <>
                <p>{reason}</p>
                <p className="fine anywhere">
                  {before ?? '∅'} → {after ?? '∅'}
                </p>
              </>
            ),
          }
        })}
      />
    </Disclosure>
  )
}
