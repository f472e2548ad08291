import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarText, runsOf } from '#server/modules/calendars/file.ts'
import { markOf } from '#server/modules/calendars/marks.ts'
import { Unread } from '#server/ports/calendar/fetchText.ts'
import { nightsIn } from '#server/ports/calendar/nights.ts'
import { readApart } from '#server/ports/calendar/readApart.ts'

const window = { from: '2026-11-21', to: '2027-11-21', own: '' }
const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@other', ...lines, 'END:VEVENT']
const read = (...lines: string[]) => nightsIn({ text: file(...event(...lines)), ...window }).nights

const NEW_YORK = [
  'BEGIN:VTIMEZONE',
  'TZID:Own/New_York',
  'BEGIN:STANDARD',
  'DTSTART:20201101T020000',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'END:VTIMEZONE',
]

describe('what a calendar of another site closes', () => {
  it.each<[string, string[], string[]]>([
    [
      'whole days, the last of which is the day of leaving',
      ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261203'],
      ['2026-12-01', '2026-12-02'],
    ],
    ['one whole day without an end', ['DTSTART;VALUE=DATE:20261201'], ['2026-12-01']],
    [
      'a whole day that ends where it begins',
      ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261201'],
      ['2026-12-01'],
    ],
    [
      'a length instead of an end',
      ['DTSTART;VALUE=DATE:20261201', 'DURATION:P3D'],
      ['2026-12-01', '2026-12-02', '2026-12-03'],
    ],
    [
      'times in UTC, by the days of Việt Nam',
      ['DTSTART:20261201T180000Z', 'DTEND:20261203T030000Z'],
      ['2026-12-02'],
    ],
    [
      'times without a zone',
      ['DTSTART:20261201T140000', 'DTEND:20261203T120000'],
      ['2026-12-01', '2026-12-02'],
    ],
    [
      'times in a zone that is known by name',
      ['DTSTART;TZID=America/New_York:20261201T140000', 'DTEND;TZID=America/New_York:20261202T120000'],
      ['2026-12-02'],
    ],
    [
      'times in a zone that nobody knows',
      ['DTSTART;TZID=Mars/Base:20261201T140000', 'DTEND;TZID=Mars/Base:20261202T120000'],
      ['2026-12-01'],
    ],
    ['an hour of cleaning: nothing', ['DTSTART:20261201T090000', 'DTEND:20261201T110000'], []],
    ['what is cancelled: nothing', ['STATUS:CANCELLED', 'DTSTART;VALUE=DATE:20261201'], []],
    ['what is shown as free: nothing', ['TRANSP:TRANSPARENT', 'DTSTART;VALUE=DATE:20261201'], []],
    [
      'what began before today, from today on',
      ['DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261123'],
      ['2026-11-21', '2026-11-22'],
    ],
    ['what is over: nothing', ['DTSTART;VALUE=DATE:20200101', 'DTEND;VALUE=DATE:20200109'], []],
    [
      'every other week',
      ['DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3'],
      ['2026-12-01', '2026-12-15', '2026-12-29'],
    ],
    [
      'a repetition that began years ago',
      ['DTSTART;VALUE=DATE:20200104', 'RRULE:FREQ=YEARLY'],
      ['2027-01-04'],
    ],
    [
      'a repetition without one of its days',
      ['DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261202'],
      ['2026-12-01', '2026-12-03'],
    ],
  ])('%s', (_what, lines, nights) => expect(read(...lines)).toEqual(nights))

  it('a zone that the file itself explains', () => {
    const lines = event(
      'DTSTART;TZID=Own/New_York:20261201T140000',
      'DTEND;TZID=Own/New_York:20261202T120000',
    )
    expect(nightsIn({ text: file(...NEW_YORK, ...lines), ...window }).nights).toEqual(['2026-12-02'])
  })

  it('one time of a repetition that was moved', () => {
    const lines = [
      ...event('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ...event(
        'RECURRENCE-ID;VALUE=DATE:20261208',
        'DTSTART;VALUE=DATE:20261210',
        'DTEND;VALUE=DATE:20261211',
      ),
    ]
    expect(nightsIn({ text: file(...lines), ...window }).nights).toEqual(['2026-12-01', '2026-12-10'])
  })

  it('leaves out and counts what cannot be understood', () => {
    const lines = [...event('DTSTART;VALUE=DATE:20261201'), ...event('SUMMARY:no time at all')]
    expect(nightsIn({ text: file(...lines), ...window })).toEqual({ nights: ['2026-12-01'], skipped: 1 })
  })

  it('is not closed by our own nights when they come back', () => {
    const text = calendarText([{ roomId: 'r', roomName: 'Phòng', from: '2026-12-01', to: '2026-12-03' }], {
      name: 'Nhà',
      host: 'ghe.vn',
      now: Temporal.Instant.from('2026-11-21T05:00:00Z'),
    })
    expect(nightsIn({ text, ...window }).nights).toEqual(['2026-12-01', '2026-12-02'])
    expect(nightsIn({ text, ...window, own: markOf('r') }).nights).toEqual([])
  })

  it('is what we wrote, whatever nights they are', () => {
    const night = fc
      .integer({ min: 0, max: 364 })
      .map((day) => Temporal.PlainDate.from(window.from).add({ days: day }).toString())
    fc.assert(
      fc.property(fc.uniqueArray(night, { maxLength: 60 }), fc.string({ maxLength: 80 }), (some, name) => {
        const nights = some.toSorted()
        const runs = runsOf(nights).map((run) => ({ roomId: 'r', roomName: name, ...run }))
        const text = calendarText(runs, {
          name,
          host: 'ghe.vn',
          now: Temporal.Instant.from('2026-11-21T05:00:00Z'),
        })
        expect(nightsIn({ text, ...window })).toEqual({ nights, skipped: 0 })
      }),
      { numRuns: 60 },
    )
  })
})

describe('hostile files', () => {
  it('are read apart, as every file is', async () => {
    const text = file(...event('DTSTART;VALUE=DATE:20261201'))
    expect(await readApart({ text, ...window })).toEqual({ nights: ['2026-12-01'], skipped: 0 })
  })

  const problemOf = (text: string, longest?: number): Promise<unknown> =>
    readApart({ text, ...window }, longest).catch((error: unknown) =>
      error instanceof Unread ? error.problem : error,
    )

  it.each([
    ['a page instead of a calendar', '<!doctype html><h1>Sign in</h1>'],
    ['nothing', ''],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20261201'],
    ['a card of a person', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Somebody\r\nEND:VCARD'],
    [
      'more entries than a year has',
      file(...Array.from({ length: 5001 }, () => event('DTSTART;VALUE=DATE:20261201')).flat()),
    ],
    ['a repetition by the second', file(...event('DTSTART:20200101T000000Z', 'RRULE:FREQ=SECONDLY'))],
  ])('%s', async (_what, text) => {
    expect(await problemOf(text)).toBe('MALFORMED')
  })

  it('a 30 February, looked for until it is stopped', async () => {
    const text = file(...event('DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'))
    expect(await problemOf(text, 3000)).toBe('MALFORMED')
  })

  it('a stay of eight thousand years closes the window and no more', () => {
    expect(read('DTSTART;VALUE=DATE:19700101', 'DTEND;VALUE=DATE:99991231')).toHaveLength(365)
  })
})
