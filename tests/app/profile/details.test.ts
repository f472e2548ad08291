import { expect, test } from 'vitest'
import { detailsOf, problemsFrom, readDetails, type DetailValues } from '#src/features/profile/details.ts'

const TODAY = '2026-11-21'
const good: DetailValues = {
  name: ' Lê Thị Mơ ',
  birthday: '17/02/1990',
  sex: 'female',
  province: '46',
  ward: ' Vỹ Dạ ',
  street: '',
}

test('what is typed is sent as the contract wants it', () => {
  expect(readDetails(good, TODAY)).toEqual({
    problems: null,
    info: {
      name: 'Lê Thị Mơ',
      birthday: '1990-02-17',
      sex: 'female',
      province_id: 46,
      ward: 'Vỹ Dạ',
      street: '',
    },
  })
  expect(readDetails({ ...good, sex: null, province: '' }, TODAY).info).toMatchObject({
    sex: null,
    province_id: null,
  })
})

test.each<[Partial<DetailValues>, Record<string, string>]>([
  [{ name: '' }, { name: 'C_001' }],
  [{ name: 'a1' }, { name: 'G_NAME_FORMAT' }],
  [{ birthday: '' }, { birthday: 'C_001' }],
  [{ birthday: '31/02/1990' }, { birthday: 'G_BIRTHDAY_FORMAT' }],
  [{ birthday: '22/11/2026' }, { birthday: 'G_BIRTHDAY_FUTURE' }],
  [{ ward: 'x'.repeat(101) }, { ward: 'C_031' }],
  [
    { name: '', birthday: '1' },
    { name: 'C_001', birthday: 'G_BIRTHDAY_FORMAT' },
  ],
])('%j is pointed at: %j', (wrong, problems) => {
  expect(readDetails({ ...good, ...wrong }, TODAY)).toEqual({ info: null, problems })
})

test('what the server finds wrong stands at the field of the screen', () => {
  expect(problemsFrom({ province_id: 'Sai', birthday: 'Sai', other: 'x' })).toEqual({
    province: 'Sai',
    birthday: 'Sai',
  })
})

test('what is kept comes back into the fields as people write it', () => {
  const kept = { userId: '1', email: null, phone: null, avatarId: null, name: 'Mơ', sex: null }
  const place = { province_id: 46, ward: 'Vỹ Dạ', street: '' }
  expect(detailsOf({ ...kept, ...place, birthday: '1990-02-17' })).toMatchObject({
    birthday: '17/02/1990',
    province: '46',
  })
  expect(detailsOf({ ...kept, ...place, birthday: null, province_id: null })).toMatchObject({
    birthday: '',
    province: '',
  })
})
