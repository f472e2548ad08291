import { isGateway } from '#contract/waysToPay.ts'
import { useEffect, useRef, useState } from 'react'
import { leaveForGateway } from '#src/api/gateway.ts'
import { isProblem, type ApiProblem } from '#src/api/problem.ts'
import type { BookingDetail } from '#contract/shapes/booking.ts'
import { CONTACT_FIELDS, type ContactProblems } from './contactRules.ts'
import { focusFirstWrong } from './ContactSection.tsx'
import { DATES_ID } from './DatesSection.tsx'
import { GUESTS_ID } from './GuestsSection.tsx'
import { PRICE_ID } from './PriceCard.tsx'
import { SERVICES_ID } from './ServicesSection.tsx'
import { SOLD_OUT_ID } from './SoldOut.tsx'
import { quoteInput } from './stay.ts'
import { RULES_ID } from './TermsSection.tsx'
import type { BookingFormState } from './useBookingForm.ts'
import { useCreate } from './useCreate.ts'
import { VOUCHER_ID } from './VoucherSection.tsx'

const VOUCHER_CODES: readonly string[] = ['invalid_coupon', 'wrong_coupon_code', 'C_017']

/** The contact's fields among the fields a refusal names, `contact.phone` and its like. */
function toldOf(problem: ApiProblem): ContactProblems {
  const told: ContactProblems = {}
  for (const field of CONTACT_FIELDS) {
    const text = problem.fields[`contact.${field}`] ?? problem.fields[field]
    if (text !== undefined) told[field] = text
  }
  return told
}

/** From the filled-in form to a held booking: what is missing is pointed at, the last look is asked for, and then it is booked once. */
export function useSubmit(
  form: BookingFormState,
  resort: { houseRules: readonly string[] },
  onBooking: (bookingId: string, to: 'detail' | 'transfer') => void,
) {
  const { draft, live } = form
  const create = useCreate(draft, form.change)
  const [open, setOpen] = useState(false)
  const sending = useRef(false)
  const landing = useRef<(() => void) | null>(null)
  const [leaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [voucherCode, setVoucherCode] = useState<string | null>(null)
  const [was, setWas] = useState<number | null>(null)
  const total = live.answer?.quote.total ?? null

  /** The first thing that stands in the way, by the id of its control; null when nothing does. */
  function inTheWay(): string | null {
    if (form.datesWrong !== null) return DATES_ID
    if (form.unfit !== null) return GUESTS_ID
    if (live.answer?.services.some(({ problem: why }) => why !== null)) return SERVICES_ID
    if (form.contactProblems) return 'contact'
    if (resort.houseRules.length > 0 && !draft.rulesAccepted) return RULES_ID
    return null
  }

  function review() {
    form.setSent(true)
    setProblem(null)
    setWas(null)
    const wrong = inTheWay()
    if (wrong === 'contact') focusFirstWrong(form.contactProblems ?? {})
    else if (wrong !== null) document.getElementById(wrong)?.focus()
    else if (total !== null && live.answer?.available === true) setOpen(true)
    else {
      // There is no price to agree to, or no room: the page says which, and is asked once more.
      document.getElementById(live.answer?.available === false ? SOLD_OUT_ID : PRICE_ID)?.focus()
      void live.refetch()
    }
  }

  /** Closes the last look and lands where it goes on: while it is open nothing behind it can be reached. */
  function land(on: () => void) {
    landing.current = on
    setOpen(false)
  }
  const landOn = (id: string) => land(() => document.getElementById(id)?.focus())
  useEffect(() => {
    if (open) return
    landing.current?.()
    landing.current = null
  }, [open])

  async function failed(reason: ApiProblem) {
    setProblem(reason)
    if (reason.code === 'G_PRICE_CHANGED') {
      setWas(total)
      await live.refetch()
      return
    }
    if (reason.code === 'unavailable_room' || reason.code === 'G_DOES_NOT_FIT') {
      // What the page says of it stands there only once it is asked anew.
      await live.refetch()
      landOn(reason.code === 'unavailable_room' ? SOLD_OUT_ID : GUESTS_ID)
      return
    }
    if (Object.keys(reason.fields).some((field) => field.startsWith('services.'))) {
      landOn(SERVICES_ID)
      await live.refetch()
      return
    }
    if (VOUCHER_CODES.includes(reason.code)) {
      setVoucherCode(reason.code)
      landOn(VOUCHER_ID)
      return
    }
    const told = toldOf(reason)
    if (Object.keys(told).length === 0) return
    form.setTold(told)
    land(() => focusFirstWrong(told))
  }

  async function goOn(booking: BookingDetail) {
    if (booking.status === 'PENDING' && isGateway(draft.paymentMethod)) {
      setLeaving(true)
      // The booking is held either way: where the gateway cannot be reached, the page of the hold has every way to pay.
      await leaveForGateway(booking, draft.paymentMethod).catch(() => setLeaving(false))
      return
    }
    onBooking(booking.id, booking.status === 'WATTING_KT_PAYMENT' ? 'transfer' : 'detail')
  }

  function confirm() {
    const quoted = quoteInput(draft, form.rooms, form.today)
    if (sending.current || leaving || !quoted || !form.contact || total === null) return
    setProblem(null)
    setWas(null)
    sending.current = true
    create.mutate(
      { ...quoted, contact: form.contact, payment_method: draft.paymentMethod, shown_total: total },
      {
        onSuccess: (booking) => void goOn(booking),
        onError: (reason) => void (isProblem(reason) ? failed(reason) : setOpen(false)),
        onSettled: () => {
          sending.current = false
        },
      },
    )
  }

  const stage: 'ready' | 'asking' | 'leaving' = leaving ? 'leaving' : create.isPending ? 'asking' : 'ready'
  return {
    open,
    stage,
    problem,
    was: was === total ? null : was,
    total,
    voucherProblem: live.answer?.voucherProblem ?? (draft.voucher.applied === '' ? null : voucherCode),
    review,
    confirm,
    close: () => setOpen(false),
    forgetVoucherProblem: () => setVoucherCode(null),
  }
}
