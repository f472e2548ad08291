import { msg } from '@lingui/core/macro'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import type { CheckinPublicKeys } from '#contract/checkin.ts'
import { toLowS } from '#contract/es256.ts'
import { LANGUAGES, type Language } from '#contract/shapes/primitives.ts'
import { encodeTicketCode, ticketSigningInput, type TicketFacts } from '#contract/ticketCode.ts'
import { answer, NOW } from '../support/answers.ts'
import { SERVICE } from '../support/aTicketBooking.ts'
import { axeClean } from '../support/axe.ts'
import { held } from '../support/held.ts'
import { open } from '../support/open.tsx'

const TICKET = '01980000-0000-7000-8000-00000000dd01'
const TODAY = NOW.slice(0, 10)

let known: CheckinPublicKeys = { keys: [] }
let signed: (changes?: Partial<TicketFacts>) => Promise<string>
/** A key of this test's own, and codes that are signed with it as the server signs them. */
beforeAll(async () => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey)
  known = { keys: [{ keyId: 1, x, y }] }
  signed = async (changes = {}) => {
    const body = ticketSigningInput({
      keyId: 1,
      ticketId: TICKET,
      serviceId: SERVICE.id,
      date: TODAY,
      minute: 540,
      number: 1,
      of: 2,
      issuedAt: NOW,
      nonce: 7,
      ...changes,
    })
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, body)
    return encodeTicketCode(body, toLowS(new Uint8Array(signature)))
  }
})

/** The gate of a host who sells {@link SERVICE}. */
async function atGate(language: Language) {
  answer('host.checkinKeys', known)
  answer('host.arrivals', { fetchedAt: NOW, resorts: [], bookings: [] })
  answer('host.residency', { tasks: [] })
  answer('host.tickets', {
    fetchedAt: NOW,
    services: [{ id: SERVICE.id, name: SERVICE.name }],
    tickets: [
      {
        id: TICKET,
        serviceId: SERVICE.id,
        date: TODAY,
        time: '09:00',
        typeName: 'Người lớn',
        revoked: false,
        usedAt: null,
      },
    ],
  })
  const { words, router } = await open('/host/gate', { as: 'host', language })
  const read = async (code: string) => {
    await page.getByLabelText(words(msg`Hoặc gõ mã đặt phòng`)).fill(code)
    await page.getByRole('button', { name: words(msg`Xem`), exact: true }).click()
  }
  const next = () => page.getByRole('button', { name: words(msg`Quét mã khác`) }).click()
  return { words, read, next, router }
}

describe.each(LANGUAGES)('in %s', (language) => {
  const scanned = (scanned_at: string) => ({
    ticketId: TICKET,
    serviceId: SERVICE.id,
    serviceName: SERVICE.name,
    typeName: 'Người lớn',
    number: 1,
    of: 2,
    date: TODAY,
    time: '09:00',
    usedAt: scanned_at,
    scans: [{ at: scanned_at, byMe: true }],
    first: true,
  })

  test('a ticket that is good is let in, and the same one is told to have been read already', async () => {
    const { words, read, next } = await atGate(language)
    const used = answer('host.scanTicket', ({ scanned_at }) => scanned(scanned_at))
    const code = await signed()
    await read(code)
    const light = page.getByRole('heading', { name: words(msg`Vé đúng, mời vào`) })
    await expect.element(light).toHaveFocus()
    await axeClean()
    await page.getByRole('button', { name: words(msg`Dùng vé, mời vào`) }).click()
    await expect.element(page.getByRole('status').filter({ hasText: /\d\d:\d\d/ })).toBeVisible()
    expect(used.map((scan) => scan.code)).toEqual([code])
    await next()
    await read(code)
    await expect.element(page.getByText(words(msg`Máy này đã quét vé này rồi.`))).toBeVisible()
    await axeClean()
  })

  test('the next code waits for what the server says to this one', async () => {
    const { words, read } = await atGate(language)
    const { late, answerLate } = held()
    answer('host.scanTicket', async (_scan, refuse) => {
      await late
      return refuse('G_TICKETS_409')
    })
    await read(await signed())
    await page.getByRole('button', { name: words(msg`Dùng vé, mời vào`) }).click()
    const another = page.getByRole('button', { name: words(msg`Quét mã khác`) })
    // A finger does not wait.
    another.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await expect.element(another).toHaveAttribute('aria-busy', 'true')
    answerLate()
    await expect.element(page.getByText(CODES.G_TICKETS_409[language])).toBeVisible()
    await another.click()
    await expect.element(another).not.toBeInTheDocument()
  })

  test('who leaves the gate before the answer is told of a refusal, and a ticket that was used stays used', async () => {
    answer('host.resorts', { resorts: [] })
    answer('host.bank', { account: null })
    const { words, read, router } = await atGate(language)
    const code = await signed()
    const useAndLeave = async () => {
      await read(code)
      await page.getByRole('button', { name: words(msg`Dùng vé, mời vào`) }).click()
      await router.navigate({ to: '/host/places' })
    }
    const first = held()
    answer('host.scanTicket', async (_scan, refuse) => {
      await first.late
      return refuse('G_TICKETS_409')
    })
    await useAndLeave()
    first.answerLate()
    await expect.element(page.getByText(CODES.G_TICKETS_409[language])).toBeVisible()
    const second = held()
    const used = answer('host.scanTicket', async ({ scanned_at }) => {
      await second.late
      return scanned(scanned_at)
    })
    await router.navigate({ to: '/host/gate' })
    await useAndLeave()
    await expect.poll(() => used.length).toBe(1)
    second.answerLate()
    await router.navigate({ to: '/host/gate' })
    await read(code)
    await expect.element(page.getByText(words(msg`Máy này đã quét vé này rồi.`))).toBeVisible()
  })

  test('a forged one, one of somebody else’s service and one of another day are told apart', async () => {
    const { words, read, next } = await atGate(language)
    const code = await signed()
    await read(code.slice(0, 60) + (code.charAt(60) === 'A' ? 'B' : 'A') + code.slice(61))
    await expect
      .element(page.getByText(words(msg`Chữ ký không đúng: đây không phải mã do Ghé phát.`)))
      .toBeVisible()
    await next()
    await read(await signed({ serviceId: '01980000-0000-7000-8000-00000000aa99' }))
    await expect
      .element(page.getByText(words(msg`Vé thật nhưng của trải nghiệm khác, không phải của bạn.`)))
      .toBeVisible()
    await next()
    await read(await signed({ date: '2029-12-21' }))
    await expect.element(page.getByRole('heading', { name: words(msg`Chưa cho vào`) })).toBeVisible()
    await expect.element(page.getByText(/2029/).first()).toBeVisible()
    await axeClean()
  })
})
