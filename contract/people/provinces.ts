import type { Localized } from '../shapes/primitives.ts'

/**
 * The 34 provinces and centrally run cities of Việt Nam since 1 July 2025, by their official number (Decision 19/2025/QĐ-TTg),
 * in its order.
 */
export const PROVINCES: Readonly<Record<number, Localized>> = {
  1: { vi: 'Hà Nội', en: 'Hanoi' },
  4: { vi: 'Cao Bằng', en: 'Cao Bang' },
  8: { vi: 'Tuyên Quang', en: 'Tuyen Quang' },
  11: { vi: 'Điện Biên', en: 'Dien Bien' },
  12: { vi: 'Lai Châu', en: 'Lai Chau' },
  14: { vi: 'Sơn La', en: 'Son La' },
  15: { vi: 'Lào Cai', en: 'Lao Cai' },
  19: { vi: 'Thái Nguyên', en: 'Thai Nguyen' },
  20: { vi: 'Lạng Sơn', en: 'Lang Son' },
  22: { vi: 'Quảng Ninh', en: 'Quang Ninh' },
  24: { vi: 'Bắc Ninh', en: 'Bac Ninh' },
  25: { vi: 'Phú Thọ', en: 'Phu Tho' },
  31: { vi: 'Hải Phòng', en: 'Hai Phong' },
  33: { vi: 'Hưng Yên', en: 'Hung Yen' },
  37: { vi: 'Ninh Bình', en: 'Ninh Binh' },
  38: { vi: 'Thanh Hóa', en: 'Thanh Hoa' },
  40: { vi: 'Nghệ An', en: 'Nghe An' },
  42: { vi: 'Hà Tĩnh', en: 'Ha Tinh' },
  44: { vi: 'Quảng Trị', en: 'Quang Tri' },
  46: { vi: 'Huế', en: 'Hue' },
  48: { vi: 'Đà Nẵng', en: 'Da Nang' },
  51: { vi: 'Quảng Ngãi', en: 'Quang Ngai' },
  52: { vi: 'Gia Lai', en: 'Gia Lai' },
  56: { vi: 'Khánh Hòa', en: 'Khanh Hoa' },
  66: { vi: 'Đắk Lắk', en: 'Dak Lak' },
  68: { vi: 'Lâm Đồng', en: 'Lam Dong' },
  75: { vi: 'Đồng Nai', en: 'Dong Nai' },
  79: { vi: 'TP. Hồ Chí Minh', en: 'Ho Chi Minh City' },
  80: { vi: 'Tây Ninh', en: 'Tay Ninh' },
  82: { vi: 'Đồng Tháp', en: 'Dong Thap' },
  86: { vi: 'Vĩnh Long', en: 'Vinh Long' },
  91: { vi: 'An Giang', en: 'An Giang' },
  92: { vi: 'Cần Thơ', en: 'Can Tho' },
  96: { vi: 'Cà Mau', en: 'Ca Mau' },
}

/** Whether there is a province of this number. */
export const isProvince = (id: number): boolean => Object.hasOwn(PROVINCES, id)
