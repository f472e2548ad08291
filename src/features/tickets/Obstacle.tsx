import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { Checkout } from './useCheckout.ts'
import styles from './tickets.module.css'

export const OBSTACLE_ID = 'ticket-obstacle'

/** Sold out, not enough, or begun meanwhile: what is left, other times for as many, and the way back. Nothing when all is well. */
export function Obstacle({ checkout }: { readonly checkout: Checkout }) {
  const format = useFormat()
  const { answer, draft, change } = checkout
  if (!answer) return null
  const wanted = answer.quote.quantity
  if (answer.open && answer.left >= wanted) return null
  return (
    <div id={OBSTACLE_ID} tabIndex={-1} className={styles.obstacle}>
      <Notice
        tone="warning"
        live="assertive"
        title={
          !answer.open ? (
            <Trans>Giờ này không còn nhận đặt vé</Trans>
          ) : answer.left === 0 ? (
            <Trans>Giờ này vừa hết vé</Trans>
          ) : (
            <Plural value={answer.left} other="Giờ này chỉ còn # vé" />
          )
        }
      >
        <p>
          <Trans>Chưa có gì được đặt và chưa có khoản nào bị trừ.</Trans>
        </p>
        {answer.otherSlots.length > 0 && (
          <>
            <p>
              <Plural value={wanted} other="Những giờ khác còn đủ # vé:" />
            </p>
            <ul className={styles.others} role="list">
              {answer.otherSlots.map(({ date, time }) => (
                <li key={`${date} ${time}`}>
                  <Button size="small" onClick={() => change({ bookingTime: `${date} ${time}` })}>
                    {time}, {format.date(date)}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          <Link
            to="/services/{-$id}"
            params={{ id: draft.serviceId }}
            search={{}}
            {...buttonLook({ size: 'small' })}
          >
            <Trans>Chọn lại giờ và số vé</Trans>
          </Link>
        </p>
      </Notice>
    </div>
  )
}
