import { Trans, useLingui } from '@lingui/react/macro'
import { SERVICE_EVENTS } from '#contract/service/names.ts'
import type { DeskTickets } from '#contract/shapes/desk.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Card } from '#src/ui/Card.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Timeline } from '#src/ui/Timeline.tsx'
import { actText } from '../parts/caseWords.ts'
import { TICKET_EVENT_TEXT } from './words.ts'
import page from '#src/app/work/page.module.css'

/** Everything that happened to tickets, newest first, with who and why. */
export function TicketAudit({ dossier }: { readonly dossier: DeskTickets }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const sides = { KT: t`khách`, CSH: t`chủ nhà`, STF: t`nhân viên`, SYS: t`hệ thống` }
  const named = (name: string, side: string) => (name === '' ? side : `${name} (${side})`)
  const steps = dossier.audit.map(({ at, event, actor, byName, reason }) => {
    const known = SERVICE_EVENTS.find((name) => name === event)
    const title = known ? i18n._(TICKET_EVENT_TEXT[known]) : event
    return { at, title, who: named(byName, sides[actor]), said: reason, staff: actor === 'STF' }
  })
  const beside = dossier.acts.map(({ at, act, byName, reason, params }) => {
    const text = actText(act)
    const amount = typeof params['amount'] === 'number' ? ` · ${format.vnd(params['amount'])}` : ''
    const title = text ? i18n._(text) : act
    return { at, title, who: named(byName, sides.STF), said: `${reason}${amount}`, staff: true }
  })
  const trail = [...steps, ...beside].toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <Card as="section" padded>
      <div className={page.section}>
        <SectionHeading>
          <Trans>Nhật ký: ai làm gì, lúc nào, vì sao</Trans>
        </SectionHeading>
        <Timeline
          items={trail.map(({ at, title, who, said, staff }, index) => ({
            key: `${at} ${index}`,
            time: (
              <>
                <time dateTime={at}>{format.moment(at)}</time> · {who}
              </>
            ),
            title,
            text: said === '' ? undefined : said,
            tone: staff ? 'attention' : 'done',
          }))}
        />
      </div>
    </Card>
  )
}
