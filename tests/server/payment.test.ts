import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settableClock } from '#server/ports/clock.ts'
import { fromGatewayDate, toGatewayDate } from '#server/ports/payment/vnpay/gatewayDate.ts'
import { IPN_ANSWERS } from '#server/ports/payment/vnpay/ipnAnswers.ts'
import { plainOrderInfo } from '#server/ports/payment/vnpay/orderInfo.ts'
import { outcomeOf } from '#server/ports/payment/vnpay/outcome.ts'
import { readSignedQuery, sign, signedQuery, signedText } from '#server/ports/payment/vnpay/signature.ts'
import { vnpayGateway } from '#server/ports/payment/vnpay/vnpay.ts'

const SECRET = 'test_secret'
const settings = {
  payPage: 'https://pay.test/paymentv2/vpcpay.html',
  transactionApi: 'https://pay.test/merchant_webapi/api/transaction',
  terminalCode: 'TEST_TMN_CODE',
  secret: SECRET,
  serverAddress: '127.0.0.1',
  timeout: 1000,
}
const gateway = vnpayGateway(settings, settableClock('2026-11-21T05:00:00Z'))

/** Worked examples of VNPay 2.1.0, recomputed by hand: text and signature with the secret `test_secret`. */
const PAY = {
  text: 'vnp_Amount=100000&vnp_BankCode=NCB&vnp_Command=pay&vnp_CreateDate=20210101070000&vnp_CurrCode=VND&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=Test+order&vnp_OrderType=other&vnp_ReturnUrl=https%3A%2F%2Fexample.com%2Freturn&vnp_TmnCode=TEST_TMN_CODE&vnp_TxnRef=ref1234567&vnp_Version=2.1.0',
  hash: 'd8e4eb24f51f157d6898a30ced0539e4f8f6dec834c0ab10d6cf9d768f9785ce8ba2edf1aab9a12d4561b162cde07d9b4088379523e61c642056d8b04095132b',
}
const PAID = {
  text: 'vnp_Amount=1000000&vnp_BankCode=NCB&vnp_BankTranNo=VNP14422574&vnp_CardType=ATM&vnp_OrderInfo=Thanh+toan+don+hang+2024-05-21T02%3A17%3A31.249Z&vnp_PayDate=20240521091806&vnp_ResponseCode=00&vnp_TmnCode=TEST_TMN_CODE&vnp_TransactionNo=14422574&vnp_TransactionStatus=00&vnp_TxnRef=1716257871703',
  hash: '649982421beb422556a1374713c74e58e716ecbd05007c0c0e1f7effdfaf361dbf146889ca446139afe11b9954c4d5c486e99e3b86fcfab6957f29eb0be72895',
}
const FAILED = {
  text: PAID.text.replace('vnp_ResponseCode=00', 'vnp_ResponseCode=99'),
  hash: '503194f6d93b57b357b2d1d09742565e67e86d771352c5dca4fc8d39df3d392c6b3809add9405f97cfb9631f445e36c80656cfbf47eac67d97fa165865c13e1b',
}
const queryOf = ({ text, hash }: { text: string; hash: string }) => `${text}&vnp_SecureHash=${hash}`
const fieldsOf = (text: string) => new Map(new URLSearchParams(text))
const kindOf = (query: string) => gateway.verifyIpn(query).kind
const signedWith = (changes: Record<string, string>) =>
  signedQuery(new Map([...fieldsOf(PAID.text), ...Object.entries(changes)]), SECRET)

describe('the signature of VNPay 2.1.0', () => {
  test.each([
    ['pay', PAY],
    ['paid', PAID],
    ['failed', FAILED],
  ])('of the worked example "%s"', (_, { text, hash }) => {
    expect(signedText(fieldsOf(text))).toBe(text)
    expect(sign(text, SECRET)).toBe(hash)
    expect(readSignedQuery(queryOf({ text, hash }), SECRET)).not.toBeNull()
  })

  test('leaves out empty values and the hash itself, sorts, and writes spaces as +', () => {
    const shuffled = [...fieldsOf(PAID.text)].toReversed()
    const fields = new Map([
      ...shuffled,
      ['vnp_Empty', ''],
      ['vnp_SecureHash', 'x'],
      ['vnp_SecureHashType', 'SHA512'],
      ['utm', 'y'],
    ])
    expect(signedText(fields)).toBe(PAID.text)
    expect(signedText(new Map([['vnp_OrderInfo', "a b+c&d=e'é"]]))).toBe(
      'vnp_OrderInfo=a+b%2Bc%26d%3De%27%C3%A9',
    )
  })

  test('survives any values on their way through an address', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^vnp_[A-Za-z]{1,12}$/), fc.string({ unit: 'grapheme' })),
        (values) => {
          delete values['vnp_SecureHash']
          delete values['vnp_SecureHashType']
          const read = readSignedQuery(signedQuery(new Map(Object.entries(values)), SECRET), SECRET)
          const kept = Object.entries(values).filter(([, value]) => value !== '')
          expect(read && Object.fromEntries([...read].filter(([name]) => name !== 'vnp_SecureHash'))).toEqual(
            Object.fromEntries(kept),
          )
        },
      ),
    )
  })
})

