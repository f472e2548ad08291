import * as z from 'zod/mini'
import { MAX_TICKETS, SERVICE_KINDS } from '../serviceKinds.ts'
import { gatewaysFor } from './gatewaysFor.ts'
import { count, id, instant, line, MAX_PAGE_SIZE, money, plainDate, whole } from './primitives.ts'
import { RESULTS_A_PAGE } from './searchDefaults.ts'

export { MAX_TICKETS, type ServiceKind } from '../serviceKinds.ts'
export const serviceKind = z.enum(SERVICE_KINDS)

/** How far ahead slots are asked for in one call, in days. */
export const SLOT_DAYS_MAX = 62

/** A day and a clock time at the place, `YYYY-MM-DD HH:mm`: which slot. */
export const bookingTime = z
  .string({ error: 'C_002' })
  .check(z.regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/, { error: 'C_004' }))

const SERVICE_SORT_FIELDS = ['recommended', 'price', 'newest'] as const
export const serviceSearchRequest = z.object({
  project_area_id: z._default(z.nullable(whole), null),
  service_kind: z._default(z.array(serviceKind).check(z.maxLength(10)), []),
  /** Only services with tickets left on this day. */
  booking_day: z.optional(plainDate),
  from_price: z.optional(count),
  to_price: z.optional(count),
  search_content: z._default(line(100), ''),
  sort_by_field: z._default(z.enum(SERVICE_SORT_FIELDS), 'recommended'),
  sort_order: z._default(z.enum(['asc', 'desc']), 'desc'),
  page_size: z._default(z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE)), RESULTS_A_PAGE),
  page_number: z._default(z.int().check(z.gte(1), z.lte(1000)), 1),
})
export type ServiceSearchRequest = z.infer<typeof serviceSearchRequest>

const serviceCard = z.object({
  serviceId: id,
  name: z.string(),
  kind: serviceKind,
  projectAreaId: z.int(),
  projectAreaName: z.string(),
  summary: z.string(),
  pictureId: z.string(),
  durationMinutes: count,
  /** The adult's ticket, VND, before and after its promotion, and what it is called. */
  price: money,
  priceAfterDiscount: money,
  ticketName: z.string(),
  freeCancelHours: count,
  /** 1: shown first, marked as promoted. */
  promote_in_search_page: z.union([z.literal(0), z.literal(1)]),
  /** Tickets left on the asked day; null without a day. */
  left: z.nullable(count),
})
export type ServiceCard = z.infer<typeof serviceCard>
export const serviceSearchAnswer = z.object({ total_rows: count, data: z.array(serviceCard) })
export type ServiceSearchAnswer = z.infer<typeof serviceSearchAnswer>

const ticketType = z.object({
  id,
  name: z.string(),
  /** Whom it is for, one line. */
  note: z.string(),
  price: money,
  discountPrice: money,
})

/** Everything the public page of a service shows; texts in the asked language. */
export const serviceDetail = z.object({
  id,
  name: z.string(),
  kind: serviceKind,
  projectAreaId: z.int(),
  projectAreaName: z.string(),
  summary: z.string(),
  description: z.array(z.string()),
  includes: z.array(z.string()),
  rules: z.array(z.string()),
  address: z.string(),
  meeting: z.string(),
  pictureIds: z.array(z.string()),
  durationMinutes: count,
  ticketTypes: z.array(ticketType),
  freeCancelHours: count,
  cancelFeePercent: count,
  hostName: z.string(),
  /** Sold through the partner's ticketing system, which is asked before tickets are held. */
  partner: z.boolean(),
  promoted: z.boolean(),
})
export type ServiceDetail = z.infer<typeof serviceDetail>

/** One start of a service on a day; `left` counts tickets of all types together. */
const slot = z.object({ date: plainDate, time: z.string(), endTime: z.string(), left: count })
export type Slot = z.infer<typeof slot>
export const slotsRequest = z.object({ service_id: id, from_day: plainDate, to_day: plainDate })
/** Both days are included; slots that have begun are left out. */
export const slotsAnswer = z.object({ slots: z.array(slot), serverNow: instant })

export const ticketCount = z.object({
  ticket_type_id: id,
  quantity: count.check(z.lte(MAX_TICKETS, { error: 'G_TICKETS_MOST' })),
})
export const ticketQuoteRequest = z.object({
  service_id: id,
  booking_time: bookingTime,
  tickets: z.array(ticketCount).check(
    z.maxLength(20),
    z.refine((tickets) => tickets.some(({ quantity }) => quantity > 0), { error: 'G_TICKETS_NONE' }),
  ),
  coupon_code: z._default(line(30), ''),
})
export type TicketQuoteRequest = z.infer<typeof ticketQuoteRequest>

/** Priced tickets, line by line, whole VND. `total = ticketPrice − discount − voucherDiscount`. */
export const serviceQuote = z.object({
  lines: z.array(
    z.object({
      ticketTypeId: id,
      name: z.string(),
      quantity: count,
      price: money,
      discountPrice: money,
      total: money,
    }),
  ),
  quantity: count,
  ticketPrice: money,
  discount: money,
  voucherCode: z.nullable(z.string()),
  voucherDiscount: money,
  total: money,
})
export type ServiceQuote = z.infer<typeof serviceQuote>

/** `open` false: the slot has begun or is not offered. `couponProblem` is the code of why the coupon was left out. */
export const ticketQuoteAnswer = z.object({
  quote: serviceQuote,
  left: count,
  open: z.boolean(),
  couponProblem: z.nullable(z.string()),
  gateways: gatewaysFor,
  /** As many of the asked tickets as can be had at this time where that is fewer; empty otherwise. */
  offer: z.array(ticketCount),
  /** Other slots from this day on that have as many tickets, the next first. */
  otherSlots: z.array(slot),
  serverNow: instant,
})
export type TicketQuoteAnswer = z.infer<typeof ticketQuoteAnswer>
