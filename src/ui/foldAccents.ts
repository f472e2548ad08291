/** A text without its marks, in small letters, đ as d: "Đà Nẵng" is found by "da nang". */
export const foldAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
