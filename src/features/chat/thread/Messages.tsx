import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { serverTime } from '#src/api/serverClock.ts'
import { MoreButton } from '#src/app/lists/MoreButton.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { dayAt } from '#contract/nights.ts'
import type { ChatHead } from '#contract/shapes/chat.ts'
import { Bubble } from './Bubble.tsx'
import { inDays, type Said } from './said.ts'
import { useOtherName } from './useOtherName.ts'
import type { ThreadState } from './useThread.ts'
import styles from './Messages.module.css'

const dayOf = (instant: string): string => dayAt(Temporal.Instant.from(instant))

/** What scrolls can be reached by the keyboard: arrows and page keys move it then. */
const SCROLLED = { tabIndex: 0 } as const

/** What was said, by days; what comes new is read out once. */
export function Messages({ thread, head }: { readonly thread: ThreadState; readonly head: ChatHead }) {
  const { t } = useLingui()
  const other = useOtherName()(head)
  const { said } = thread
  const readByOther = said.findLast(
    ({ mine, place, state }) => mine && state === null && place <= head.readByOther,
  )
  return (
    <>
      <div
        className={styles.scroll}
        {...SCROLLED}
        role="log"
        aria-live="off"
        aria-label={t`Tin nhắn với ${other}`}
      >
        <div className={styles.all}>
          <MoreButton size="small" tone="quiet" block={false} list={thread.older}>
            <Trans>Xem tin cũ hơn</Trans>
          </MoreButton>
          {inDays(said, dayOf).map(({ day, groups }) => (
            <section key={day} className="stack-3">
              <h3 className={styles.date}>
                <DayName day={day} />
              </h3>
              {groups.map((group) => (
                <Group key={group[0]?.id} group={group} thread={thread} seen={readByOther?.id} />
              ))}
            </section>
          ))}
        </div>
      </div>
      <Arrivals said={said} other={other} />
    </>
  )
}

function DayName({ day }: { readonly day: string }) {
  const { date } = useFormat()
  const today = dayOf(new Date(serverTime()).toISOString())
  if (day === today) return <Trans>Hôm nay</Trans>
  if (day === Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()) return <Trans>Hôm qua</Trans>
  return date(day)
}

interface GroupProps {
  readonly group: readonly Said[]
  readonly thread: ThreadState
  /** The last message that the other side has read. */
  readonly seen: string | undefined
}

function Group({ group, thread, seen }: GroupProps) {
  const [first] = group
  if (!first) return null
  return (
    <div className={styles.group} data-mine={first.mine || undefined}>
      {!first.mine && first.side === 'STAFF' && first.author !== '' && (
        <p className="note">
          <Trans>{first.author}, nhân viên Ghé</Trans>
        </p>
      )}
      {group.map((message, index) => (
        <Bubble
          key={message.id}
          message={message}
          last={index === group.length - 1}
          seen={message.id === seen}
          {...(thread.isHere(message.id)
            ? { onAgain: () => thread.sayAgain(message.id), onDrop: () => thread.drop(message.id) }
            : {})}
        />
      ))}
    </div>
  )
}

/** Reads out what the other side says while this is open, once, and nothing of what was there before. */
function Arrivals({ said, other }: { readonly said: readonly Said[]; readonly other: string }) {
  const { t } = useLingui()
  const heard = useRef<number | null>(null)
  const [words, setWords] = useState('')
  const last = said.findLast(({ mine }) => !mine)
  const place = last?.place ?? 0
  const text = last === undefined ? '' : last.text
  const pictures = last?.pictureIds.length ?? 0
  useEffect(() => {
    if (heard.current !== null && place > heard.current)
      setWords(text === '' ? t`${other} gửi ${pictures} ảnh` : t`${other}: ${text}`)
    heard.current = Math.max(heard.current ?? 0, place)
  }, [place, text, pictures, other, t])
  return <VisuallyHidden live>{words}</VisuallyHidden>
}
