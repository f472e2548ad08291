import type { House } from '#contract/shapes/house.ts'

const both = (text: string) => ({ vi: text, en: text })

/** A villa of the host that has no room yet. */
export const aHouse: House = {
  id: '01980000-0000-7000-8000-00000000ee01',
  type: 1,
  projectAreaId: 20,
  name: both('Nhà bên hồ'),
  summary: both('Bên hồ'),
  description: both('Bên hồ'),
  address: both('1 Đường Thông'),
  position: null,
  directions: both('Rẽ trái'),
  houseRules: both('Giữ yên lặng'),
  pictureIds: ['p1'],
  area: 120,
  hotline: null,
  checkInTime: '14:00',
  checkOutTime: '12:00',
  sameDayUntil: null,
  confirmationPolicy: 'INSTANT',
  cancellationPolicy: 'FLEXIBLE',
  serviceIds: [],
  vrLink: null,
  version: 'first',
  rooms: [],
}
