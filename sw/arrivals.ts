import { DAY } from '#contract/days.ts'
import { GROUND, tileAddress, tileOf, tilesOfWay } from '#contract/mapTiles.ts'
import { KIT_DAYS_AFTER_CHECKOUT, STAYS_AHEAD } from '#contract/numbers.ts'
import { pictureAddress, type PictureWidth } from '#contract/picture.ts'
import { isRecord } from '#contract/record.ts'
import type { Position } from '#contract/shapes/position.ts'
import { HOLDING, type Status } from '#contract/statuses.ts'
import { ARRIVAL_CACHE } from '#contract/worker.ts'
import { requestFor, type LanguageCode } from './match.ts'
import { answered } from './answered.ts'
import { aboutBooking, type Records } from './records.ts'
import { dataOf } from './reply.ts'
import { beginOf, stayOf, todayOf, type Stay } from './stay.ts'
import { isGround, isPicture, isTile, loaded, TILE_CACHE } from './files.ts'
import type { Call } from './table.ts'
import type { SessionState } from './tables.ts'
import type { World } from './world.ts'

/** The stays ahead are asked for at most this often, in milliseconds; when some kit did not come, as soon as this. */
const ASK_EVERY = 15 * 60_000
const ASK_AGAIN = 10_000
/** So many kits are asked for at a time: one that a bad network lets wait holds up no other. */
const AT_ONCE = 3
const WIDTHS: readonly PictureWidth[] = [384, 768]

const pictureOf = (detail: unknown): string | undefined => {
  const arrival = isRecord(detail) ? detail.arrival : null
  return isRecord(arrival) && typeof arrival.pictureId === 'string' ? arrival.pictureId : undefined
}

/** Where the stay is, once its guest may know. */
const positionOf = (detail: unknown): Position | null => {
  const arrival = isRecord(detail) ? detail.arrival : null
  const at = isRecord(arrival) && arrival.open === true ? arrival.position : null
  return isRecord(at) && typeof at.lat === 'number' && typeof at.lng === 'number'
    ? { lat: at.lat, lng: at.lng }
    : null
}

/** Whether a saved code is older than those that are good for sure: its key may have been withdrawn. Both by the server's clock. */
function isCodeBefore(codesFrom: unknown, body: string): boolean {
  const detail = dataOf(body)
  const qr = isRecord(detail) ? detail.qr : null
  const issuedAt = isRecord(qr) ? qr.issuedAt : null
  return typeof codesFrom === 'string' && typeof issuedAt === 'string' && issuedAt < codesFrom
}

const holding: ReadonlySet<string> = new Set<Status>(HOLDING)

/** When a stay's arrival kit leaves the device, in milliseconds. */
export const kitEnds = (checkOut: string): number => beginOf(checkOut) + (KIT_DAYS_AFTER_CHECKOUT + 1) * DAY

/**
 * The arrival kits: every booking seen, with all that is needed at the gate, and the picture of its resort. Whether a stay is
 * still ahead is judged by `now`, a moment that has certainly come: the device's own clock may be set to anything.
 */
export type Arrivals = ReturnType<typeof createArrivals>

