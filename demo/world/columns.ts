/**
 * How a row of one village becomes a row of another: SQL over `one`, the row, and `n`, the village's number. Ids move by `n`
 * milliseconds in their time, so that they stay valid, stay in order, and can be moved within a text, too. What is not named
 * is taken over as it is.
 */
type Columns = Readonly<Record<string, string>>
/** A table: which of its rows are copied (`from` calls them `one` and has `n`), and what becomes of them. */
export type Copied = { table: string; from: string; columns: Columns }

const id = (column: string) => `pg_temp.moved(one.${column}, n)`
/** Ids in a document: those of places, rooms and people all begin alike. */
const within = (column: string) =>
  `replace(replace(one.${column}::text, '01941f29-7c00-', pg_temp.head('01941f29-7c00-', n)), '01980000-0000-', pg_temp.head('01980000-0000-', n))::jsonb`
/** Houses differ in what they cost: by a quarter in either direction, in whole 10,000 VND. */
const price = (column: string, room: string) =>
  `round(one.${column} * (0.75 + abs(hashtext(${room}::text || n)) % 51 / 100.0), -4)::bigint`
/** And in where they lie: within some three kilometres. */
const beside = (column: string) => `one.${column} + (abs(hashtext(one.id::text || n)) % 601 - 300) / 10000.0`
const named = (column: string) =>
  `jsonb_build_object('vi', one.${column}->>'vi' || ' ' || villages.name, 'en', one.${column}->>'en' || ' ' || villages.name)`

/** How a person of another village is reached: by what is theirs alone, as in the first. */
const emailOf = (email: string) => `n || '.' || (${email})`
const phoneOf = (phone: string) => `'+8410' || lpad((n * 1000 + right(${phone}, 3)::int)::text, 7, '0')`

const people = `(select * from users
  where exists (select from user_roles where user_id = id and role in ('KT', 'CSH'))) one, pg_temp.villages`
const ofPeople = (table: string) =>
  `${table} one join user_roles on user_roles.user_id = one.user_id and user_roles.role in ('KT', 'CSH'), pg_temp.villages`
const inVillage = (table: string) => `pg_temp.${table} one, pg_temp.villages`

/** Hosts, guests and places with their rooms, prices and taken nights; `name` and `key` are the village's. */
export const PLACES: readonly Copied[] = [
  {
    table: 'users',
    from: people,
    columns: {
      id: id('id'),
      email: emailOf('one.email'),
      phone: phoneOf('one.phone'),
    },
  },
  { table: 'credentials', from: ofPeople('credentials'), columns: { user_id: id('user_id') } },
  {
    table: 'user_roles',
    from: `(select * from user_roles where role in ('KT', 'CSH')) one, pg_temp.villages`,
    columns: { user_id: id('user_id') },
  },
  { table: 'host_profiles', from: inVillage('host_profiles'), columns: { host_id: id('host_id') } },
  { table: 'host_bank_accounts', from: inVillage('host_bank_accounts'), columns: { host_id: id('host_id') } },
  {
    table: 'resorts',
    from: inVillage('resorts'),
    columns: {
      id: id('id'),
      host_id: id('host_id'),
      name: named('name'),
      search_key: `one.search_key || ' ' || villages.key`,
      lat: beside('lat'),
      lng: beside('lng'),
      shown_lat: beside('shown_lat'),
      shown_lng: beside('shown_lng'),
      created_at: `one.created_at - n * interval '37 minutes'`,
    },
  },
  {
    table: 'resort_service_links',
    from: inVillage('resort_service_links'),
    columns: { resort_id: id('resort_id') },
  },
  {
    table: 'rooms',
    from: inVillage('rooms'),
    columns: {
      resort_id: id('resort_id'),
      id: id('id'),
      base_price: price('base_price', 'one.id'),
      weekend_price: price('weekend_price', 'one.id'),
    },
  },
  {
    table: 'room_benefit_links',
    from: inVillage('room_benefit_links'),
    columns: { resort_id: id('resort_id'), room_id: id('room_id') },
  },
  ...['room_seasons', 'room_night_prices'].map((table) => ({
    table,
    from: inVillage(table),
    columns: {
      resort_id: id('resort_id'),
      room_id: id('room_id'),
      price: price('price', 'one.room_id'),
    },
  })),
  {
    table: 'reviews',
    from: inVillage('reviews'),
    columns: {
      resort_id: id('resort_id'),
      id: id('id'),
      booking_id: id('booking_id'),
      room_id: id('room_id'),
      guest_id: id('guest_id'),
    },
  },
  {
    table: 'room_nights',
    from: inVillage('room_nights'),
    columns: { resort_id: id('resort_id'), room_id: id('room_id') },
  },
]