describe('a call of the gateway', () => {
  test('that was paid', () => {
    expect(gateway.verifyIpn(queryOf(PAID))).toEqual({
      kind: 'call',
      reference: '1716257871703',
      amount: 10_000,
      succeeded: true,
      outcome: 'paid',
      responseCode: '00',
      transactionStatus: '00',
      transactionNumber: '14422574',
      payDate: Temporal.Instant.from('2024-05-21T02:18:06Z'),
    })
    expect(gateway.verifyReturn(`?${queryOf(PAID)}`)).toEqual(gateway.verifyIpn(queryOf(PAID)))
  })

  test('that failed is no success', () => {
    expect(gateway.verifyIpn(queryOf(FAILED))).toMatchObject({
      kind: 'call',
      succeeded: false,
      outcome: 'failed',
      responseCode: '99',
    })
  })

  test('succeeds only when both codes are 00', () => {
    const codes = [
      '00',
      '01',
      '02',
      '04',
      '05',
      '06',
      '07',
      '09',
      '10',
      '11',
      '12',
      '13',
      '24',
      '51',
      '65',
      '75',
      '79',
      '99',
    ]
    for (const responseCode of codes)
      for (const status of codes) {
        const call = gateway.verifyIpn(
          signedWith({ vnp_ResponseCode: responseCode, vnp_TransactionStatus: status }),
        )
        expect(call).toMatchObject({ kind: 'call', succeeded: responseCode === '00' && status === '00' })
      }
    expect(outcomeOf('07', '00')).toBe('suspicious')
    expect(outcomeOf('00', '07')).toBe('suspicious')
    expect(outcomeOf('00', '04')).toBe('reversed')
    expect(outcomeOf('00', '01')).toBe('pending')
    expect([outcomeOf('24', '02'), outcomeOf('11', '02'), outcomeOf('51', '02')]).toEqual([
      'cancelled',
      'expired',
      'failed',
    ])
  })

  test('is forged when any one value is altered, added, emptied or left out', () => {
    const names = [...fieldsOf(PAID.text).keys()]
    for (const name of names) {
      for (const value of [
        '1',
        '',
        `${fieldsOf(PAID.text).get(name)} `,
        `${fieldsOf(PAID.text).get(name)}0`,
      ]) {
        const altered = new URLSearchParams(queryOf(PAID))
        altered.set(name, value)
        expect(kindOf(altered.toString()), `${name}=${value}`).toBe('forged')
      }
      const without = new URLSearchParams(queryOf(PAID))
      without.delete(name)
      expect(kindOf(without.toString()), `without ${name}`).toBe('forged')
    }
    expect(kindOf(`${queryOf(PAID)}&vnp_Extra=1`)).toBe('forged')
  })

  test('is forged when a value is given twice, even the same one, before or after', () => {
    for (const [name, value] of fieldsOf(queryOf(PAID))) {
      const twice = new URLSearchParams([[name, value]])
      expect(kindOf(`${queryOf(PAID)}&${twice}`), name).toBe('forged')
      expect(kindOf(`${twice}&${queryOf(PAID)}`), name).toBe('forged')
    }
  })

  test('may have its values in any order, empty ones, and a hash in capitals', () => {
    const reversed = queryOf(PAID).split('&').toReversed().join('&')
    const loud = `${PAID.text}&vnp_SecureHash=${PAID.hash.toUpperCase()}`
    for (const query of [
      reversed,
      `${queryOf(PAID)}&vnp_Empty=`,
      loud,
      `${queryOf(PAID)}&vnp_SecureHashType=SHA512`,
      `${queryOf(PAID)}&utm=1`,
    ])
      expect(gateway.verifyIpn(query)).toMatchObject({ kind: 'call', reference: '1716257871703' })
  })

  test('with spaces as %20 is the same call as with +', () => {
    expect(kindOf(queryOf({ ...PAID, text: PAID.text.replaceAll('+', '%20') }))).toBe('call')
    expect(kindOf(queryOf({ ...PAID, text: PAID.text.replaceAll('+', '%2B') }))).toBe('forged')
  })

  test('is forged with a wrong, short, long, missing or empty hash, or another secret', () => {
    const wrong = [
      '',
      'x',
      PAID.hash.slice(1),
      `${PAID.hash}0`,
      FAILED.hash,
      'g'.repeat(128),
      PAID.hash.replace(/^6/, '7'),
    ]
    for (const hash of wrong) expect(kindOf(`${PAID.text}&vnp_SecureHash=${hash}`), hash).toBe('forged')
    expect(kindOf(PAID.text)).toBe('forged')
    expect(kindOf('')).toBe('forged')
    expect(kindOf(signedQuery(fieldsOf(PAID.text), 'another_secret'))).toBe('forged')
  })

  test('for another terminal is not ours, though signed with our secret', () => {
    expect(kindOf(signedWith({ vnp_TmnCode: 'OTHER' }))).toBe('forged')
  })

  test('that is signed but makes no sense is unreadable, never a success', () => {
    for (const changes of [
      { vnp_Amount: '1000050' },
      { vnp_Amount: '-1000000' },
      { vnp_Amount: '1e600' },
      { vnp_Amount: '10000.00' },
      { vnp_Amount: '' },
      { vnp_TxnRef: '' },
      { vnp_TxnRef: "x' or 1=1" },
      { vnp_TransactionStatus: '' },
      { vnp_ResponseCode: '' },
    ])
      expect(kindOf(signedWith(changes)), JSON.stringify(changes)).toBe('unreadable')
  })

  test('of a cancelled attempt has no number, and a date that is none is none', () => {
    expect(
      gateway.verifyIpn(signedWith({ vnp_TransactionNo: '0', vnp_PayDate: '20240230091806' })),
    ).toMatchObject({
      transactionNumber: null,
      payDate: null,
    })
  })
})

