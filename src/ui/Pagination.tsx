import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Pagination.module.css'

interface PageLinkProps {
  readonly className: string | undefined
  readonly 'aria-label': string
  readonly 'aria-current': 'page' | undefined
  readonly children: ReactNode
}

export interface PaginationProps {
  readonly label: string
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly previousText: string
  readonly nextText: string
  /** "Trang 3". */
  readonly pageText: (page: number) => string
  /** Wraps the given props into the router's link to that page. */
  readonly renderLink: (page: number, props: PageLinkProps) => ReactNode
}

/** First, last and the neighbours of a page; 0 stands for a gap. Seven places at most. */
function pagesAround(page: number, pageCount: number): number[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (n) => n >= 1 && n <= pageCount,
  )
  return wanted.flatMap((n, index) => {
    const before = wanted[index - 1] ?? 0
    return n - before > 2 ? [0, n] : n - before === 2 ? [n - 1, n] : [n]
  })
}

/** Links to the pages of a long list. */
export function Pagination({
  label,
  page,
  pageCount,
  previousText,
  nextText,
  pageText,
  renderLink,
}: PaginationProps) {
  if (pageCount < 2) return null
  const link = (to: number, text: string, children: ReactNode) =>
    renderLink(to, {
      className: styles.link,
      'aria-label': text,
      'aria-current': to === page ? 'page' : undefined,
      children,
    })
  return (
    <nav aria-label={label} className={styles.pages}>
      <ul className={styles.list} role="list">
        {page > 1 && <li>{link(page - 1, previousText, <Icon name="chevron-left" />)}</li>}
        {pagesAround(page, pageCount).map((each, index) => (
          <li
            key={each || `gap-${index}`}
            className={styles.item}
            data-near={(Math.abs(each - page) === 1 && each > 1 && each < pageCount) || undefined}
          >
            {each === 0 ? <span className={styles.gap}>…</span> : link(each, pageText(each), each)}
          </li>
        ))}
        {page < pageCount && <li>{link(page + 1, nextText, <Icon name="chevron-right" />)}</li>}
      </ul>
    </nav>
  )
}
