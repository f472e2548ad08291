import { describe, expect, it } from 'vitest'
import { BOOKING_ROWS } from '#contract/booking/table.ts'
import { SERVICE_ROWS } from '#contract/service/table.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { eventKind, ticketKind, wordsOf } from '#server/modules/notices/notices.ts'

describe('the words', () => {
  const told = BOOKING_ROWS.flatMap(({ row, event, effects, to }) => [
    ...(effects.includes('notifyGuest') ? [{ row, event, side: 'guest' as const, to }] : []),
    ...(effects.includes('notifyHost') ? [{ row, event, side: 'host' as const, to }] : []),
  ])
  const tickets = SERVICE_ROWS.flatMap(({ row, event, effects, to }) =>
    (['guest', 'host'] as const)
      .filter((side) => effects.includes(side === 'guest' ? 'notifyGuest' : 'notifyHost'))
      .map((side) => ({ row, event, side, to, kind: ticketKind(side, event) })),
  )
  const stays = told.map((row) => ({ ...row, kind: eventKind(row.side, row.event) }))
  it.each([...stays, ...tickets])('row $row: the $side hears of $event', ({ kind, to }) => {
    expect(kind).not.toBeNull()
    const params = {
      code: 'GHE-7K2M9Q',
      arrives: '2026-11-24',
      leaves: '2026-11-26',
      until: '2026-11-21T07:35:00Z',
      date: '2026-11-24',
      time: '09:00',
      quantity: 2,
      fee: 30_000,
      to,
    }
    const words = LANGUAGES.map((language) => wordsOf({ kind: kind ?? '', params }, language))
    for (const { title, body } of words) {
      // The specification's rule for titles: 1 to 100 characters.
      expect(title.length).toBeGreaterThan(4)
      expect(title.length).toBeLessThanOrEqual(100)
      expect(`${title} ${body}`).not.toMatch(/[{}]|undefined/)
    }
    expect(words[0]?.title).not.toBe(words[1]?.title)
  })
  it.each(['2026-13-45', '2026-02-30T', '2026-12-01Tối'])(
    'say a name that looks like a day as it is: %s',
    (code) => {
      for (const language of LANGUAGES)
        expect(
          wordsOf({ kind: 'host.cancel', params: { code, arrives: '2026-11-24' } }, language).body,
        ).toContain(code)
    },
  )
  it('of a kind that nobody knows lead on all the same', () => {
    expect(wordsOf({ kind: 'of tomorrow', params: {} }, 'vi').title).toBe('Có cập nhật mới')
  })
})
