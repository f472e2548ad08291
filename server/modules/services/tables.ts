import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ServiceKind } from '#contract/shapes/service.ts'
import type { Localized } from '#contract/shapes/primitives.ts'
import { instant } from '#server/db/instant.ts'

type Lines = { vi: string[]; en: string[] }

/**
 * Tickets and experiences. `search_key` is name, area and kind in both languages without accents. `partner`: sold through the
 * partner's ticketing system, which is asked before tickets are held. Cancelling is free until `free_cancel_hours` before the
 * start and costs `cancel_fee_percent` of the fee after.
 */
export const services = pgTable(
  'services',
  {
    id: uuid().primaryKey(),
    hostId: uuid('host_id').notNull(),
    projectAreaId: integer('project_area_id').notNull(),
    kind: text().$type<ServiceKind>().notNull(),
    name: jsonb().$type<Localized>().notNull(),
    summary: jsonb().$type<Localized>().notNull(),
    description: jsonb().$type<Lines>().notNull(),
    includes: jsonb().$type<Lines>().notNull(),
    rules: jsonb().$type<Lines>().notNull(),
    address: jsonb().$type<Localized>().notNull(),
    meeting: jsonb().$type<Localized>().notNull(),
    pictureIds: jsonb('picture_ids').$type<string[]>().notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    freeCancelHours: smallint('free_cancel_hours').notNull(),
    cancelFeePercent: smallint('cancel_fee_percent').notNull(),
    partner: boolean().notNull(),
    promoted: boolean().notNull(),
    searchKey: text('search_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('services_by_host').on(table.hostId),
    check('services_fee', sql`${table.cancelFeePercent} between 0 and 100 and ${table.freeCancelHours} >= 0`),
  ],
)
export type ServiceRow = typeof services.$inferSelect

/** Whom a ticket of a service is for, and what it costs, VND; `discount_price` is what is paid. */
export const ticketTypes = pgTable(
  'ticket_types',
  {
    serviceId: uuid('service_id').notNull(),
    id: uuid().notNull(),
    position: smallint().notNull(),
    name: jsonb().$type<Localized>().notNull(),
    note: jsonb().$type<Localized>().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    discountPrice: bigint('discount_price', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.id] }),
    check(
      'ticket_types_price',
      sql`${table.discountPrice} >= 0 and ${table.discountPrice} <= ${table.price}`,
    ),
  ],
)
export type TicketTypeRow = typeof ticketTypes.$inferSelect

/** When a service begins every day, and for how many: what slots ahead are made of (see `makeSlots`). */
export const slotRules = pgTable(
  'service_slot_rules',
  {
    serviceId: uuid('service_id').notNull(),
    /** `HH:mm` at the place. */
    time: text().notNull(),
    endTime: text('end_time').notNull(),
    capacity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.time] }),
    check('service_slot_rules_capacity', sql`${table.capacity} >= 0`),
  ],
)

/**
 * One start of a service on a day: how many tickets there are and how many are held or sold. The CHECK is the last guard:
 * no ticket is ever sold twice.
 */
export const serviceSlots = pgTable(
  'service_slots',
  {
    serviceId: uuid('service_id').notNull(),
    date: date({ mode: 'string' }).notNull(),
    /** `HH:mm` at the place. */
    time: text().notNull(),
    endTime: text('end_time').notNull(),
    capacity: integer().notNull(),
    sold: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.date, table.time] }),
    index('service_slots_by_date').on(table.date),
    check('service_slots_quota', sql`${table.sold} >= 0 and ${table.sold} <= ${table.capacity}`),
  ],
)
export type SlotRow = typeof serviceSlots.$inferSelect
