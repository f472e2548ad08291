import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryKeeping } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { ResultsError } from '#src/app/results/ResultsError.tsx'
import { ResultsLoading } from '#src/app/results/ResultsLoading.tsx'
import { Pagination } from '#src/ui/Pagination.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Tab, TabList, tabClass } from '#src/ui/Tabs.tsx'
import { NEWS_A_PAGE, NEWS_SHOWN, type NewsShown } from '#contract/newsShown.ts'
import { NewsCard } from './NewsCard.tsx'
import { NoNews, SavedNews } from './NewsStates.tsx'
import styles from './news.module.css'

export interface NewsPageProps {
  readonly show: NewsShown
  /** From 1. */
  readonly page: number
}

const SHOWN = {
  all: msg`Tất cả`,
  now: msg`Đang diễn ra`,
  coming: msg`Sắp tới`,
  past: msg`Đã qua`,
  articles: msg`Bài viết`,
} as const

/** How a choice and a page stand in the address: what is usual is left out. */
const searchOf = (show: NewsShown, page: number) => ({
  show: show === 'all' ? undefined : show,
  page_number: page === 1 ? undefined : page,
})

/** News and events: what is on and to come first, then articles and what is past. The address says all of it. */
export function NewsPage({ show, page }: NewsPageProps) {
  const { t, i18n } = useLingui()
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    queryKeeping('news.list', { show, page_number: page }),
  )
  return (
    <div className="stack-5">
      <SectionHeading
        level={1}
        lead={<Trans>Lễ hội, phiên chợ và những chuyến đi thong thả quanh các chỗ ở trên Ghé.</Trans>}
      >
        <Trans>Tin tức và sự kiện</Trans>
      </SectionHeading>
      <TabList label={t`Lọc tin tức và sự kiện`}>
        {NEWS_SHOWN.map((name) => (
          <Tab key={name}>
            <Link
              to="/news"
              search={searchOf(name, 1)}
              className={tabClass}
              activeOptions={{ exact: true, explicitUndefined: true }}
              aria-current={name === show ? 'page' : undefined}
              resetScroll={false}
            >
              {i18n._(SHOWN[name])}
            </Link>
          </Tab>
        ))}
      </TabList>
      <SavedNews at={savedAt(data)} />
      {isPending && <ResultsLoading label={t`Đang lấy tin`} places={3} grid={styles.grid} />}
      {error && !data && (
        <ResultsError title={<Trans>Chưa lấy được tin</Trans>} error={error} onRetry={() => void refetch()} />
      )}
      {data && data.rows.length === 0 && <NoNews />}
      {data && data.rows.length > 0 && (
        <ul className={styles.grid} role="list" aria-busy={isPlaceholderData}>
          {data.rows.map((item, index) => (
            <li key={item.id}>
              <NewsCard item={item} priority={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={t`Các trang tin`}
        page={page}
        pageCount={Math.ceil((data?.total_rows ?? 0) / NEWS_A_PAGE)}
        previousText={t`Trang tin trước`}
        nextText={t`Trang tin sau`}
        pageText={(number) => t`Trang ${number}`}
        renderLink={(number, props) => (
          <Link to="/news" search={searchOf(show, number)} activeOptions={{ exact: true }} {...props} />
        )}
      />
    </div>
  )
}
