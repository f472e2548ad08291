import { HOLD_MINUTES } from '#contract/numbers.ts'
import { WAYS_TO_PAY, type Gateway } from '#contract/waysToPay.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { leaveForGateway } from '#src/api/gateway.ts'
import { useSignInHere } from '#src/app/proof/useSignInHere.tsx'
import { WithoutAccount } from '#src/app/proof/WithoutAccount.tsx'
import { isProblem, type ApiProblem } from '#src/api/problem.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { ProgressSteps } from '#src/ui/ProgressSteps.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { ServiceDetail } from '#contract/shapes/service.ts'
import { ContactFields, focusFirstWrong } from './ContactFields.tsx'
import { COUPON_ID, CouponField } from './CouponField.tsx'
import type { TicketDraft } from './draft.ts'
import { Obstacle, OBSTACLE_ID } from './Obstacle.tsx'
import { PriceLines } from './PriceLines.tsx'
import { useBuy } from './useBuy.ts'
import { quoteInputOf } from './quoteInput.ts'
import { CONTACT_FIELDS, useCheckout, type ContactProblems } from './useCheckout.ts'
import styles from './tickets.module.css'

const BUY_ID = 'ticket-buy'
const focusOn = (id: string) => document.getElementById(id)?.focus()

/** The contact's fields among the fields that a refusal names. */
function toldOf(problem: ApiProblem): ContactProblems {
  const told: ContactProblems = {}
  for (const field of CONTACT_FIELDS) {
    const text = problem.fields[`contact.${field}`]
    if (text !== undefined) told[field] = text
  }
  return told
}

