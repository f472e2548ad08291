import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nightsBetween } from '#contract/days.ts'
import { ZONE } from '#contract/nights.ts'
import { date, nights, range, shortDate, spokenDate } from '#src/i18n/format/days.ts'
import { charged, decimal, money, vnd } from '#src/i18n/format/money.ts'
import { shortMoney } from '#src/i18n/shortMoney.ts'
import { filmLength } from '#src/features/home/filmLength.ts'
import { cardinalsOf, numbersOf } from '#src/i18n/plainNumbers.ts'
import { ago, deadline, moment, wallClock } from '#src/i18n/format/moments.ts'

const RATE = { vndPerUsd: 25_000, on: '2026-11-16' }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('money that is charged', () => {
  it('is đồng to the last one, with approximate dollars beside it for who reads those', () => {
    expect(plain(charged(1_250_000, 'vi', 'VND', RATE))).toBe('1.250.000 ₫')
    expect(plain(charged(1_250_000, 'en', 'USD', RATE))).toBe('1,250,000 ₫ (≈ $50)')
    expect(plain(charged(1_250_000, 'vi', 'USD', null))).toBe('1.250.000 ₫')
  })
})

describe('money', () => {
  it('is written as a Vietnamese reader writes it', () => {
    expect(plain(vnd(1_250_000, 'vi'))).toBe('1.250.000 ₫')
    expect(plain(vnd(1_250_000, 'en'))).toBe('1,250,000 ₫')
    expect(plain(vnd(-300_000, 'vi'))).toBe('−300.000 ₫')
    expect(plain(vnd(0, 'vi'))).toBe('0 ₫')
  })
  it('is approximate in dollars, and stays in đồng without a rate', () => {
    expect(plain(money(1_250_000, 'en', 'USD', RATE))).toBe('≈ $50')
    expect(plain(money(1_250_000, 'vi', 'USD', null))).toBe('1.250.000 ₫')
  })
  it('fits a calendar’s cell', () => {
    expect(shortMoney(850_000, 'vi')).toBe('850k')
    expect(shortMoney(1_250_000, 'vi')).toBe('1,25tr')
    expect(shortMoney(3_000_000, 'en')).toBe('3m')
    expect(decimal(4.76, 'vi')).toBe('4,8')
  })
})

describe('days', () => {
  it('say their weekday', () => {
    expect(plain(date('2026-02-17', 'vi'))).toBe('17/02/2026 (Th 3)')
    expect(date('2026-02-17', 'en')).toBe('17 Feb 2026 (Tue)')
    expect(date('2026-02-22', 'vi')).toBe('22/02/2026 (CN)')
    expect(plain(shortDate('2026-02-17', 'vi'))).toBe('Th 3, 17/02')
    expect(spokenDate('2026-02-17', 'vi')).toBe('thứ Ba, ngày 17 tháng 2 năm 2026')
  })
  it('do not repeat what two of them share', () => {
    expect(range('2026-02-17', '2026-02-20', 'vi')).toBe('17–20/02/2026')
    expect(range('2026-02-17', '2026-02-17', 'vi')).toBe('17/02/2026')
    expect(range('2026-02-17', '2026-02-17', 'en')).toBe('17 Feb 2026')
    expect(range('2026-02-28', '2026-03-02', 'vi')).toBe('28/02 – 02/03/2026')
    expect(range('2026-12-30', '2027-01-02', 'en')).toBe('30 Dec 2026 – 2 Jan 2027')
  })
  it('count their nights, over a leap day too', () => {
    expect(nightsBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect([nights(1, 'en'), nights(2, 'en'), nights(3, 'vi')]).toEqual(['1 night', '2 nights', '3 đêm'])
  })
})

describe('numbers within sentences', () => {
  const anyNumber = fc.oneof(
    fc.integer({ min: 0, max: 30 }),
    fc.maxSafeNat(),
    fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
    fc.constantFrom(0, -0, 1, -1),
  )
  it.each(['vi', 'en'])('are what the browser says in %s, without asking it for whole ones', (language) => {
    const [said, ours] = [new Intl.NumberFormat([language]), numbersOf([language])]
    const [form, our] = [new Intl.PluralRules([language]), cardinalsOf([language])]
    fc.assert(
      fc.property(anyNumber, (value) => {
        expect(ours.format(value)).toBe(said.format(value))
        expect(our.select(value)).toBe(form.select(value))
      }),
    )
  })
})

describe('moments', () => {
  it('are those of the resort’s clock, wherever the device is', () => {
    expect(moment('2026-02-17T18:30:00Z', 'vi')).toBe('01:30, 18/02/2026')
  })
  it('are what the browser’s own calendar of the resort’s zone says, of this century and the next', () => {
    const at = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' })
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
        (then) => {
          const { day, time } = wallClock(then.toISOString())
          expect(`${day} ${time}`).toBe(at.format(then))
        },
      ),
      { numRuns: 2000 },
    )
  })
  it('a deadline is a clock time (U17: today’s says so), and far ahead a date', () => {
    expect(deadline('2026-02-21T07:35:00Z', 'vi', '2026-02-20T01:00:00Z')).toBe('trước 14:35, thứ Bảy')
    expect(deadline('2026-02-21T07:35:00Z', 'en', '2026-02-20T01:00:00Z')).toBe('before 14:35, Saturday')
    expect(deadline('2026-02-20T14:16:00Z', 'vi', '2026-02-20T01:00:00Z')).toBe('trước 21:16 hôm nay')
    expect(deadline('2026-02-20T14:16:00Z', 'en', '2026-02-20T01:00:00Z')).toBe('before 21:16 today')
    expect(deadline('2026-03-21T07:35:00Z', 'vi', '2026-02-20T01:00:00Z')).toBe('trước 14:35, 21/03/2026')
  })
  it('say how long ago and how much is left', () => {
    expect(ago('2026-02-20T01:00:00Z', 'vi', '2026-02-20T01:05:30Z')).toBe('5 phút trước')
    expect(ago('2026-02-20T01:00:00Z', 'en', '2026-02-21T02:00:00Z')).toBe('1 day ago')
    expect(ago('2026-02-20T01:00:00Z', 'vi', '2026-02-20T00:59:01Z')).toBe('vừa xong')
  })
  it('W11: of what lies ahead by a clock that is wrong, say the moment', () => {
    expect(ago('2026-02-20T01:00:00Z', 'vi', '2026-02-20T00:59:00Z')).toBe('08:00, 20/02/2026')
  })
  it('say how long a film is', () => {
    expect([filmLength(1085), filmLength(-3)]).toEqual(['18:05', '00:00'])
  })
})
