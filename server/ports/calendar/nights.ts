import 'temporal-polyfill/global'
import ICAL from 'ical.js'

/** What a file may cost: entries of a calendar, and steps of repetitions over all of them. */
const MOST_EVENTS = 5_000
const MOST_STEPS = 10_000
const ZONE = 'Asia/Ho_Chi_Minh'

export type ReadWish = { text: string; from: string; to: string; own: string }
export type Nights = { nights: string[]; skipped: number }

/** A file that asks for more than a calendar would. */
class TooMuch extends Error {}

/** The day in Việt Nam on which a time falls. A time without a zone, and one in a zone that nobody knows, is Việt Nam's. */
function dayOf(time: ICAL.Time, zoneName: string | null): string {
  const wall = { year: time.year, month: time.month, day: time.day }
  if (time.isDate) return Temporal.PlainDate.from(wall).toString()
  if (time.zone === ICAL.Timezone.utcTimezone || (time.zone && time.zone !== ICAL.Timezone.localTimezone))
    return Temporal.Instant.fromEpochMilliseconds(time.toUnixTime() * 1000)
      .toZonedDateTimeISO(ZONE)
      .toPlainDate()
      .toString()
  const plain = Temporal.PlainDateTime.from({
    ...wall,
    hour: time.hour,
    minute: time.minute,
    second: time.second,
  })
  try {
    return plain
      .toZonedDateTime(zoneName ?? ZONE)
      .withTimeZone(ZONE)
      .toPlainDate()
      .toString()
  } catch {
    return plain.toPlainDate().toString()
  }
}

const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase()

/** Somebody is there: what is cancelled, or shown as free, is nobody. */
const counts = (component: ICAL.Component): boolean =>
  textOf(component, 'status') !== 'CANCELLED' && textOf(component, 'transp') !== 'TRANSPARENT'

const zoneOf = (component: ICAL.Component): string | null => {
  const zone: unknown = component.getFirstProperty('dtstart')?.getParameter('tzid')
  return typeof zone === 'string' ? zone : null
}

/** Entries that belong together: a repetition, and the single times that were changed of it. */
function grouped(components: readonly ICAL.Component[]): ICAL.Event[] {
  const masters = new Map<string, ICAL.Event>()
  const events: ICAL.Event[] = []
  for (const component of components) {
    if (component.hasProperty('recurrence-id')) continue
    const event = new ICAL.Event(component)
    events.push(event)
    if (event.uid) masters.set(event.uid, event)
  }
  for (const component of components) {
    if (!component.hasProperty('recurrence-id')) continue
    const master = masters.get(String(component.getFirstPropertyValue('uid') ?? ''))
    if (master?.isRecurring()) master.relateException(component)
    else events.push(new ICAL.Event(component))
  }
  return events
}

/**
 * The nights in which a calendar has somebody. An all-day entry ends before its end day, as the format says; an entry with
 * times takes the nights between the days on which it begins and ends in Việt Nam, so what begins and ends on one day takes
 * none. Entries that cannot be understood are counted and left out. Throws when it is no calendar, or more than one.
 */
export function nightsIn({ text, from, to, own }: ReadWish): Nights {
  const calendar = ICAL.Component.fromString(text)
  if (calendar.name !== 'vcalendar') throw new Error('not a calendar')
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const components = calendar.getAllSubcomponents('vevent')
  if (components.length > MOST_EVENTS) throw new TooMuch()
  const nights = new Set<string>()
  let steps = 0
  let skipped = 0

  const take = (first: string, end: string, allDay: boolean): void => {
    const last = allDay && end <= first ? Temporal.PlainDate.from(first).add({ days: 1 }).toString() : end
    let night = first < from ? from : first
    while (night < last && night < to) {
      nights.add(night)
      night = Temporal.PlainDate.from(night).add({ days: 1 }).toString()
    }
  }

  const readOne = (event: ICAL.Event): void => {
    const zone = zoneOf(event.component)
    const allDay = event.startDate.isDate
    if (!event.isRecurring()) {
      if (counts(event.component)) take(dayOf(event.startDate, zone), dayOf(event.endDate, zone), allDay)
      return
    }
    const times = event.iterator()
    for (let time = times.next(); time; time = times.next()) {
      if ((steps += 1) > MOST_STEPS) throw new TooMuch()
      if (dayOf(time, zone) >= to) break
      const { item, startDate, endDate } = event.getOccurrenceDetails(time)
      if (counts(item.component)) take(dayOf(startDate, zone), dayOf(endDate, zone), startDate.isDate)
    }
  }

  for (const event of grouped(components)) {
    if (own !== '' && (event.uid ?? '').startsWith(own)) continue
    try {
      readOne(event)
    } catch (error) {
      if (error instanceof TooMuch) throw error
      skipped += 1
    }
  }
  return { nights: [...nights].toSorted(), skipped }
}
