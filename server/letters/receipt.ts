import type { BookingDetail } from '#contract/shapes/booking.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Fact } from './letter.ts'
import { RECEIPT_WORDS } from './receiptWords.ts'
import { dayText, momentText, moneyText } from './written.ts'

/** A receipt as it is set: a head, and parts of lines. */
export type Receipt = {
  language: Language
  title: string
  head: readonly string[]
  parts: readonly { title: string; lines: readonly Fact[] }[]
  note: string
}

/** What of a booking its receipt says. */
export type Receipted = Pick<
  BookingDetail,
  | 'code'
  | 'resortName'
  | 'checkIn'
  | 'checkOut'
  | 'quote'
  | 'total'
  | 'paid'
  | 'editingFee'
  | 'cancellationFee'
  | 'refundAmount'
> & {
  contact: Pick<BookingDetail['contact'], 'fullName'>
  arrival: Pick<BookingDetail['arrival'], 'checkInTime' | 'checkOutTime'>
}

/** The receipt of a booking as it stands `now`; `company`: the lines that say who gives it. */
export function receiptOf(
  stay: Receipted,
  { language, company, now }: { language: Language; company: readonly string[]; now: Temporal.Instant },
): Receipt {
  const words = RECEIPT_WORDS[language]
  const { quote, arrival, paid, refundAmount: back } = stay
  const line = (label: string, amount: number, strong?: true): Fact[] =>
    amount === 0 && strong === undefined
      ? []
      : [{ label, value: moneyText(amount, language), ...(strong === undefined ? {} : { strong }) }]
  const nights = words.nights(quote.nights.length)
  return {
    language,
    title: words.title,
    head: [words.of(stay.code), words.made(momentText(now, language)), ...company],
    parts: [
      {
        title: words.stay,
        lines: [
          { label: words.for, value: stay.contact.fullName },
          { label: words.place, value: stay.resortName },
          { label: words.arrives, value: `${dayText(stay.checkIn, language)}, ${arrival.checkInTime}` },
          { label: words.leaves, value: `${dayText(stay.checkOut, language)}, ${arrival.checkOutTime}` },
        ],
      },
      {
        title: words.price,
        lines: [
          ...quote.lines.flatMap(({ roomName, count, price }) =>
            line(`${count > 1 ? `${count} × ` : ''}${roomName}, ${nights}`, price),
          ),
          ...line(words.discount, -quote.discount),
          ...line(words.adults(quote.extraAdults), quote.adultSurcharge),
          ...line(words.children(quote.extraChildren), quote.childSurcharge),
          ...line(words.beds(quote.extraBeds), quote.extraBedSurcharge),
          ...line(words.givenUp, quote.givenUp ?? 0),
          ...line(words.services, quote.serviceCharge),
          ...line(words.voucher(quote.voucherCode ?? ''), -quote.voucherDiscount),
          ...line(words.total, stay.total, true),
        ],
      },
      {
        title: words.money,
        lines: [
          ...line(words.editFee, stay.editingFee),
          ...line(words.cancelFee, stay.cancellationFee),
          ...line(words.paid, paid, true),
          ...line(words.back, back),
          ...(back === 0 ? [] : line(words.kept, paid - back, true)),
        ],
      },
    ],
    note: words.note,
  }
}
