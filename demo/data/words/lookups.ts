import type { Pair } from '../places/places.ts'

/** What a room can have, by number; what people look for first stands first. */
// oxfmt-ignore
export const BENEFITS = {
  privatePool: [1, 'Hồ bơi riêng', 'Private pool'],
  seaView: [2, 'Hướng biển', 'Sea view'],
  wideView: [3, 'Tầm nhìn rộng', 'Wide view'],
  garden: [4, 'Sân vườn', 'Garden'],
  balcony: [5, 'Ban công', 'Balcony'],
  kitchen: [6, 'Bếp nấu', 'Kitchen'],
  fireplace: [7, 'Lò sưởi', 'Fireplace'],
  bathtub: [8, 'Bồn tắm', 'Bathtub'],
  grill: [9, 'Bếp nướng ngoài trời', 'Outdoor grill'],
  washer: [10, 'Máy giặt', 'Washing machine'],
  desk: [11, 'Bàn làm việc', 'Desk'],
  stepFree: [12, 'Lối đi không bậc', 'Step-free access'],
  quiet: [13, 'Phòng cách âm', 'Soundproof room'],
  cooling: [14, 'Điều hòa', 'Air conditioning'],
  wifi: [15, 'Wi-Fi miễn phí', 'Free Wi-Fi'],
  fridge: [16, 'Tủ lạnh', 'Fridge'],
  dryer: [17, 'Máy sấy tóc', 'Hair dryer'],
  television: [18, 'Tivi', 'Television'],
} as const satisfies Record<string, readonly [number, ...Pair]>

/** What a resort can do for its guests, by number. */
// oxfmt-ignore
export const SERVICES = {
  breakfast: [1, 'Bữa sáng', 'Breakfast'],
  airport: [2, 'Đưa đón sân bay', 'Airport transfer'],
  motorbike: [3, 'Thuê xe máy', 'Motorbike hire'],
  bicycle: [4, 'Xe đạp miễn phí', 'Free bicycles'],
  parking: [5, 'Chỗ đậu ô tô', 'Car parking'],
  laundry: [6, 'Giặt là', 'Laundry'],
  cleaning: [7, 'Dọn phòng hằng ngày', 'Daily cleaning'],
  cook: [8, 'Nấu ăn tại nhà', 'A cook at home'],
  tours: [9, 'Tour địa phương', 'Local tours'],
  massage: [10, 'Xông và mát-xa', 'Sauna and massage'],
  babysitting: [11, 'Trông trẻ', 'Babysitting'],
  pets: [12, 'Nhận thú cưng', 'Pets welcome'],
  pool: [13, 'Hồ bơi chung', 'Shared pool'],
  reception: [14, 'Lễ tân 24 giờ', '24-hour reception'],
  campfire: [15, 'Đốt lửa trại', 'Campfire'],
  snorkel: [16, 'Thuê kính lặn', 'Snorkel hire'],
} as const satisfies Record<string, readonly [number, ...Pair]>

export type BenefitName = keyof typeof BENEFITS
export type ServiceName = keyof typeof SERVICES
