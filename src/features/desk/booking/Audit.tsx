import { Trans, useLingui } from '@lingui/react/macro'
import { EVENTS, TIMEOUT } from '#contract/booking/names.ts'
import type { DeskBooking } from '#contract/shapes/desk.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Card } from '#src/ui/Card.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Timeline } from '#src/ui/Timeline.tsx'
import { actText } from '../parts/caseWords.ts'
import { EVENT_TEXT } from '../parts/words.ts'
import page from '#src/app/work/page.module.css'

type Entry = {
  at: string
  title: string
  who: string
  said: string
  staff: boolean
}

/** Everything that happened, newest first: the booking's own steps and what staff did beside them, with who and why. */
function useTrail({ audit, acts }: DeskBooking): Entry[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const sides = { KT: t`khách`, CSH: t`chủ nhà`, STF: t`nhân viên`, SYS: t`hệ thống` }
  const named = (name: string, side: string) => (name === '' ? side : `${name} (${side})`)
  const words = (...texts: unknown[]) =>
    texts.flatMap((text) => (typeof text === 'string' && text !== '' ? [text] : [])).join(' · ')
  const steps = audit.map((entry): Entry => {
    const event = EVENTS.find((name) => name === entry.event)
    const { reason, evidence } = entry.params
    return {
      at: entry.at,
      title: event ? i18n._(EVENT_TEXT[event]) : entry.event,
      who: named(entry.byName, sides[entry.actor]),
      said: words(reason === TIMEOUT ? '' : reason, evidence),
      staff: entry.actor === 'STF',
    }
  })
  const beside = acts.map((entry): Entry => {
    const text = actText(entry.act)
    const { amount, proof } = entry.params
    return {
      at: entry.at,
      title: text ? i18n._(text) : entry.act,
      who: named(entry.byName, sides.STF),
      said: words(entry.reason, typeof amount === 'number' ? format.vnd(amount) : '', proof),
      staff: true,
    }
  })
  return [...steps, ...beside].toSorted((one, other) => other.at.localeCompare(one.at))
}

/** The audit trail of a booking. */
export function Audit({ dossier }: { readonly dossier: DeskBooking }) {
  const format = useFormat()
  const trail = useTrail(dossier)
  return (
    <Card as="section" padded>
      <div className={page.section}>
        <SectionHeading>
          <Trans>Nhật ký: ai làm gì, lúc nào, vì sao</Trans>
        </SectionHeading>
        <Timeline
          items={trail.map((entry, index) => ({
            key: `${entry.at} ${index}`,
            time: (
              <>
                <time dateTime={entry.at}>{format.moment(entry.at)}</time> · {entry.who}
              </>
            ),
            title: entry.title,
            text: entry.said === '' ? undefined : entry.said,
            tone: entry.staff ? 'attention' : 'done',
          }))}
        />
      </div>
    </Card>
  )
}
