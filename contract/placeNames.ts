import type { ResortType } from './resortTypes.ts'

/**
 * What people call the places they travel to, beside their names: provinces, beaches, bynames. By the name of the project
 * area in small letters without marks and spaces; an area that an installation does not have is found by none of them.
 */
export const AREA_BYNAMES: Readonly<Record<string, readonly string[]>> = {
  cantho: ['Tây Đô', 'Ninh Kiều', 'Cái Răng'],
  condao: ['Côn Sơn', 'Hàng Dương'],
  dalat: ['Lâm Đồng', 'Thành phố ngàn hoa', 'Langbiang', 'Hồ Tuyền Lâm'],
  danang: ['Bà Nà', 'Sơn Trà', 'Mỹ Khê', 'Ngũ Hành Sơn'],
  halong: ['Quảng Ninh', 'Vịnh Hạ Long', 'Bãi Cháy', 'Tuần Châu'],
  hoian: ['Phố cổ', 'Phố Hội', 'Quảng Nam', 'Cửa Đại', 'An Bàng'],
  hue: ['Cố đô', 'Thừa Thiên', 'Sông Hương', 'Lăng Cô'],
  mocchau: ['Sơn La'],
  muine: ['Phan Thiết', 'Bình Thuận', 'Lâm Đồng', 'Hòn Rơm'],
  nhatrang: ['Khánh Hòa', 'Hòn Tre'],
  ninhbinh: ['Tràng An', 'Tam Cốc', 'Hoa Lư', 'Bái Đính'],
  phuquoc: ['Đảo ngọc', 'Kiên Giang', 'Bãi Sao', 'Dương Đông'],
  quynhon: ['Bình Định', 'Kỳ Co', 'Eo Gió'],
  sapa: ['Lào Cai', 'Fansipan', 'Tả Van', 'Cát Cát'],
  tamdao: ['Vĩnh Phúc', 'Tây Thiên'],
  vungtau: ['Bà Rịa', 'Hồ Tràm', 'Long Hải', 'Bãi Sau'],
}

/** The usual words for each kind of place, in both languages. */
export const TYPE_WORDS = {
  1: ['Villa', 'Biệt thự', 'Homestay', 'Bungalow', 'Nhà nguyên căn'],
  2: ['Căn hộ', 'Chung cư', 'Apartment', 'Condotel', 'Studio'],
  3: ['Khách sạn', 'Hotel', 'Resort', 'Khu nghỉ dưỡng', 'Nhà nghỉ'],
} as const satisfies Record<ResortType, readonly string[]>
