import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { HOUSE_PICTURES_MAX } from '#contract/numbers.ts'
import { saveHouseRequest } from '#contract/shapes/house.ts'
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
