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

/** These pages and what lies between them: a single one itself, several as a gap, which is the page before it and a half. */
function withGaps(pages: readonly number[]): number[] {
  return [...new Set(pages)].flatMap((each, index, all) => {
    const before = all[index - 1] ?? 0
    return each - before > 2 ? [before + 0.5, each] : each - before === 2 ? [each - 1, each] : [each]
  })
}

/** First, last and the neighbours of a page, and without these where there is room for five places only. */
function pagesAround(page: number, pageCount: number) {
  const near = [page - 1, page, page + 1].filter((each) => each >= 1 && each <= pageCount)
  const wide = withGaps([1, ...near, pageCount])
  const narrow = withGaps([1, page, pageCount])
  return [...new Set([...wide, ...narrow])]
    .sort((a, b) => a - b)
    .map((each) => ({
      each,
      only: !wide.includes(each) ? 'narrow' : !narrow.includes(each) ? 'wide' : undefined,
    }))
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
        {pagesAround(page, pageCount).map(({ each, only }) => (
          <li key={each} className={styles.item} data-only={only}>
            {Number.isInteger(each) ? (
              link(each, pageText(each), each)
            ) : (
              <span className={styles.gap}>…</span>
            )}
          </li>
        ))}
        {page < pageCount && <li>{link(page + 1, nextText, <Icon name="chevron-right" />)}</li>}
      </ul>
    </nav>
  )
}
