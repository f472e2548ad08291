import { expect, test } from 'vitest'
import { publicAddress } from '#contract/whereabouts.ts'

test.each([
  [1, '12 đường Trần Phú, Đà Lạt', 'Đà Lạt'],
  [1, '12 đường Trần Phú, Phường 3, Đà Lạt', 'Phường 3, Đà Lạt'],
  [2, 'Căn 1204, 25 Võ Nguyên Giáp, Phường Phước Mỹ, Đà Nẵng', 'Phường Phước Mỹ, Đà Nẵng'],
  [2, 'Biệt thự Hoa Hồng, 7 hẻm 4, P. 10, Đà Lạt', 'P. 10, Đà Lạt'],
  [1, '1 Đường Thông', 'khu vực'],
  [1, 'Nhà số 3, 44A', 'khu vực'],
  [1, '12 Tran Phu Street, Ward 3, Da Lat', 'Ward 3, Da Lat'],
  [3, '12 đường Trần Phú, Đà Lạt', '12 đường Trần Phú, Đà Lạt'],
] as const)('M16: a place of type %i at "%s" is known to be in "%s"', (type, address, known) => {
  expect(publicAddress(type, address, 'khu vực')).toBe(known)
})
