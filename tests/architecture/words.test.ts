import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What docs/words.md refuses wherever it stands; words that are right in another sense are left to who reads. */
const REFUSED = {
  msgid: [
    'biệt thự',
    'nơi lưu trú',
    'khu dự án',
    'mã đơn',
    'mã khuyến mãi',
    'voucher',
    'coupon',
    'khóa đăng nhập',
    'hàng đợi',
    'quý khách',
    'tiện ích',
    'chỉnh sửa',
    'bạn chưa chọn sạch sẽ',
    'gửi khiếu nại này',
    'máy chủ này',
    'đã thử 1 lần',
  ],
  msgstr: [
    'project area',
    'reservation',
    'voucher',
    'coupon',
    '100% back',
    'booked at once',
    'book anew',
    'without a network',
    'free nights and prices',
    'places fit',
    'has all its ways in',
  ],
}

const catalogs = readdirSync('locales/en').filter((name) => name.endsWith('.po'))

/** The texts of a catalog that begin with `msgid` or `msgstr`, those over several lines put together. */
const textsOf = (catalog: string, kind: 'msgid' | 'msgstr') =>
  readFileSync(`locales/en/${catalog}`, 'utf8')
    .replaceAll('"\n"', '')
    .split('\n')
    .filter((line) => line.startsWith(`${kind} `))

it.each(['msgid', 'msgstr'] as const)('U17: no %s says what the glossary refuses', (kind) => {
  expect(catalogs.length).toBeGreaterThan(5)
  const found = catalogs.flatMap((catalog) =>
    textsOf(catalog, kind).filter((text) => REFUSED[kind].some((word) => text.toLowerCase().includes(word))),
  )
  expect(found).toEqual([])
})
