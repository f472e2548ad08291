import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCodeText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { TicketDraft } from './draft.ts'
import type { Checkout } from './useCheckout.ts'
import styles from './tickets.module.css'

export const OBSTACLE_ID = 'ticket-obstacle'

interface ObstacleProps {
  readonly checkout: Checkout
  /** Something that can be had was chosen instead. */
  readonly onChosen: () => void
}

/** Sold out, not enough, begun meanwhile, or not within the stay: what is left, other times for as many, and the way back. Nothing when all is well. */
export function Obstacle({ checkout, onChosen }: ObstacleProps) {
  const format = useFormat()
  const { answer, change } = checkout
  if (checkout.outside !== null)
    return <OutsideStay checkout={checkout} code={checkout.outside} onChosen={onChosen} />
  if (!answer) return null
  const wanted = answer.quote.quantity
  if (answer.open && answer.left >= wanted) return null
  const { offer, quote } = answer
  const fewer = offer.map(({ ticket_type_id: type, quantity }) => {
    const name = quote.lines.find(({ ticketTypeId }) => ticketTypeId === type)?.name ?? ''
    return `${quantity} × ${name}`
  })
  const choose = (instead: Partial<TicketDraft>) => {
    change(instead)
    onChosen()
  }
  return (
    <div id={OBSTACLE_ID} tabIndex={-1} className={styles.obstacle}>
      <Notice
        tone="warning"
        live="assertive"
        title={
          !answer.open ? (
            <Trans>Giờ này không còn nhận đặt vé</Trans>
          ) : checkout.dayGone ? (
            <Trans>Vé ngày này đã bán hết</Trans>
          ) : answer.left === 0 ? (
            <Trans>Giờ này vừa hết vé</Trans>
          ) : (
            <Plural value={answer.left} other="Giờ này chỉ còn # vé" />
          )
        }
      >
        <div className="stack-3">
          <p>
            <Trans>Chưa có gì được đặt và chưa có khoản nào bị trừ.</Trans>
          </p>
          {fewer.length > 0 && (
            <p>
              <Button
                size="small"
                onClick={() =>
                  choose({
                    tickets: offer.map(({ ticket_type_id: typeId, quantity: count }) => ({ typeId, count })),
                  })
                }
              >
                <Trans>Chỉ lấy {fewer.join(', ')}</Trans>
              </Button>
            </p>
          )}
          {answer.otherSlots.length > 0 && (
            <>
              <p>
                <Plural value={wanted} other="Những giờ khác còn đủ # vé:" />
              </p>
              <ul className="wrap-2" role="list">
                {answer.otherSlots.map(({ date, time }) => (
                  <li key={`${date} ${time}`}>
                    <Button size="small" onClick={() => choose({ bookingTime: `${date} ${time}` })}>
                      {time}, {format.date(date)}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>
            <ChooseAgain checkout={checkout} />
          </p>
        </div>
      </Notice>
    </div>
  )
}

/** Not on the days of the stay, or more than stay: other tickets, or these without it. */
function OutsideStay({ checkout, code, onChosen }: ObstacleProps & { readonly code: string }) {
  const text = useCodeText(code)
  return (
    <div id={OBSTACLE_ID} tabIndex={-1} className={styles.obstacle}>
      <Notice tone="warning" live="assertive" title={text}>
        <div className="stack-3">
          <p>
            <Trans>Chưa có gì được đặt và chưa có khoản nào bị trừ.</Trans>
          </p>
          <p className="wrap-2">
            <Button
              size="small"
              onClick={() => {
                checkout.change({ stayId: null })
                onChosen()
              }}
            >
              <Trans>Mua riêng, không kèm chuyến đi</Trans>
            </Button>
            <ChooseAgain checkout={checkout} />
          </p>
        </div>
      </Notice>
    </div>
  )
}

/** Back to the service, on the same day and for the same stay. */
function ChooseAgain({ checkout: { draft } }: Pick<ObstacleProps, 'checkout'>) {
  const [day] = draft.bookingTime.split(' ')
  return (
    <Link
      to="/services/{-$id}"
      params={{ id: draft.serviceId }}
      search={{ booking_day: day, booking_id: draft.stayId ?? undefined }}
      {...buttonLook({ size: 'small' })}
    >
      <Trans>Chọn lại giờ và số vé</Trans>
    </Link>
  )
}
