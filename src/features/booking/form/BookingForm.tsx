import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, type FormEvent } from 'react'
import { isProblem } from '#src/api/problem.ts'
import { useSignInHere } from '#src/app/proof/useSignInHere.tsx'
import { WithoutAccount } from '#src/app/proof/WithoutAccount.tsx'
import type { ResortDetail } from '#contract/shapes/resort.ts'
import { dropDraft, type Draft } from '../draft.ts'
import { ContactSection } from './ContactSection.tsx'
import { DatesSection } from './DatesSection.tsx'
import { FormHead } from './FormHead.tsx'
import { GuestsSection } from './GuestsSection.tsx'
import { HoldPanel } from './HoldPanel.tsx'
import { PaymentSection } from './PaymentSection.tsx'
import { PriceCard } from './PriceCard.tsx'
import { RoomsSection } from './RoomsSection.tsx'
import { loadConfirm, SendButton } from './SendButton.tsx'
import { ServicesSection } from './ServicesSection.tsx'
import { SoldOut } from './SoldOut.tsx'
import { StaySummary } from './StaySummary.tsx'
import { TermsSection } from './TermsSection.tsx'
import { TotalBar } from './TotalBar.tsx'
import { useBookingForm } from './useBookingForm.ts'
import { useSubmit } from './useSubmit.ts'
import { VoucherSection } from './VoucherSection.tsx'
import styles from './form.module.css'
import { part } from '#src/ui/part.ts'

const ConfirmPayment = part(loadConfirm, 'ConfirmPayment')

interface BookingFormProps {
  readonly initial: Draft
  readonly resort: ResortDetail
  readonly onBooking: (bookingId: string, to: 'detail' | 'transfer') => void
}

/** The whole form on one page: what is booked, who comes, the rules, the way to pay, and the price of just that. */
export function BookingForm({ initial, resort, onBooking }: BookingFormProps) {
  const { t } = useLingui()
  const signIn = useSignInHere()
  const form = useBookingForm(initial, resort)
  const { draft, change, live, rooms } = form
  const submit = useSubmit(form, resort, onBooking)
  const answer = live.answer
  const soldOut = answer !== null && !answer.available && !live.stale
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit.review()
  }
  /** Whoever has no session proves their number first, over the form as it stands, and the booking goes on with that. */
  const confirm = () => {
    if (form.signedIn && !isProblem(submit.problem, 401)) return submit.confirm()
    signIn.ask({
      phone: form.values.phone,
      name: form.values.fullName,
      sendAtOnce: true,
      submitText:
        resort.confirmationPolicy === 'REQUEST_THEN_PAY'
          ? t`Xác minh và gửi yêu cầu`
          : t`Xác minh và giữ chỗ`,
      onSignedIn: submit.confirm,
    })
  }
  if (draft.bookingId !== null && submit.stage === 'ready')
    return (
      <div className={styles.page}>
        <HoldPanel
          bookingId={draft.bookingId}
          onAgain={() => change({ bookingId: null })}
          onDone={() => {
            void dropDraft(draft.key)
            if (draft.bookingId !== null) onBooking(draft.bookingId, 'detail')
          }}
        />
      </div>
    )
  const send = (block: boolean) => (
    <span {...(form.signedIn ? {} : signIn.near)}>
      <SendButton block={block} busy={submit.stage !== 'ready'} />
    </span>
  )
  return (
    <form className={styles.page} method="post" noValidate onSubmit={onSubmit}>
      <FormHead kept={form.kept} />
      <div className={styles.columns}>
        <div className={styles.summary}>
          <StaySummary resort={resort} draft={draft} />
        </div>
        <div className={styles.main}>
          {soldOut && (
            <SoldOut
              draft={draft}
              projectAreaId={resort.projectAreaId}
              left={answer.left}
              alternatives={answer.alternatives}
            />
          )}
          <DatesSection
            draft={draft}
            rooms={rooms}
            today={form.today}
            problem={form.datesProblem}
            onChange={change}
          />
          <GuestsSection draft={draft} rooms={rooms} onChange={change} />
          <RoomsSection
            resort={resort}
            rooms={rooms}
            left={answer?.available === true && !live.stale ? answer.left : null}
            onChange={(chosen) => change({ rooms: chosen })}
          />
          <ContactSection
            values={form.values}
            problems={form.problems}
            onChange={form.type}
            onLeave={form.leave}
          >
            {!form.signedIn && <WithoutAccount />}
          </ContactSection>
          <VoucherSection
            voucher={draft.voucher}
            problem={live.stale ? null : submit.voucherProblem}
            discount={answer && !live.stale ? answer.quote.voucherDiscount : null}
            stay={{
              checkIn: draft.checkIn,
              checkOut: draft.checkOut,
              amount:
                answer && !live.stale
                  ? answer.quote.total + answer.quote.voucherDiscount - answer.quote.serviceCharge
                  : null,
            }}
            onChange={(voucher) => {
              submit.forgetVoucherProblem()
              change({ voucher })
            }}
          />
          {resort.confirmationPolicy !== 'REQUEST_THEN_PAY' && (
            <ServicesSection
              draft={draft}
              projectAreaId={resort.projectAreaId}
              priced={answer && !live.stale ? answer.services : null}
              datesWrong={form.datesWrong !== null}
              onChange={change}
            />
          )}
          <TermsSection
            resort={resort}
            checkIn={draft.checkIn}
            checkOut={draft.checkOut}
            rooms={rooms}
            accepted={draft.rulesAccepted}
            missing={form.sent}
            onAccept={(rulesAccepted) => change({ rulesAccepted })}
          />
          <PaymentSection
            method={draft.paymentMethod}
            policy={resort.confirmationPolicy}
            withServices={draft.services.length > 0}
            ways={answer?.ways ?? null}
            onChange={(paymentMethod) => change({ paymentMethod })}
          />
        </div>
        <div className={styles.aside}>
          <PriceCard
            live={live}
            missing={
              form.datesWrong !== null ? (
                <Trans>Chọn ngày để thấy giá.</Trans>
              ) : form.unfit === 'noRooms' ? (
                <Trans>Chọn phòng để thấy giá.</Trans>
              ) : null
            }
          >
            <div className={styles.submit}>{send(true)}</div>
            <p className="note regular">
              <Trans>Chưa có khoản nào bị trừ ở bước này.</Trans>
            </p>
          </PriceCard>
        </div>
      </div>
      <TotalBar live={live}>{send(false)}</TotalBar>
      {signIn.sheet}
      {submit.open && !signIn.asked && submit.total !== null && (
        <Suspense>
          <ConfirmPayment
            draft={draft}
            resort={resort}
            total={submit.total}
            was={submit.was}
            stage={submit.stage}
            problem={submit.problem}
            onConfirm={confirm}
            onClose={submit.close}
          />
        </Suspense>
      )}
    </form>
  )
}
