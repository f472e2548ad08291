import { msg, plural } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { Words } from '#src/i18n/catalogs.ts'

const reviews = msg`{rate} trên 5, {0} đánh giá`

test.each([
  ['chat', msg`{0} ảnh`, '0', '1 picture', '2 pictures'],
  ['chat', msg`{other} gửi {pictures} ảnh`, 'pictures', 'sent 1 picture', 'sent 2 pictures'],
  ['chat', msg`Thường trả lời trong {minutes} phút`, 'minutes', 'within 1 minute', 'within 2 minutes'],
  [
    'booking',
    msg`Chỉ còn {left} phòng cho những ngày này. Bạn bớt phòng, đổi ngày, hoặc xem nơi khác còn trống.`,
    'left',
    'Only 1 room is left',
    'Only 2 rooms are left',
  ],
  ['booking', msg`${0} trên 5, ${plural(1, { other: '# đánh giá' })}`, '1', '1 review', '2 reviews'],
  ['booking', msg`Phòng bạn chọn ở được tối đa {0} khách.`, '0', '1 guest', '2 guests'],
  ['stay', msg`Còn {minutes} phút để thanh toán`, 'minutes', '1 minute left', '2 minutes left'],
  ['news', reviews, '0', '1 review', '2 reviews'],
  ['resort', reviews, '0', '1 review', '2 reviews'],
] as const)('English in %s counts one thing as one', async (catalog, { id }, counted, one, many) => {
  const words = new Words()
  await words.speak('en', [catalog])
  expect(words.i18n.messages).toHaveProperty(id)
  const said = (count: number) => words.i18n._(id, { other: 'Lan', [counted]: count })
  expect(said(1)).toMatch(new RegExp(`${one}(?!s)`))
  expect(said(2)).toContain(many)
})
