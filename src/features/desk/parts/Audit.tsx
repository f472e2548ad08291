import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { HistoryEntry } from '#contract/shapes/booking.ts'
import type { DeskBooking } from '#contract/shapes/desk.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { Timeline } from '#src/ui/Timeline.tsx'
import { actText } from './caseWords.ts'

type Step = Pick<HistoryEntry, 'at' | 'event' | 'actor'> & {
  /** The person's name, where one did it. */
  byName: string
  said: readonly unknown[]
}
interface AuditProps {
  readonly steps: readonly Step[]
  readonly words: Readonly<Partial<Record<string, MessageDescriptor>>>
  /** What staff did beside the steps. */
  readonly acts: DeskBooking['acts']
}

/** Everything that happened, newest first, with who and why. */
export function Audit({ steps, words, acts }: AuditProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const sides = { KT: t`khách`, CSH: t`chủ nhà`, STF: t`nhân viên`, SYS: t`hệ thống` }
  const named = (name: string, text: MessageDescriptor | undefined) => (text ? i18n._(text) : name)
  const done = steps.map((step) => ({ ...step, title: named(step.event, words[step.event]) }))
  const beside = acts.map(({ at, act, byName, reason, params: { amount, proof } }) => {
    const sum = typeof amount === 'number' && format.vnd(amount)
    return { at, title: named(act, actText(act)), actor: 'STF' as const, byName, said: [reason, sum, proof] }
  })
  const trail = [...done, ...beside].toSorted((one, other) => other.at.localeCompare(one.at))
  return (
    <SectionCard title={<Trans>Nhật ký: ai làm gì, lúc nào, vì sao</Trans>}>
      <Timeline
        items={trail.map(({ at, title, actor, byName, said }, index) => {
          const texts = said.filter((text) => typeof text === 'string' && text !== '')
          return {
            key: `${at} ${index}`,
            time: (
              <>
                <time dateTime={at}>{format.moment(at)}</time> ·{' '}
                {byName === '' ? sides[actor] : `${byName} (${sides[actor]})`}
              </>
            ),
            title,
            text: texts.length > 0 ? texts.join(' · ') : undefined,
            tone: actor === 'STF' ? 'attention' : 'done',
          }
        })}
      />
    </SectionCard>
  )
}
