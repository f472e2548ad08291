import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toJSONSchema } from 'zod/v4/core'
import { ENDPOINT_NAMES, ENDPOINTS } from '#contract/endpoints.ts'
import { HOUSE_PICTURES_MAX } from '#contract/numbers.ts'
import { saveHouseRequest } from '#contract/shapes/saidHouse.ts'
import { fieldProblems } from '#server/http/input.ts'
import { problemOf } from '#server/http/problem.ts'
import { Refusal } from '#server/refusal.ts'

const pictures = z.object({ picture_ids: saveHouseRequest.shape.picture_ids })

/** What a person reads at the field for so many pictures, in Vietnamese and in English. */
function told(count: number): (string | undefined)[] {
  const input = { picture_ids: Array.from({ length: count }, (_none, index) => `p${index}`) }
  const fields = fieldProblems(pictures.safeParse(input).error?.issues ?? [], input)
  return (['vi', 'en'] as const).map(
    (language) =>
      problemOf(new Refusal('G_INPUT', [], { fields }), language, '').fields?.['picture_ids']?.message,
  )
}

test('M18: too many and too few pictures are told by number, never by the name of a field', () => {
  expect(told(HOUSE_PICTURES_MAX + 1)).toEqual([
    'Chỉ gửi được tối đa 20 tệp.',
    'At most 20 files can be sent.',
  ])
  expect(told(0)[0]).toBe('Cần ít nhất 1 ảnh.')
})

test.each([
  [
    'identifier',
    'C_001',
    'Bạn chưa nhập email hoặc số điện thoại.',
    'Please enter the email or phone number.',
  ],
  [
    'contact.fullName',
    'C_031',
    'Họ tên đã đủ số ký tự cho phép.',
    'The full name has reached its character limit.',
  ],
  ['rooms.0.count', 'C_004', 'Số lượng chưa đúng định dạng.', 'The number is not in the right format.'],
  ['client_nonce', 'C_004', 'Mục này chưa đúng định dạng.', 'This is not in the right format.'],
] as const)('%s is told in words', (field, code, vi, en) => {
  const said = (['vi', 'en'] as const).map(
    (language) =>
      problemOf(new Refusal('G_INPUT', [], { fields: { [field]: { code } } }), language, '').fields?.[field]
        ?.message,
  )
  expect(said).toEqual([vi, en])
})

test('no field of any call is ever told by its name on the wire', () => {
  const raw = new Set<string>()
  for (const name of ENDPOINT_NAMES) {
    const { properties = {} } = toJSONSchema(ENDPOINTS[name].input, { io: 'input', unrepresentable: 'any' })
    for (const field of Object.keys(properties)) {
      const refused = new Refusal('G_INPUT', [], { fields: { [field]: { code: 'C_001' } } })
      for (const language of ['vi', 'en'] as const) {
        const message = problemOf(refused, language, '').fields?.[field]?.message ?? ''
        if (/_|[a-z][A-Z]|identifier/.test(message)) raw.add(`${name} ${field}: ${message}`)
      }
    }
  }
  expect([...raw]).toEqual([])
})
