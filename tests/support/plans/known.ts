import type pg from 'pg'
import * as z from 'zod'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'

const GUEST = DEMO_ACCOUNTS.guest.id
const HOST = DEMO_ACCOUNTS.host.id
const SERVICE = 'select id from services order by id limit 1'
const HOUSE = `select id from resorts where host_id = '${HOST}' order by id limit 1`
const ofGuest = (status: string) =>
  `select id from bookings where tenant_id = '${GUEST}' and status = '${status}' order by check_in desc limit 1`
const atHost = (status: string) =>
  `select id from bookings where host_id = '${HOST}' and status = '${status}' order by check_in desc limit 1`

/** What of the demo is asked about; each belongs to the account that asks. */
const known = z.object({
  guest: z.string(),
  resort: z.string(),
  room: z.string(),
  service: z.string(),
  slot: z.string(),
  ticketType: z.string(),
  news: z.string(),
  mine: z.string(),
  mineAhead: z.string(),
  mineHeld: z.string(),
  guests: z.string(),
  guestsAhead: z.string(),
  tickets: z.string(),
  ticketsOfHost: z.string(),
  conversation: z.string(),
  notice: z.string(),
  code: z.string(),
})
export type Known = z.infer<typeof known>

const QUESTIONS: Readonly<Record<keyof Known, string>> = {
  guest: `select '${GUEST}'`,
  resort: HOUSE,
  room: `select id from rooms where resort_id = (${HOUSE}) order by id limit 1`,
  service: SERVICE,
  slot: `select date || ' ' || time from service_slots
    where service_id = (${SERVICE}) and date > '2026-12-01' and sold = 0 order by date, time limit 1`,
  ticketType: `select id from ticket_types where service_id = (${SERVICE}) limit 1`,
  news: 'select id from news order by id limit 1',
  mine: ofGuest('SUCCESS'),
  mineAhead: ofGuest('ORDERED'),
  mineHeld: ofGuest('PENDING'),
  guests: atHost('SUCCESS'),
  guestsAhead: atHost('ORDERED'),
  tickets: `select id from service_bookings where tenant_id = '${GUEST}' and status = 'SERVICE_ORDERED'
    order by date desc limit 1`,
  ticketsOfHost: `select id from service_bookings where host_id = '${HOST}' limit 1`,
  conversation: `select id from conversations where person_id = '${GUEST}' limit 1`,
  notice: `select id from notices where user_id = '${GUEST}' limit 1`,
  code: `select code from bookings where host_id = '${HOST}' limit 1`,
}

export async function knownIn(line: pg.Client): Promise<Known> {
  const wanted = Object.entries(QUESTIONS).map(([name, question]) => `'${name}', (${question})::text`)
  const { rows } = await line.query(`select json_build_object(${wanted.join()}) as found`)
  return z.tuple([z.object({ found: known })]).parse(rows)[0].found
}
