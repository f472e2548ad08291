import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isQueued } from '#contract/outbox.ts'
import { useAct } from '#src/api/act.ts'
import { useWaiting } from '#src/api/outbox.ts'
import { putAnswer, query } from '#src/api/query.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './gate.module.css'

/** Guests who are in and whose stay has to be registered, each with the hour by which. */
export function Residency() {
  const { t } = useLingui()
  const { deadline } = useFormat()
  const client = useQueryClient()
  const { data } = useQuery(query('host.residency', {}))
  const { mutate, isPending, variables, error } = useAct('host.residencyDone')
  const failed = useProblemText(error)
  const waiting = useWaiting('host.residencyDone')
  const waits = (id: string) => waiting.some((input) => 'booking_id' in input && input.booking_id === id)
  const open = data?.tasks.filter(({ doneAt }) => doneAt === null) ?? []
  if (open.length === 0) return null
  const now = new Date(serverTime()).toISOString()
  return (
    <section className={styles.list} aria-label={t`Khai báo lưu trú`}>
      <h2>
        <Trans>Khai báo lưu trú</Trans>
      </h2>
      {failed !== '' && <p role="alert">{failed}</p>}
      <ul role="list" className="stack-3">
        {open.map(({ bookingId, code, resortName, guests, dueAt }) => (
          <li key={bookingId} className={styles.row}>
            <span>
              <strong>{code}</strong> · {resortName}
              <br />
              <span className={styles.soft} data-late={Date.parse(dueAt) < serverTime() || undefined}>
                <Plural value={guests} other="# khách" />, {deadline(dueAt, now)}
              </span>
            </span>
            {waits(bookingId) ? (
              <span className={styles.soft}>
                <Icon name="send" size={16} /> <Trans>Chưa gửi</Trans>
              </span>
            ) : (
              <Button
                size="small"
                busy={isPending && variables.booking_id === bookingId}
                onClick={() =>
                  mutate(
                    { booking_id: bookingId },
                    {
                      onSuccess: (answer) =>
                        !isQueued(answer) && putAnswer(client, 'host.residency', {}, answer),
                    },
                  )
                }
              >
                <Trans>Đã khai báo</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
