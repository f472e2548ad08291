import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useMatches } from '@tanstack/react-router'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** An honest page for what is being built: its name, that it is not there yet, and what already works. */
export function LaterPage() {
  const { t, i18n } = useLingui()
  const named = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  const title = named === undefined ? undefined : i18n._(named)
  return (
    <EmptyState
      level={1}
      picture="boat"
      title={title ?? t`Trang này đang được hoàn thiện`}
      action={
        <>
          <Link to="/list-room" {...buttonLook({ tone: 'primary' })}>
            <Trans>Tìm chỗ ở</Trans>
          </Link>
          <Link to="/booking" {...buttonLook()}>
            <Trans>Chuyến đi của tôi</Trans>
          </Link>
        </>
      }
    >
      {title !== undefined && (
        <p>
          <Trans>Trang này đang được hoàn thiện.</Trans>
        </p>
      )}
      <p>
        <Trans>Hôm nay bạn đã tìm, đặt, thanh toán và nhận phòng được trên Ghé.</Trans>
      </p>
    </EmptyState>
  )
}
