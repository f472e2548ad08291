import { Plural, Trans } from '@lingui/react/macro'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { MyVoucher, VoucherMisfit } from './voucherFit.ts'
import styles from './VoucherSheet.module.css'

interface OneVoucherProps {
  readonly voucher: MyVoucher
  readonly misfit: VoucherMisfit
  readonly applied: boolean
  readonly onChoose: () => void
}

/** One voucher: what it takes off, when it holds, and taking it; or why it does not fit. */
export function OneVoucher({ voucher, misfit, applied, onChoose }: OneVoucherProps) {
  const format = useFormat()
  const { cap, minimum, left } = voucher
  const [from, to] = [voucher.from.slice(0, 10), voucher.to.slice(0, 10)]
  return (
    <article className={styles.voucher} data-off={misfit === null ? undefined : true}>
      <Icon name="voucher" size={24} />
      <div className={styles.words}>
        <h3 className="body">
          {voucher.kind === 'VALUE' ? (
            <Trans>Giảm {format.vnd(voucher.amount)}</Trans>
          ) : (
            <Trans>Giảm {format.percent(voucher.amount)}</Trans>
          )}
          {voucher.kind === 'PERCENTAGE' && cap !== null && (
            <>
              , <Trans>tối đa {format.vnd(cap)}</Trans>
            </>
          )}
        </h3>
        <p className={styles.code}>{voucher.code}</p>
        <p className="note">
          {voucher.applies === 'BOOKING_TIME' ? (
            <Trans>Đặt trong khoảng {format.range(from, to)}</Trans>
          ) : (
            <Trans>Ở trong khoảng {format.range(from, to)}</Trans>
          )}
          {minimum > 0 && (
            <>
              {' · '}
              <Trans>từ {format.vnd(minimum)}</Trans>
            </>
          )}
          {left !== null && left > 0 && (
            <>
              {' · '}
              <Plural value={left} other="còn # lần" />
            </>
          )}
        </p>
        {misfit !== null && (
          <p className="fine strong alarm">
            <Why misfit={misfit} voucher={voucher} />
          </p>
        )}
      </div>
      {misfit === null && (
        <Button size="small" disabled={applied} onClick={onChoose} aria-label={voucher.code}>
          {applied ? <Trans>Đang dùng</Trans> : <Trans>Dùng mã</Trans>}
        </Button>
      )}
    </article>
  )
}

function Why({ misfit, voucher }: { readonly misfit: VoucherMisfit; readonly voucher: MyVoucher }) {
  const format = useFormat()
  switch (misfit) {
    case 'USED':
      return <Trans>Bạn đã dùng mã này.</Trans>
    case 'IN_USE':
      return <Trans>Đang dùng cho một đặt phòng khác; đặt phòng đó không thành thì mã trở lại.</Trans>
    case 'OVER':
      return <Trans>Đã hết hạn hoặc hết lượt.</Trans>
    case 'NOT_YET':
      return <Trans>Dùng được từ {format.plainDate(voucher.from.slice(0, 10))}.</Trans>
    case 'OTHER_DAYS':
      return <Trans>Kỳ ở của bạn có đêm nằm ngoài khoảng này.</Trans>
    case 'TOO_LITTLE':
      return <Trans>Kỳ ở chưa đến {format.vnd(voucher.minimum)}.</Trans>
    case null:
      return null
  }
}
