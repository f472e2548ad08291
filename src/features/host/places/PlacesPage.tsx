import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { query } from '#src/api/query.ts'
import { savedAt } from '#src/api/savedAt.ts'
import { SectionCard } from '#src/ui/SectionCard.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Card, cardLinkClass } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { PageError, PageLoading } from '#src/app/work/States.tsx'
import { SavedNote } from '#src/app/states/SavedNote.tsx'
import { BankForm } from './BankForm.tsx'
import { useBegun } from './new/useBegun.ts'
import page from '#src/app/work/page.module.css'
import styles from './places.module.css'

/** My places, and where my guests transfer to. */
export function PlacesPage() {
  const { begun } = useBegun()
  const { data, error, isPending, refetch } = useQuery(query('host.resorts', {}))
  if (isPending) return <PageLoading />
  if (!data) return <PageError error={error} onRetry={() => void refetch()} />
  return (
    <div className={page.page}>
      <SectionHeading
        level={1}
        action={
          <Link to="/host/places/new" {...buttonLook({ tone: 'primary' })}>
            {begun ? <Trans>Viết tiếp chỗ ở mới</Trans> : <Trans>Thêm chỗ ở</Trans>}
          </Link>
        }
      >
        <Trans>Chỗ ở</Trans>
      </SectionHeading>
      <SavedNote at={savedAt(data)} />
      {data.resorts.length === 0 && (
        <EmptyState picture="basket" title={<Trans>Bạn chưa có chỗ ở nào</Trans>}>
          <p>
            <Trans>Thêm chỗ ở đầu tiên, rồi thêm phòng: khách tìm thấy ngay.</Trans>
          </p>
        </EmptyState>
      )}
      <ul className={`stack-3 ${page.twoColumns}`} role="list">
        {data.resorts.map(({ id, name, pictureId, rooms }) => (
          <li key={id}>
            <Card interactive padded>
              <div className={styles.house}>
                <Picture id={pictureId} alt="" sizes="96px" />
                <div>
                  <h2>
                    <Link to="/host/places/$id" params={{ id }} className={cardLinkClass}>
                      {name}
                    </Link>
                  </h2>
                  <p className="soft">
                    {rooms.length === 0 ? (
                      <Trans>Chưa có phòng, khách chưa tìm thấy</Trans>
                    ) : (
                      <Plural value={rooms.length} other="# loại phòng" />
                    )}
                  </p>
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <SectionCard
        title={<Trans>Tài khoản nhận tiền</Trans>}
        lead={<Trans>Khách chuyển khoản thẳng vào tài khoản này.</Trans>}
      >
        <BankForm />
      </SectionCard>
    </div>
  )
}
