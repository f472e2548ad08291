import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Queue } from '#contract/shapes/desk.ts'
import { toDesk } from '#src/app/desk/toDesk.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { QUEUE_TEXT } from '../parts/words.ts'
import { Scale, Thread } from './Thread.tsx'
import type { Wait } from './waits.ts'
import styles from './Waits.module.css'

/** A queue as one link: its columns are for the eye, a sentence says the same. */
function Row({ wait, now }: { readonly wait: Wait; readonly now: string }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { queue, count, since, late } = wait
  const name = i18n._(QUEUE_TEXT[queue].name)
  const ago = format.ago(since, now)
  const said = t`${name}: ${plural(count, { other: '# việc' })}, cũ nhất ${ago}`
  return (
    <Link {...toDesk(`queue/${queue}`)} className={styles.link}>
      <VisuallyHidden>{late ? t`${said}, đã chờ quá lâu` : said}</VisuallyHidden>
      <span className={styles.row} aria-hidden="true">
        <Icon name={QUEUE_TEXT[queue].icon} size={24} />
        <span className={styles.name}>{name}</span>
        <Thread {...wait} />
        <time className={styles.age} dateTime={since} data-late={late || undefined}>
          {ago}
        </time>
        <data className={styles.count} value={count}>
          {count}
        </data>
      </span>
    </Link>
  )
}

/** The queues in which something waits, in the order given, on one axis of time. */
export function Waits({ waits, now }: { readonly waits: readonly Wait[]; readonly now: string }) {
  const { t } = useLingui()
  return (
    <div className={styles.waits}>
      <div className={styles.head}>
        <Scale />
      </div>
      <ul role="list" aria-label={t`Đang chờ`}>
        {waits.map((wait) => (
          <li key={wait.queue}>
            <Row wait={wait} now={now} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where nothing waits, in a line. */
export function Idle({ queues }: { readonly queues: readonly Queue[] }) {
  const { i18n } = useLingui()
  if (queues.length === 0) return null
  return (
    <div className={styles.idle}>
      <p id="idle">
        <Trans>Không có gì chờ:</Trans>
      </p>
      <ul role="list" aria-labelledby="idle">
        {queues.map((queue) => (
          <li key={queue}>
            <Link {...toDesk(`queue/${queue}`)}>{i18n._(QUEUE_TEXT[queue].name)}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
