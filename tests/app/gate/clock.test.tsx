import { msg } from '@lingui/core/macro'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  checkinSigningInput,
  encodeCheckinCode,
  type CheckinFacts,
  type CheckinPublicKeys,
} from '#contract/checkin.ts'
import { CODES } from '#contract/codes.ts'
import { toLowS } from '#contract/es256.ts'
import { LANGUAGES, type Language } from '#contract/shapes/primitives.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { held } from '../support/held.ts'
import { open } from '../support/open.tsx'

const RESORT = '01980000-0000-7000-8000-00000000aa01'
const DAY = 86_400_000
const dayFrom = (days: number) => new Date(Date.parse(NOW) + days * DAY).toISOString().slice(0, 10)

let known: CheckinPublicKeys = { keys: [] }
let signed: (from: number, to: number) => Promise<string>
beforeAll(async () => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey)
  known = { keys: [{ keyId: 1, x, y }] }
  signed = async (from, to) => {
    const facts: CheckinFacts = {
      keyId: 1,
      bookingId: '01980000-0000-7000-8000-00000000bb01',
      bookingVersion: 1,
      resortId: RESORT,
      from: dayFrom(from),
      to: dayFrom(to),
      adults: 2,
      children: 0,
      toddlers: 0,
      issuedAt: new Date(Date.parse(NOW) - DAY).toISOString(),
      nonce: 7,
    }
    const body = checkinSigningInput(facts)
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, body)
    return encodeCheckinCode(body, toLowS(new Uint8Array(signature)))
  }
})

/** A gate whose list was saved so many days after the moment that the device believes in, and what it says to a code. */
async function atGate(language: Language, listDays: number, code: string) {
  const fetchedAt = new Date(Date.parse(NOW) + listDays * DAY).toISOString()
  answer('host.checkinKeys', known)
  answer('host.arrivals', { fetchedAt, resorts: [{ id: RESORT, name: 'Nhà Thông' }], bookings: [] })
  answer('host.residency', { tasks: [] })
  answer('host.tickets', { fetchedAt, services: [], tickets: [] })
  const { words } = await open('/host/gate', { as: 'host', language })
  await page.getByLabelText(words(msg`Hoặc gõ mã đặt phòng`)).fill(code)
  await page.getByRole('button', { name: words(msg`Xem`), exact: true }).click()
  return words
}

describe.each(LANGUAGES)('W11: a host’s clock that is wrong is named, in %s', (language) => {
  test('one that runs behind: the list comes from later, and the guest of the list’s day is not turned away', async () => {
    const words = await atGate(language, 2, await signed(2, 4))
    await expect.element(page.getByRole('heading', { name: words(msg`Kiểm tra thêm giấy tờ`) })).toHaveFocus()
    const why = msg`Mã thật. Đồng hồ của máy này lệch: nó chạy chậm hơn giờ của danh sách đã lưu. Bạn xem hôm nay là ngày nào, đối chiếu ngày trên mã và giấy tờ của khách, rồi chỉnh lại giờ của máy nhé.`
    await expect.element(page.getByText(words(why))).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: words(msg`Giấy tờ khớp, nhận phòng`) }))
      .toBeVisible()
    await axeClean()
  })

  test('one that may run ahead: the stay is of the list’s day, and this says what to look at', async () => {
    const words = await atGate(language, -2, await signed(-2, -1))
    const why = msg`Mã thật và đúng ngày theo danh sách đã lưu, nhưng không đúng ngày theo đồng hồ của máy này. Đồng hồ của máy này có thể lệch: bạn xem hôm nay là ngày nào và đối chiếu giấy tờ của khách nhé.`
    await expect.element(page.getByText(words(why))).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: words(msg`Giấy tờ khớp, nhận phòng`) }))
      .toBeVisible()
  })

  test('one that is right turns away whoever comes on another day', async () => {
    const words = await atGate(language, 0, await signed(-4, -2))
    await expect.element(page.getByRole('heading', { name: words(msg`Chưa cho vào`) })).toHaveFocus()
  })
})

test.each(LANGUAGES)(
  'the next code waits for what the server says to this guest, in %s',
  async (language) => {
    const words = await atGate(language, 0, await signed(0, 2))
    const { late, answerLate } = held()
    answer('host.checkIn', async (_scan, refuse) => {
      await late
      return refuse('G_CODE_WITHDRAWN')
    })
    await page.getByRole('button', { name: words(msg`Giấy tờ khớp, nhận phòng`) }).click()
    const another = page.getByRole('button', { name: words(msg`Quét mã khác`) })
    // A finger does not wait.
    another.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await expect.element(another).toHaveAttribute('aria-busy', 'true')
    answerLate()
    await expect.element(page.getByText(CODES.G_CODE_WITHDRAWN[language])).toBeVisible()
    await another.click()
    await expect.element(another).not.toBeInTheDocument()
  },
)
