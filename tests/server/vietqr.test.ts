import fc from 'fast-check'
import { QRPay } from 'vietnam-qr-pay'
import { describe, expect, test } from 'vitest'
import { vietQr, type VietQrTransfer } from '#server/ports/payment/vietqr.ts'

/** CRC-16/CCITT-FALSE bit by bit, apart from the table that the product uses. */
function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** The fields of one level; throws when the lengths do not add up. */
function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4))
    const value = text.slice(at + 4, at + 4 + length)
    if (!/^\d{4}/.test(text.slice(at)) || value.length !== length) throw new Error(`broken at ${at}: ${text}`)
    fields.set(text.slice(at, at + 2), value)
    at += 4 + length
  }
  return fields
}

function read(code: string): VietQrTransfer & { method: string | undefined } {
  const fields = fieldsOf(code)
  const provider = fieldsOf(fields.get('38') ?? '')
  const consumer = fieldsOf(provider.get('01') ?? '')
  const amount = fields.get('54')
  const purpose = fieldsOf(fields.get('62') ?? '').get('08')
  expect([...fields.keys()]).toEqual([...fields.keys()].toSorted())
  expect([fields.get('00'), fields.get('53'), fields.get('58')]).toEqual(['01', '704', 'VN'])
  expect([provider.get('00'), provider.get('02')]).toEqual(['A000000727', 'QRIBFTTA'])
  return {
    method: fields.get('01'),
    bin: consumer.get('00') ?? '',
    account: consumer.get('01') ?? '',
    ...(amount === undefined ? {} : { amount: Number(amount) }),
    ...(purpose === undefined ? {} : { purpose }),
  }
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789']
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
const anyTransfer = fc.record(
  {
    bin: fc.integer({ min: 0, max: 999_999 }).map((number) => String(number).padStart(6, '0')),
    account: fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 19 }),
    amount: fc.integer({ min: 1, max: 9_999_999_999_999 }),
    purpose: fc
      .string({ unit: fc.constantFrom(...printable), minLength: 1, maxLength: 25 })
      .filter((text) => text === text.trim()),
  },
  { requiredKeys: ['bin', 'account'] },
)

describe('a VietQR code', () => {
  test.each<[VietQrTransfer, string]>([
    [
      { bin: '970416', account: '257678859' },
      '00020101021138530010A0000007270123000697041601092576788590208QRIBFTTA53037045802VN6304AE9F',
    ],
    [
      { bin: '970416', account: '257678859', amount: 10_000, purpose: 'Chuyen tien' },
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6',
    ],
    [
      { bin: '970407', account: '19030413601018' },
      '00020101021138580010A000000727012800069704070114190304136010180208QRIBFTTA53037045802VN63040283',
    ],
    [
      { bin: '970415', account: '0011001932418', amount: 120_000, purpose: 'ung ho lu lut' },
      '00020101021238570010A00000072701270006970415011300110019324180208QRIBFTTA530370454061200005802VN62170813ung ho lu lut6304C15C',
    ],
  ])('%o is what the banks write', (transfer, code) => {
    expect(vietQr(transfer)).toBe(code)
  })

  test('says for any transfer exactly what was asked, with a right checksum', () => {
    expect(crc16('123456789')).toBe('29B1')
    fc.assert(
      fc.property(anyTransfer, (transfer) => {
        const code = vietQr(transfer)
        expect(read(code)).toEqual({ method: transfer.amount === undefined ? '11' : '12', ...transfer })
        expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)))
        expect(code.slice(-8, -4)).toBe('6304')
        const reader = new QRPay(code)
        expect([reader.isValid, reader.consumer.bankBin, reader.consumer.bankNumber]).toEqual([
          true,
          transfer.bin,
          transfer.account,
        ])
        expect([reader.amount, reader.additionalData.purpose]).toEqual([
          transfer.amount?.toString(),
          transfer.purpose,
        ])
      }),
      { numRuns: 1000 },
    )
  })

  test('keeps the zeros at the front of a checksum', () => {
    const codes = Array.from({ length: 2000 }, (_, account) =>
      vietQr({ bin: '970416', account: String(account) }),
    )
    expect(codes.filter((code) => code.slice(-4).startsWith('0')).length).toBeGreaterThan(50)
    for (const code of codes) expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)))
  })

  test('is not made of what it could not carry', () => {
    const good = { bin: '970416', account: '257678859', amount: 10_000, purpose: 'GHE1' }
    const wrong: Array<Partial<VietQrTransfer>> = [
      { bin: '97041' },
      { account: '' },
      { account: '257 678' },
      { account: '1'.repeat(20) },
      { amount: 0 },
      { amount: -1 },
      { amount: 10.5 },
      { purpose: '' },
      { purpose: 'Chuyển tiền' },
      { purpose: 'x'.repeat(26) },
      { purpose: ' GHE1' },
      { purpose: 'GHE1\n' },
    ]
    for (const part of wrong) expect(() => vietQr({ ...good, ...part }), JSON.stringify(part)).toThrow()
  })
})
