import { stayCodeTyped } from '#contract/bookingCodes.ts'
import { verifyCheckinCode, type CheckinPublicKeys } from '#contract/checkin.ts'
import { judgeCheckin, type CheckinVerdict } from '#contract/checkinVerdict.ts'
import type { GateTickets } from '#contract/shapes/serviceBooking.ts'
import { isTicketCode, verifyTicketCode } from '#contract/ticketCode.ts'
import { judgeTicket, type TicketVerdict } from '#contract/ticketVerdict.ts'
import { es256Verifier } from '#contract/es256.ts'
import { guestSeal, type SealedGuest } from '#contract/gateSeal.ts'
import { dayAt } from '#contract/nights.ts'
import type { HostArrivals } from '#contract/shapes/host.ts'
import { wasUsed, type Heard } from './used.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const seal = guestSeal(crypto.subtle, {
  encode: (text) => new Uint8Array(encoder.encode(text)),
  decode: (bytes) => decoder.decode(bytes),
})
const verify = es256Verifier(crypto.subtle)

type Entry = HostArrivals['bookings'][number]
/** A code that was read at the gate, and what this device makes of it. Typed by hand it proves nothing, so it is never green. */
export type Read =
  | { kind: 'scanned'; text: string; verdict: CheckinVerdict; guest: SealedGuest | null; entry: Entry | null }
  | { kind: 'typed'; text: string; entry: Entry | null; used: boolean }
  | TicketRead
/** A ticket that was read, what this device makes of it, and what the list says of it. */
export type TicketRead = {
  kind: 'ticket'
  text: string
  verdict: TicketVerdict
  entry: GateTickets['tickets'][number] | null
  serviceName: string
}

/** The code of a guest, scanned or typed. */
export type GuestRead = Exclude<Read, TicketRead>

type Knows = {
  known: CheckinPublicKeys
  list: HostArrivals | null
  tickets: GateTickets | null
  /** Whether scans of this device are still to be sent. */
  sending: boolean
  now: number
}

/** What a list says of one of its entries; null where it has none. */
const heardOf = (
  list: { fetchedAt: string } | null,
  entry: { usedAt: string | null } | { checkedInAt: string | null } | null,
  sending: boolean,
): Heard | null =>
  list === null || entry === null
    ? null
    : {
        at: list.fetchedAt,
        used: ('usedAt' in entry ? entry.usedAt : entry.checkedInAt) !== null,
        sending,
      }

async function readTyped(text: string, { list, sending }: Knows): Promise<Read> {
  const shortRef = await seal.shortRefOf(text)
  const entry = list?.bookings.find((one) => one.shortRef === shortRef) ?? null
  const used = entry !== null && wasUsed(entry.ref, heardOf(list, entry, sending))
  return { kind: 'typed', text, entry, used }
}

/** Reads a ticket of a service: signed with the same keys, judged by the list of tickets. */
async function readTicket(text: string, { known, tickets, sending, now }: Knows): Promise<TicketRead> {
  const verification = await verifyTicketCode(text, known.keys, verify)
  const facts = verification.kind === 'signed' ? verification.facts : null
  const entry = tickets?.tickets.find(({ id }) => id === facts?.ticketId) ?? null
  const verdict = judgeTicket(verification, {
    list: tickets,
    today: dayAt(Temporal.Instant.fromEpochMilliseconds(Math.floor(now))),
    now,
    usedOnThisDevice:
      facts !== null && wasUsed(await seal.refOf(facts.ticketId), heardOf(tickets, entry, sending)),
    withdrawnKeys: known.withdrawn ?? [],
  })
  return {
    kind: 'ticket',
    text,
    verdict,
    entry,
    serviceName: tickets?.services.find(({ id }) => id === facts?.serviceId)?.name ?? '',
  }
}

/** Reads a code with what this device knows. Needs no network. */
export async function read(text: string, knows: Knows): Promise<Read> {
  const typed = stayCodeTyped(text)
  if (typed !== null) return await readTyped(typed, knows)
  if (isTicketCode(text)) return await readTicket(text, knows)
  const { known, list, sending, now } = knows
  const verification = await verifyCheckinCode(text.trim(), known.keys, verify)
  const facts = verification.kind === 'signed' ? verification.facts : null
  const ref = facts === null ? null : await seal.refOf(facts.bookingId)
  const entry = list?.bookings.find((one) => one.ref === ref) ?? null
  const verdict = judgeCheckin(verification, {
    resortIds: list === null ? (facts === null ? [] : [facts.resortId]) : list.resorts.map(({ id }) => id),
    today: dayAt(Temporal.Instant.fromEpochMilliseconds(Math.floor(now))),
    now,
    list:
      list === null
        ? null
        : {
            fetchedAt: list.fetchedAt,
            bookings:
              entry === null || facts === null
                ? []
                : [{ bookingId: facts.bookingId, version: entry.version, revoked: entry.revoked }],
          },
    usedOnThisDevice: ref !== null && wasUsed(ref, heardOf(list, entry, sending)),
    withdrawnKeys: known.withdrawn ?? [],
  })
  const guest = entry === null || facts === null ? null : await seal.open(facts.bookingId, entry.sealed)
  return { kind: 'scanned', text, verdict, guest, entry }
}

/** The name under which a scanned guest is remembered on this device; it says nothing of who it is. */
export const refOf = (bookingId: string): Promise<string> => seal.refOf(bookingId)