/** The rows that hang on a stay, which has a code of its own in every village. */
const ofStays = (table: string, on = 'one.booking_id') =>
  `${table} one join pg_temp.stays on stays.id = ${on}`
const REFERENCE = `replace(stays.code, '-', '') || right(one.reference, 8)`
const WITH_CODE = `jsonb_set(one.params, '{code}', to_jsonb(stays.code))`
const ofBooking = { resort_id: id('resort_id'), booking_id: id('booking_id') }

/** Stays with everything that followed from them. */
export const STAYS: readonly Copied[] = [
  {
    table: 'bookings',
    from: ofStays('bookings', 'one.id'),
    columns: {
      resort_id: id('resort_id'),
      id: id('id'),
      code: 'stays.code',
      tenant_id: id('tenant_id'),
      host_id: id('host_id'),
      quote: within('quote'),
      contact: `one.contact || jsonb_build_object('email', ${emailOf("one.contact->>'email'")}, 'phone', ${phoneOf("one.contact->>'phone'")})`,
    },
  },
  {
    table: 'booking_rooms',
    from: ofStays('booking_rooms'),
    columns: { ...ofBooking, room_id: id('room_id') },
  },
  {
    table: 'booking_events',
    from: ofStays('booking_events'),
    columns: { ...ofBooking, actor_id: id('actor_id') },
  },
  {
    table: 'host_cancellations',
    from: ofStays('host_cancellations'),
    columns: { host_id: id('host_id'), booking_id: id('booking_id') },
  },
  {
    table: 'staff_cases',
    from: ofStays('staff_cases'),
    columns: {
      ...ofBooking,
      id: id('id'),
      params: WITH_CODE,
    },
  },
  {
    table: 'payment_attempts',
    from: ofStays('payment_attempts'),
    columns: { ...ofBooking, edit_id: id('edit_id'), reference: REFERENCE },
  },
  {
    table: 'refunds',
    from: ofStays('refunds'),
    columns: { ...ofBooking, id: id('id'), reference: REFERENCE },
  },
  {
    table: 'payouts',
    from: ofStays('payouts'),
    columns: { ...ofBooking, id: id('id'), host_id: id('host_id') },
  },
  {
    table: 'ledger_entries',
    from: ofStays('ledger_entries'),
    columns: { ...ofBooking, posting: id('posting') },
  },
  {
    table: 'bank_transfers',
    from: ofStays('bank_transfers'),
    columns: { booking_id: id('booking_id'), id: id('id') },
  },
  {
    table: 'complaints',
    from: ofStays('complaints'),
    columns: { ...ofBooking, id: id('id') },
  },
  {
    table: 'booking_edits',
    from: ofStays('booking_edits'),
    columns: { ...ofBooking, id: id('id'), before: within('before'), after: within('after') },
  },
  {
    table: 'notices',
    from: ofStays('notices', 'one.ref::uuid'),
    columns: {
      user_id: id('user_id'),
      id: id('id'),
      ref: `${id('ref::uuid')}::text`,
      params: WITH_CODE,
    },
  },
  {
    table: 'jobs',
    from: ofStays("(select * from jobs where done_at is null and ref ~ '^[0-9a-f-]{36}$')", 'one.ref::uuid'),
    columns: { id: id('id'), ref: `${id('ref::uuid')}::text` },
  },
]
