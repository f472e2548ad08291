import { Trans, useLingui } from '@lingui/react/macro'
import { useCodeText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { Checkout } from './useCheckout.ts'
import styles from './tickets.module.css'

export const COUPON_ID = 'ticket-coupon'

/** A promotion code: applied it stands in the price, refused it says why at the field. */
export function CouponField({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useLingui()
  const { draft, change, answer } = checkout
  const { typed, applied } = draft.coupon
  const said = applied === '' ? null : answer?.couponProblem
  const problem = said ?? checkout.refused.couponProblem
  const error = useCodeText(problem ?? undefined)
  const apply = () => change({ coupon: { typed, applied: typed.trim().toUpperCase() } })
  if (applied !== '' && answer?.quote.voucherCode === applied)
    return (
      <p>
        <Chip
          removeText={t`Bỏ mã ${applied}`}
          onRemove={() => change({ coupon: { typed: '', applied: '' } })}
        >
          {applied}
        </Chip>
      </p>
    )
  return (
    <form
      className={styles.coupon}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <TextField
        id={COUPON_ID}
        label={t`Mã giảm giá`}
        note={t`không bắt buộc`}
        icon="voucher"
        value={typed}
        maxLength={30}
        autoCapitalize="characters"
        autoComplete="off"
        error={error || undefined}
        onChange={({ target }) => change({ coupon: { typed: target.value, applied: '' } })}
      />
      <Button type="submit" disabled={typed.trim() === ''}>
        <Trans>Áp dụng</Trans>
      </Button>
    </form>
  )
}