const request = {
  reference: 'GHE7K2M9P01',
  amount: 1_250_000,
  description: 'Đặt phòng GHE-7K2M9P (2 đêm)',
  createdAt: Temporal.Instant.from('2026-11-21T17:30:05.900Z'),
  expiresAt: Temporal.Instant.from('2026-11-21T17:50:05Z'),
  payerAddress: '203.0.113.9',
  language: 'en' as const,
  returnAddress: 'https://ghe.test/callback/vnpay?from=app',
}

describe('the address of the pay page', () => {
  test('is signed and carries the amount in hundredths and the dates of Việt Nam', () => {
    const address = new URL(gateway.payAddress(request))
    expect(address.origin + address.pathname).toBe(settings.payPage)
    expect(Object.fromEntries(readSignedQuery(address.search, SECRET) ?? [])).toEqual({
      vnp_Amount: '125000000',
      vnp_Command: 'pay',
      vnp_CreateDate: '20261122003005',
      vnp_CurrCode: 'VND',
      vnp_ExpireDate: '20261122005005',
      vnp_IpAddr: '203.0.113.9',
      vnp_Locale: 'en',
      vnp_OrderInfo: 'Dat phong GHE 7K2M9P 2 dem',
      vnp_OrderType: '170000',
      vnp_ReturnUrl: 'https://ghe.test/callback/vnpay?from=app',
      vnp_TmnCode: 'TEST_TMN_CODE',
      vnp_TxnRef: 'GHE7K2M9P01',
      vnp_Version: '2.1.0',
      vnp_SecureHash: expect.stringMatching(/^[0-9a-f]{128}$/),
    })
  })

  test('is not made for what no gateway would take', () => {
    for (const amount of [0, -1, 0.5, Number.NaN, 10_000_000_000])
      expect(() => gateway.payAddress({ ...request, amount })).toThrow(RangeError)
    for (const reference of ['', 'a-b', 'a b', 'á', 'x'.repeat(101)])
      expect(() => gateway.payAddress({ ...request, reference })).toThrow(RangeError)
  })
})

describe('small words of the gateway', () => {
  test('its dates are those of Việt Nam, whatever zone this machine is in', () => {
    expect(toGatewayDate(Temporal.Instant.from('2021-01-01T00:00:00Z'))).toBe('20210101070000')
    expect(fromGatewayDate('20210101070000')?.toString()).toBe('2021-01-01T00:00:00Z')
    for (const none of [
      '',
      '2021010107000',
      '20210230070000',
      '20211301070000',
      '20210101240000',
      '20210101006000',
      '2021-01-01',
    ])
      expect(fromGatewayDate(none), none).toBeNull()
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
        const instant = Temporal.Instant.fromEpochMilliseconds(seconds * 1000)
        expect(fromGatewayDate(toGatewayDate(instant))?.equals(instant)).toBe(true)
      }),
    )
  })

  test('its order information has letters, digits and spaces only', () => {
    expect(plainOrderInfo('  Đặt cọc: 50% — Nhà "Gió"\n№7  ')).toBe('Dat coc 50 Nha Gio 7')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(plainOrderInfo(text)).toMatch(/^([A-Za-z0-9]+( [A-Za-z0-9]+)*)?$/)
      }),
    )
    const nameless = new URL(gateway.payAddress({ ...request, description: '…' }))
    expect(nameless.searchParams.get('vnp_OrderInfo')).toBe(request.reference)
  })

  test('its answers are spelt as it wants them', () => {
    expect(Object.values(IPN_ANSWERS).map((answer) => answer.RspCode)).toEqual([
      '00',
      '01',
      '02',
      '04',
      '97',
      '99',
    ])
  })
})
