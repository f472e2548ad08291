import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Localized } from '#contract/shapes/primitives.ts'
import type { CancellationPolicy, ConfirmationPolicy, ResortType } from '#contract/shapes/resort.ts'
import { instant } from '#server/db/instant.ts'
import { wordsOfKey } from '#server/db/nameWords.ts'

/** Paragraphs or lines in every language. */
export type LocalizedLines = { vi: string[]; en: string[] }

const money = (name: string) => bigint(name, { mode: 'number' })

/** Whom a guest meets: the public side of a host's account (`host_id` is the user's id). */
export const hostProfiles = pgTable('host_profiles', {
  hostId: uuid('host_id').primaryKey(),
  name: text().notNull(),
  phone: text().notNull(),
  since: date({ mode: 'string' }).notNull(),
  avatarId: text('avatar_id').notNull(),
  answersWithinMinutes: integer('answers_within_minutes').notNull(),
})

/** Where a host's guests transfer money to; `bin` is the bank's six-digit number of NAPAS. One account a host. */
export const hostBankAccounts = pgTable('host_bank_accounts', {
  hostId: uuid('host_id').primaryKey(),
  bin: text().notNull(),
  bank: text().notNull(),
  number: text().notNull(),
  holder: text().notNull(),
})

/**
 * A villa, an apartment or a hotel. `search_key` is name, area and address in both languages without accents, made by the
 * application. The three rating sums and `review_count` count published reviews only. Area in square metres, times `HH:mm`
 * at the resort. `hotline` is the place's own telephone for arrivals, null when there is none.
 */
export const resorts = pgTable(
  'resorts',
  {
    id: uuid().primaryKey(),
    hostId: uuid('host_id').notNull(),
    type: integer().$type<ResortType>().notNull(),
    projectAreaId: integer('project_area_id').notNull(),
    name: jsonb().$type<Localized>().notNull(),
    summary: jsonb().$type<Localized>().notNull(),
    description: jsonb().$type<LocalizedLines>().notNull(),
    address: jsonb().$type<Localized>().notNull(),
    /** Where it is; null while its host has not said. A house's leaves the server with a booking only. */
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** Where everybody sees it: there, or of a house beside it (`shownPosition`). */
    shownLat: doublePrecision('shown_lat'),
    shownLng: doublePrecision('shown_lng'),
    directions: jsonb().$type<LocalizedLines>().notNull(),
    houseRules: jsonb('house_rules').$type<LocalizedLines>().notNull(),
    pictureIds: jsonb('picture_ids').$type<string[]>().notNull(),
    area: doublePrecision().notNull(),
    hotline: text(),
    checkInTime: text('check_in_time').notNull(),
    checkOutTime: text('check_out_time').notNull(),
    /** When it is quiet there, over midnight too: both `HH:mm`, or both null. */
    quietFrom: text('quiet_from'),
    quietUntil: text('quiet_until'),
    /** Until when one books for the same day, `HH:mm`; null: the product's own time. */
    sameDayUntil: text('same_day_until'),
    confirmationPolicy: text('confirmation_policy').$type<ConfirmationPolicy>().notNull(),
    cancellationPolicy: text('cancellation_policy').$type<CancellationPolicy>().notNull(),
    promoted: boolean().notNull(),
    cleanSum: integer('clean_sum').notNull(),
    convenientSum: integer('convenient_sum').notNull(),
    serviceSum: integer('service_sum').notNull(),
    reviewCount: integer('review_count').notNull(),
    searchKey: text('search_key').notNull(),
    /** A tour in virtual reality; only shown while its host is allowed. */
    vrLink: text('vr_link'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('resorts_area').on(table.projectAreaId),
    index('resorts_host').on(table.hostId),
    index('resorts_by_word').using('gin', wordsOfKey(table.searchKey)),
    index('resorts_promoted')
      .on(table.id)
      .where(sql`${table.promoted}`),
  ],
)

/** Services a resort offers. */
export const resortServiceLinks = pgTable(
  'resort_service_links',
  { resortId: uuid('resort_id').notNull(), serviceId: integer('service_id').notNull() },
  (table) => [primaryKey({ columns: [table.resortId, table.serviceId] })],
)

/**
 * A room type of a hotel with its number of units, or the one entire property of a villa or apartment. Prices are whole
 * VND a night of one unit; surcharges are a night and a person; the promotion is whole percent.
 */
export const rooms = pgTable(
  'rooms',
  {
    resortId: uuid('resort_id').notNull(),
    id: uuid().notNull(),
    position: integer().notNull(),
    name: jsonb().$type<Localized>().notNull(),
    description: jsonb().$type<Localized>().notNull(),
    beds: jsonb().$type<Localized>().notNull(),
    pictureIds: jsonb('picture_ids').$type<string[]>().notNull(),
    area: doublePrecision().notNull(),
    bedrooms: integer().notNull(),
    bathrooms: integer().notNull(),
    units: integer().notNull(),
    entireProperty: boolean('entire_property').notNull(),
    basePrice: money('base_price').notNull(),
    weekendPrice: money('weekend_price'),
    discountPercent: integer('discount_percent').notNull(),
    includedAdults: integer('included_adults').notNull(),
    adultSurcharge: money('adult_surcharge').notNull(),
    childSurcharge: money('child_surcharge').notNull(),
    extraBedPrice: money('extra_bed_price').notNull(),
    maxExtraBeds: integer('max_extra_beds').notNull(),
    minGuests: integer('min_guests').notNull(),
    maxGuests: integer('max_guests').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resortId, table.id] })],
)

/** Benefits a room has. */
export const roomBenefitLinks = pgTable(
  'room_benefit_links',
  {
    resortId: uuid('resort_id').notNull(),
    roomId: uuid('room_id').notNull(),
    benefitId: integer('benefit_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resortId, table.roomId, table.benefitId] })],
)

/** Half-open seasons [from_day, to_day) with their own price a night; where two overlap the higher position wins. */
export const roomSeasons = pgTable(
  'room_seasons',
  {
    resortId: uuid('resort_id').notNull(),
    roomId: uuid('room_id').notNull(),
    position: integer().notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    price: money('price').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resortId, table.roomId, table.position] })],
)

/** A host's own price for a single night, VND; it wins over seasons and weekends. */
export const roomNightPrices = pgTable(
  'room_night_prices',
  {
    resortId: uuid('resort_id').notNull(),
    roomId: uuid('room_id').notNull(),
    night: date({ mode: 'string' }).notNull(),
    price: money('price').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resortId, table.roomId, table.night] })],
)
