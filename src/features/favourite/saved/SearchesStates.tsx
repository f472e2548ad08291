import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'

/** The list in outline while it is asked for. */
export function SearchesLoading() {
  const { t } = useLingui()
  return (
    <SkeletonGroup label={t`Đang tải tìm kiếm đã lưu`}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}

/** No search is kept yet. */
export function SearchesEmpty() {
  return (
    <EmptyState
      picture="lantern"
      title={<Trans>Chưa có tìm kiếm nào</Trans>}
      action={
        <Link to="/list-room" {...buttonLook({ tone: 'primary' })}>
          <Trans>Tìm chỗ ở</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Cuối mỗi trang kết quả có nút “Lưu tìm kiếm này”: lần sau bạn mở lại bằng một chạm.</Trans>
      </p>
    </EmptyState>
  )
}
