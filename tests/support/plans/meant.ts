/**
 * Statements that read a growing table whole, and may: what a node keeps in memory is read once, and what an administrator
 * opens now and then counts everything. Each is named by its table and words of its own.
 */
export const MEANT: readonly { table: string; says: string; because: string }[] = [
  {
    table: 'resorts',
    says: 'select "id" from "resorts" order by',
    because: 'a node that starts reads all places into memory, piece by piece',
  },
  {
    table: 'user_roles',
    says: 'select "role", count(*) from "user_roles"',
    because: 'the administrators’ list of roles says how many hold each',
  },
  {
    table: 'resorts',
    says: 'select "project_area_id", count(*) from "resorts"',
    because: 'the administrators’ list of areas says how many places lie in each',
  },
  {
    table: 'area_months',
    says: 'select distinct "area_id"',
    because: 'the administrators’ list of areas says which have figures; a line a month and area',
  },
  {
    table: 'resort_service_links',
    says: 'select "service_id", count(*)',
    because: 'the administrators’ list of services says how many places have each',
  },
  {
    table: 'room_benefit_links',
    says: 'select "benefit_id", count(*)',
    because: 'the administrators’ list of benefits says how many rooms have each',
  },
  {
    table: 'host_cancellations',
    says: 'group by "host_cancellations"."host_id" having count(*)',
    because: 'a few in a thousand bookings, and some locks last for ever, so that all of them count',
  },
  ...['bookings', 'booking_rooms'].map((table) => ({
    table,
    says: '"bookings"."check_out", sum("booking_rooms"."count")',
    because: 'investors’ nights are counted from all stays of a year, by the clock and for nobody who waits',
  })),
  {
    table: 'payouts',
    says: 'sum("payouts"."amount")',
    because: 'investors’ revenue is summed from all payouts of a year, by the clock and for nobody who waits',
  },
]