export function createArrivals(world: World, records: Records, now: () => Promise<number>) {
  /** Loads files into a cache, those alone that prove to be what they should be. */
  async function fetchInto(
    cache: Cache,
    addresses: readonly string[],
    right: (response: Response) => boolean,
  ) {
    for (const address of addresses) {
      const request = new Request(new URL(address, world.origin))
      if (await cache.match(request)) continue
      const response = await loaded(world, request)
      // Nobody answers: what is left would be waited for one by one.
      if (response === null) return
      if (right(response)) await cache.put(request, response)
    }
  }

  /** The operator's tiles of the way to a stay, where there are any. */
  async function keepWay(cache: Cache, at: Position): Promise<void> {
    const described = await world.caches.open(TILE_CACHE)
    const request = new Request(new URL(GROUND, world.origin))
    const response = await loaded(world, request)
    if (response === null || !isGround(response)) return
    await described.put(request, response.clone())
    const ground: unknown = await response.json()
    const tiles: unknown = isRecord(ground) ? ground.tiles : null
    const pattern: unknown = Array.isArray(tiles) ? tiles[0] : null
    if (typeof pattern !== 'string') return
    const addresses = tilesOfWay(at).map((tile) => tileAddress(pattern, tile))
    await fetchInto(cache, addresses, isTile)
  }

  /** Ahead of being looked at, so not for who saves data: they keep the pictures and maps that they have seen. */
  async function keepFiles(session: SessionState, pictureId: string | undefined, at: Position | null) {
    if (world.savesData() || !(await records.holds(session))) return
    const cache = await world.caches.open(ARRIVAL_CACHE)
    if (pictureId !== undefined)
      await fetchInto(
        cache,
        WIDTHS.map((width) => pictureAddress(pictureId, width, 'avif')),
        isPicture,
      )
    if (at !== null) await keepWay(cache, at)
    // Whoever signed out while the files were coming has been forgotten already: these came too late.
    if (!(await records.holds(session))) await world.caches.delete(ARRIVAL_CACHE)
  }

  /** Pictures and maps come one stay after the other, behind the codes of all of them. */
  let behind: Promise<void> = Promise.resolve()
  /** Saves one booking as the answer to a look at it; its pictures and map follow. True: saved. */
  async function keep(session: SessionState, detail: unknown, language: LanguageCode): Promise<boolean> {
    const stay = stayOf(detail)
    if (stay === null) return false
    const pictureId = pictureOf(detail)
    const saved = await records.save(session, aboutBooking(stay.id, language), {
      body: JSON.stringify({ status: 200, data: detail }),
      removeAfter: kitEnds(stay.checkOut),
      version: stay.version,
      ...(pictureId === undefined ? {} : { pictureId }),
    })
    if (saved)
      behind = behind.then(() => keepFiles(session, pictureId, positionOf(detail)).catch(() => undefined))
    return saved
  }

  async function ask(session: SessionState, id: string, language: LanguageCode): Promise<boolean> {
    const { input } = aboutBooking(id, language)
    const request = requestFor(world.origin, 'booking.detail', input, language)
    const answer = await answered(world, request)
    if (answer?.ok === true) await keep(session, answer.data, language)
    return answer !== null && answer.status < 500
  }

  /** Asks anew for one booking: something happened to it. False: nobody answered, it is as it was. */
  async function refresh(session: SessionState, id: string, language: LanguageCode): Promise<boolean> {
    const told = await ask(session, id, language)
    await behind
    return told
  }

  /** What is needed of a stay: nothing where it is on the device as it is now. */
  async function needOf(session: SessionState, stay: Stay, language: LanguageCode, codesFrom: unknown) {
    const saved = await records.readOne(session, aboutBooking(stay.id, language))
    if (saved === null) return 'missing'
    const same = saved.version === stay.version && world.now() - saved.savedAt < DAY
    return same && !isCodeBefore(codesFrom, saved.body) ? 'nothing' : 'news'
  }

  /** Fetches what the device has not of the next stays. False: some of it did not come. */
  async function keepAhead(session: SessionState, list: unknown, language: LanguageCode): Promise<boolean> {
    const bookings: unknown = isRecord(list) ? list.bookings : null
    const today = todayOf(await now())
    const ahead = (Array.isArray(bookings) ? bookings : [])
      .flatMap((booking: unknown) => stayOf(booking) ?? [])
      .filter(({ status, checkOut }) => holding.has(status) && checkOut >= today)
      .sort((one, other) => (one.checkIn < other.checkIn ? -1 : 1))
    const codesFrom = isRecord(list) ? list.codesFrom : null
    const needs = await Promise.all(
      ahead.slice(0, STAYS_AHEAD).map(async (stay) => ({
        stay,
        need: await needOf(session, stay, language, codesFrom),
      })),
    )
    // A stay without any code on the device comes before one that may have changed.
    const queue = [
      ...needs.filter(({ need }) => need === 'missing'),
      ...needs.filter(({ need }) => need === 'news'),
    ]
    let whole = true
    const work = async () => {
      for (let one = queue.shift(); one !== undefined; one = queue.shift())
        if (!(await ask(session, one.stay.id, language))) whole = false
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return whole
  }

  let next = { account: '', at: Number.NEGATIVE_INFINITY }
  /** Asks for the stays ahead once a person is known: a list shows the newest bookings, which need not be the next stays. */
  async function askAhead(session: SessionState, language: LanguageCode): Promise<void> {
    const { account } = session
    if (account === '' || (next.account === account && world.elapsed() < next.at)) return
    next = { account, at: world.elapsed() + ASK_EVERY }
    const request = requestFor(world.origin, 'booking.coming', {}, language)
    const answer = await answered(world, request)
    const whole = answer?.ok === true && (await keepAhead(session, answer.data, language))
    if (!whole) next = { account, at: world.elapsed() + ASK_AGAIN }
  }

  /** Saves the bookings that an answer carries, whatever it was asked for, and those that are ahead. */
  async function keepCarried(session: SessionState, call: Call, data: unknown, language: LanguageCode) {
    if (call.booking === 'is') await keep(session, data, language)
    if (call.booking === 'has' && isRecord(data)) await keep(session, data.booking, language)
    if (call.booking === 'lists') await keepAhead(session, data, language)
    if (call.booking === 'lists' || call.name === 'account.guest') await askAhead(session, language)
    await behind
  }

  /** Removes the kits whose time is over, and pictures and tiles that belong to none that is left. */
  async function sweep(session: SessionState): Promise<void> {
    const left = await records.sweep(session)
    const wanted = new Set(
      left.flatMap(({ pictureId, body }) => {
        const at = positionOf(dataOf(body))
        return [
          ...(pictureId === undefined ? [] : WIDTHS.map((width) => pictureAddress(pictureId, width, 'avif'))),
          ...(at === null ? [] : tilesOfWay(at).map(String)),
        ]
      }),
    )
    if (wanted.size === 0) return void (await world.caches.delete(ARRIVAL_CACHE))
    const cache = await world.caches.open(ARRIVAL_CACHE)
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url)
      if (!wanted.has(String(tileOf(pathname) ?? pathname))) await cache.delete(request)
    }
  }

  /** Ends when what follows the bookings that were kept so far is there. */
  const followed = (): Promise<void> => behind

  return { keep, keepCarried, followed, refresh, sweep }
}