/** The checkout: what is bought, who it is for, the price line by line, and the way to pay. */
export function CheckoutForm({
  initial,
  service,
  onBooking,
}: {
  readonly initial: TicketDraft
  readonly service: ServiceDetail
  readonly onBooking: (bookingId: string) => void
}) {
  const { t } = useLingui()
  const format = useFormat()
  const signIn = useSignInHere()
  const checkout = useCheckout(initial, service)
  const { draft, answer, contact, refused } = checkout
  const buy = useBuy(draft, checkout.change)
  const [leaving, setLeaving] = useState(false)
  const [was, setWas] = useState<number | null>(null)
  const [date = '', time = ''] = draft.bookingTime.split(' ')
  const total = answer?.quote.total ?? null
  const short = answer !== null && (!answer.open || answer.left < answer.quote.quantity)
  const blocked = short || checkout.outside !== null
  // Nothing is in the way of a send that is under way, and what is said above is not said twice.
  const inTheWay = buy.isPending || blocked ? null : refused.problem
  const changed =
    isProblem(inTheWay, 'ticket_change_price') && was !== null && total !== null && was !== total
  const [first = 'VNPAY', ...others] = answer?.gateways ?? []
  const problem = useProblemText(changed ? null : (inTheWay ?? (answer ? null : checkout.error)))
  const { bookingId } = draft
  // Made before, and the page was left: on to where its hold runs.
  useEffect(() => {
    if (bookingId !== null && !buy.isPending && !leaving) onBooking(bookingId)
  }, [bookingId, buy.isPending, leaving, onBooking])

  function refuse(reason: ApiProblem) {
    const changes = refused.take(reason)
    checkout.change(changes)
    // Where there are too few, the page says so above; the eye is led there once it does.
    void checkout.refetch().then(() => {
      requestAnimationFrame(() => focusOn(changes.coupon ? COUPON_ID : OBSTACLE_ID))
    })
    const told = toldOf(reason)
    if (Object.keys(told).length === 0) return
    checkout.setTold(told)
    focusFirstWrong(told)
  }

  function send(gateway: Gateway) {
    // Before anybody types for it or asks for a code.
    if (checkout.outside !== null) return focusOn(OBSTACLE_ID)
    checkout.setSent(true)
    if (!contact) return focusFirstWrong(checkout.contactProblems)
    if (!answer || total === null || buy.isPending || leaving) return
    if (blocked) {
      focusOn(OBSTACLE_ID)
      return
    }
    if (checkout.signedIn && !isProblem(buy.error, 401)) return hold(gateway)
    signIn.ask({
      phone: contact.phone,
      name: contact.fullName,
      sendAtOnce: true,
      submitText: t`Xác minh và giữ vé`,
      onSignedIn: () => hold(gateway),
    })
  }

  function hold(gateway: Gateway) {
    if (!contact || total === null) return
    setWas(total)
    buy.mutate(
      {
        ...quoteInputOf(draft),
        contact,
        shown_total: total,
        ...(draft.stayId === null ? {} : { booking_id: draft.stayId }),
      },
      {
        onSuccess: (booking) => {
          if (booking.status !== 'SERVICE_PENDING' || booking.confirming) return
          setLeaving(true)
          // The tickets are held either way: where the gateway cannot be reached, their page has the way to pay.
          void leaveForGateway(booking, gateway, 'payment.serviceAddress').catch(() => setLeaving(false))
        },
        onError: refuse,
      },
    )
  }

  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <ProgressSteps
          label={t`Các bước đặt vé`}
          steps={[t`Thông tin`, t`Thanh toán`, t`Nhận vé`]}
          current={0}
          doneText={t`đã xong`}
        />
        <h1>
          <Trans>Đặt vé {service.name}</Trans>
        </h1>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Obstacle checkout={checkout} onChosen={() => focusOn(BUY_ID)} />
          <section className={styles.block}>
            <h2>
              <Trans>Người nhận vé</Trans>
            </h2>
            {!checkout.signedIn && <WithoutAccount />}
            <ContactFields checkout={checkout} />
          </section>
          <section className={styles.block}>
            <h2>
              <Trans>Khuyến mãi</Trans>
            </h2>
            <CouponField checkout={checkout} />
          </section>
        </div>
        <aside className={`panel ${styles.aside}`} aria-label={t`Vé của bạn`}>
          <div className={styles.small}>
            <Picture id={service.pictureIds[0] ?? ''} alt="" sizes="96px" ratio="square" />
            <p>
              <strong>{service.name}</strong>
              <span>
                <time dateTime={draft.bookingTime.replace(' ', 'T')}>
                  {time}, {format.date(date)}
                </time>
              </span>
              <span>{service.address}</span>
            </p>
          </div>
          {answer ? <PriceLines quote={answer.quote} /> : <Skeleton lines={3} />}
          {changed && (
            <Notice tone="warning" live="assertive" title={<Trans>Giá vé vừa đổi</Trans>}>
              <Trans>
                Lúc bạn xem là {format.vnd(was)}, bây giờ là {format.vnd(total)}. Chưa có khoản nào bị trừ;
                bấm lần nữa để đồng ý giá mới.
              </Trans>
            </Notice>
          )}
          {problem !== '' && (
            <Notice
              tone={checkout.offline || isProblem(inTheWay, 'G_OFFLINE') ? 'warning' : 'danger'}
              live="assertive"
            >
              {problem}
            </Notice>
          )}
          <Button
            id={BUY_ID}
            tone="primary"
            size="large"
            block
            busy={buy.isPending || leaving}
            {...(checkout.signedIn ? {} : signIn.near)}
            onClick={() => send(first)}
          >
            {total === null ? <Trans>Giữ vé</Trans> : <Trans>Giữ vé và trả {format.vnd(total)}</Trans>}
          </Button>
          {total !== null &&
            others.map((gateway) => (
              <Button key={gateway} size="large" block onClick={() => send(gateway)}>
                <Trans>Hoặc giữ vé, trả qua {WAYS_TO_PAY[gateway].name}</Trans>
              </Button>
            ))}
          {signIn.sheet}
          <p className="note">
            <Trans>Vé được giữ {HOLD_MINUTES} phút trong lúc bạn thanh toán.</Trans>
          </p>
        </aside>
      </div>
    </div>
  )
}
