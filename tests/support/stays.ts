import { uuidv7 } from 'uuidv7'
import { createRequest, type BookingDetail, type CreateRequest } from '#contract/shapes/booking.ts'
import { attemptByReference } from '#server/modules/attempts/attempts.ts'
import { Refusal } from '#server/refusal.ts'
import {
  addPlace,
  bookingOf,
  contextOf,
  type Place,
  type PlaceWishes,
  type TestWorld,
} from './bookingWorld.ts'

/** A guest with a booking of a place, and everything a test does to it by the calls that people use. */
export class Stay {
  readonly test$: TestWorld
  readonly place: Place
  readonly guest: string
  readonly id: string

  constructor(test$: TestWorld, place: Place, guest: string, id: string) {
    this.test$ = test$
    this.place = place
    this.guest = guest
    this.id = id
  }

  readonly asGuest = () => contextOf(this.guest)
  readonly asHost = () => contextOf(this.place.hostId, { role: 'CSH' })
  readonly asStaff = () => contextOf(STAFF, { role: 'STAFF' })

  readonly now = (): Promise<BookingDetail> =>
    this.test$.calls['booking.detail']({ booking_id: this.id }, this.asGuest())
  readonly seen = async () => ({
    booking_id: this.id,
    version: (await this.test$.versionOf?.(this.id)) ?? (await this.now()).version,
  })
  readonly status = async () => (await this.now()).status

  /** Opens the gateway's page and pays there; answers what the gateway was told. */
  readonly pay = async (changes: { responseCode?: string } = {}): Promise<string> => {
    const { reference } = await this.test$.calls['payment.address'](await this.seen(), this.asGuest())
    return this.hear(reference, changes)
  }
  readonly hear = async (reference: string, changes: { responseCode?: string } = {}): Promise<string> => {
    const amount = await this.amountOf(reference)
    if (changes.responseCode === undefined) this.test$.gateway.captured.set(reference, amount)
    const query = this.test$.gateway.signed({ reference, amount, ...changes })
    const anybody = { ...contextOf(uuidv7()), person: null, query }
    return (await this.test$.calls['payment.vnpayIpn']({}, anybody)).RspCode
  }
  private readonly amountOf = async (reference: string): Promise<number> => {
    return (await attemptByReference(this.test$.db, reference))?.amount ?? 0
  }

  readonly quoteCancel = () =>
    this.test$.calls['booking.cancelQuote']({ booking_id: this.id }, this.asGuest())
  readonly cancel = async (shown_fee = 0) =>
    this.test$.calls['booking.cancel']({ ...(await this.seen()), shown_fee }, this.asGuest())
  readonly quoteEdit = (wish: EditWishes) =>
    this.test$.calls['booking.quoteEdit']({ booking_id: this.id, ...wish }, this.asGuest())
  readonly edit = async (wish: EditWishes) => {
    const { toPay } = await this.quoteEdit(wish)
    return this.test$.calls['booking.edit'](
      { ...(await this.seen()), ...wish, shown_to_pay: toPay },
      this.asGuest(),
    )
  }
  readonly hostAnswers = async (answer: 'ACCEPT' | 'REFUSE', reason = '') =>
    this.test$.calls['host.answerEdit']({ ...(await this.seen()), answer, reason }, this.asHost())
  readonly guestAnswers = async (answer: 'ACCEPT' | 'REFUSE') =>
    this.test$.calls['booking.answer']({ ...(await this.seen()), answer }, this.asGuest())
  readonly hostAsksToCancel = async (reason = 'Mái nhà dột') => {
    const { month, year } = await this.test$.calls['host.cancellationTerms']({}, this.asHost())
    return this.test$.calls['host.requestCancellation'](
      { ...(await this.seen()), reason, shown_month: month, shown_year: year },
      this.asHost(),
    )
  }
  readonly hostAsksToEdit = async (wish: EditWishes, reason = 'Bão sắp về') => {
    const quote = await this.test$.calls['host.quoteEdit']({ booking_id: this.id, ...wish }, this.asHost())
    return this.test$.calls['host.requestEdit'](
      { ...(await this.seen()), ...wish, reason, shown_total: quote.after.total },
      this.asHost(),
    )
  }
  /** Moves the clock to a wall-clock moment of Việt Nam and lets it do its work. */
  readonly at = async (moment: string) => {
    this.test$.clock.set(`${moment}+07:00`)
    await this.test$.runJobs()
  }
  readonly checkIn = async (code?: string) =>
    this.test$.calls['host.checkIn'](
      {
        code: code ?? (await this.now()).code,
        nonce: uuidv7(),
        scanned_at: this.test$.clock.now().toString(),
      },
      this.asHost(),
    )
}

export const STAFF = uuidv7()
export type EditWishes = {
  check_in?: string
  check_out?: string
  number_of_adult?: number
  number_of_school_aged_child?: number
  rooms?: { room_id: string; count: number }[]
  contact?: CreateRequest['contact']
}

/** Books a place; paid at the gateway unless told otherwise. */
export async function book(
  test$: TestWorld,
  wishes: PlaceWishes & { at?: Place; guest?: string; pay?: boolean } = {},
  changes: Partial<CreateRequest> = {},
): Promise<Stay> {
  const place = wishes.at ?? (await addPlace(test$.db, wishes))
  const guest = wishes.guest ?? uuidv7()
  const request = createRequest.parse(bookingOf(place, changes))
  const { id } = await test$.calls['booking.create'](request, contextOf(guest))
  const stay = new Stay(test$, place, guest, id)
  if (wishes.pay !== false) await stay.pay()
  return stay
}

/** The code of the refusal; `done` when there was none. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )
