import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { Breadcrumbs } from '#src/ui/Breadcrumbs.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { ShareButton } from '#src/ui/ShareButton.tsx'
import { Blocks } from './Blocks.tsx'
import { NewsCard } from './NewsCard.tsx'
import { SavedNews } from './NewsStates.tsx'
import { RelatedPlaces } from './RelatedPlaces.tsx'
import { When } from './When.tsx'
import styles from './news.module.css'

/** One article or event: when it is, what it says, where to stay nearby, what else there is to read. */
export function ArticlePage({ id }: { readonly id: string }) {
  const { t } = useLingui()
  const { data: article } = useQuery(query('news.article', { news_id: id }))
  if (!article) return null
  return (
    <div className="stack-5">
      <article className={styles.article}>
        <Breadcrumbs
          label={t`Bạn đang ở`}
          items={[
            {
              key: 'home',
              content: (
                <Link to="/">
                  <Trans>Trang chủ</Trans>
                </Link>
              ),
            },
            {
              key: 'news',
              content: (
                <Link to="/news">
                  <Trans>Tin tức và sự kiện</Trans>
                </Link>
              ),
            },
            { key: 'here', content: <span aria-current="page">{article.title}</span> },
          ]}
        />
        <header className={styles.head}>
          <When item={article} />
          <h1>{article.title}</h1>
          <p className={styles.lead}>{article.summary}</p>
        </header>
        <SavedNews at={savedAt(article)} />
        <Picture id={article.pictureId} alt="" sizes="(min-width: 992px) 880px, 94vw" ratio="wide" priority />
        <div className={styles.body}>
          <Blocks blocks={article.body} />
          <p className={styles.share}>
            <ShareButton
              title={article.title}
              path={`/new/${article.id}`}
              label={t`Chia sẻ`}
              copiedText={t`Đã chép liên kết`}
              byHandText={t`Liên kết để chép`}
            />
          </p>
        </div>
      </article>
      <RelatedPlaces area={article.area} places={article.places} />
      {article.more.length > 0 && (
        <section>
          <SectionHeading>
            <Trans>Đọc tiếp</Trans>
          </SectionHeading>
          <ul className={styles.grid} role="list">
            {article.more.map((item) => (
              <li key={item.id}>
                <NewsCard item={item} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
