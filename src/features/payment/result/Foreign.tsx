import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** Nobody was sent here by the gateway, or the address was changed on the way: it is ignored. */
export function Foreign() {
  return (
    <EmptyState
      level={1}
      picture="boat"
      title={<Trans>Không có kết quả thanh toán ở đây</Trans>}
      action={
        <Link to="/booking" {...buttonLook({ tone: 'primary' })}>
          <Trans>Chuyến đi của tôi</Trans>
        </Link>
      }
    >
      <Trans>
        Địa chỉ này không phải của cổng thanh toán gửi cho bạn, nên chúng tôi bỏ qua. Tình trạng đúng của mọi
        lần đặt nằm ở danh sách chuyến đi.
      </Trans>
    </EmptyState>
  )
}
