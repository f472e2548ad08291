const MARKS = /\p{M}/gu
const NOT_PLAIN = /[^A-Za-z0-9]+/g
const MOST = 255

/** A text as VNPay takes it in vnp_OrderInfo: no marks (đ becomes d), only letters, digits and single spaces. */
export function plainOrderInfo(text: string): string {
  const plain = text.normalize('NFD').replace(MARKS, '').replace(/đ/g, 'd').replace(/Đ/g, 'D')
  return plain.replace(NOT_PLAIN, ' ').trim().slice(0, MOST).trim()
}
