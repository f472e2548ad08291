import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import type { NewsItem } from '#contract/shapes/news.ts'
import styles from './news.module.css'

const TIMES = {
  now: { tone: 'success', text: msg`Đang diễn ra` },
  coming: { tone: 'action', text: msg`Sắp tới` },
  past: { tone: 'neutral', text: msg`Đã qua` },
  article: { tone: 'neutral', text: msg`Tin tức` },
} as const

/** What it is and when: an event with its first and last day, an article with the day it came out. */
export function When({
  item: { time, from, to },
}: {
  readonly item: Pick<NewsItem, 'time' | 'from' | 'to'>
}) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { tone, text } = TIMES[time ?? 'article']
  return (
    <p className={styles.when}>
      <Badge tone={tone}>{i18n._(text)}</Badge>
      {to === null || to === from ? (
        <time dateTime={from}>{format.plainDate(from)}</time>
      ) : (
        <time dateTime={`${from}/${to}`}>{format.range(from, to)}</time>
      )}
    </p>
  )
}
