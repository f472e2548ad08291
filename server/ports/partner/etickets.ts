import * as z from 'zod/mini'
import { partnerResultOf, partnerStatusOf } from '#contract/partner.ts'
import type { PartnerTicket, TicketCheckRequest } from '#contract/shapes/partner.ts'
import type { Clock } from '../clock.ts'
import type { PartnerAnswer, PartnerTicketing } from './partner.ts'
import type { PartnerSettings } from './partnerSettings.ts'
import { tokenKeeper, type IssuedToken } from './token.ts'

/** How often a kept token is looked at, in ms. */
const LOOK_EVERY = 300_000

const issued = z.object({
  access_token: z.string().check(z.minLength(1), z.maxLength(8192)),
  expires_in: z.coerce.number().check(z.gte(1)),
})
const words = z.nullish(z.string())
/** Nobody's ticket costs as much; more, or less than nothing, is an answer that cannot be understood. */
const DEAREST = 1_000_000_000
const price = z.number().check(z.gte(0), z.lte(DEAREST))
const ticket = z.object({
  TicketTypeId: z.coerce.string(),
  Price: price,
  DiscountPrice: price,
  Quantity: z.number(),
  Status: z.number(),
  errorMessage: words,
})
const checked = z.object({
  Status: z.number(),
  errorMessage: words,
  Tickets: z.nullish(z.array(ticket)),
  BookingStatus: z.nullish(z.number()),
})

type Report = (reason: string) => void
export type ETickets = PartnerTicketing & {
  /** Looks at the token every five minutes, until it is told to stop. */
  keepLooking(): () => void
}

const LONGEST_MESSAGE = 500
const brief = (text: string | null | undefined) => (text ?? '').slice(0, LONGEST_MESSAGE)

/** The partner's ticket as ours: whole VND, and a status that is known. */
const ticketOf = (told: z.infer<typeof ticket>): PartnerTicket => ({
  TicketTypeId: told.TicketTypeId,
  Price: Math.round(told.Price),
  DiscountPrice: Math.round(told.DiscountPrice),
  Quantity: Math.max(0, Math.floor(told.Quantity)),
  Status: told.Status === 0 || told.Status === 2 || told.Status === 3 || told.Status === 4 ? told.Status : 1,
  errorMessage: told.errorMessage == null ? null : brief(told.errorMessage),
})

/** A parser's own complaint quotes what it read, which may be a token: nobody hears it. */
const jsonOf = (response: Response): Promise<unknown> =>
  response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) throw new Error('the answer is no JSON')
    throw error
  })

function answerOf(told: z.infer<typeof checked>): PartnerAnswer {
  const result = partnerResultOf(told.Status)
  if (result === null) throw new Error(`the partner answered with status ${told.Status}`)
  const tickets = (told.Tickets ?? []).map(ticketOf)
  if (result === 'OK')
    return { ok: true, partnerStatus: partnerStatusOf(told.BookingStatus ?? Number.NaN), tickets }
  return {
    ok: false,
    typeFail: result,
    message: brief(told.errorMessage),
    tickets: tickets.filter(({ Status }) => Status !== 1),
  }
}

/**
 * The partner's ticketing over HTTP: `POST /Token` (a form), then `POST /api/ETickets/OTGCheckBookingEticket` with the token. A
 * 401 fetches one new token and tries once more. `report` hears why nothing came of a call; never a name, password or token.
 */
export function eTickets(settings: PartnerSettings, clock: Clock, report: Report): ETickets {
  const post = (path: string, bearer: string, body: URLSearchParams | string) =>
    fetch(settings.host + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        accept: 'application/json',
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(settings.timeout),
    })

  async function fetchToken(): Promise<IssuedToken> {
    const form = new URLSearchParams({
      grant_type: 'password',
      username: settings.username,
      password: settings.password,
      usernameClient: settings.usernameClient,
      passwordClient: settings.passwordClient,
      deviceID: settings.deviceId,
    })
    const response = await post('/Token', settings.bearer, form)
    if (!response.ok) throw new Error(`the request for a token was answered with ${response.status}`)
    const told = issued.safeParse(await jsonOf(response))
    if (!told.success) throw new Error('the answer to the request for a token holds none')
    return { token: told.data.access_token, expiresIn: told.data.expires_in }
  }
  const tokens = tokenKeeper(fetchToken, clock)

  async function ask(payload: TicketCheckRequest): Promise<PartnerAnswer> {
    const body = JSON.stringify(payload)
    const send = (token: string) => post('/api/ETickets/OTGCheckBookingEticket', token, body)
    const token = await tokens.current()
    let response = await send(token)
    if (response.status === 401) response = await send(await tokens.after(token))
    if (!response.ok) throw new Error(`the check was answered with ${response.status}`)
    const told = checked.safeParse(await jsonOf(response))
    if (!told.success) throw new Error('the answer to the check has another shape')
    return answerOf(told.data)
  }

  const reason = (error: unknown) => (error instanceof Error ? error.message : 'no answer')
  return {
    standIn: settings.standIn,
    check: (payload) =>
      ask(payload).catch((error: unknown) => {
        report(reason(error))
        return { ok: false, typeFail: 'NETWORK', message: '', tickets: [] }
      }),
    keepLooking: () => {
      const timer = setInterval(() => {
        void tokens.look().catch((error: unknown) => report(reason(error)))
      }, LOOK_EVERY)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}
