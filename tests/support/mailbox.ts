import { expect, type APIRequestContext } from '@playwright/test'

type Sent = {
  id: string
  to: string
  subject: string
  text: string
  files: readonly { name: string; type: string }[]
}
const isSent = (value: unknown): value is Sent[] => Array.isArray(value)

/** What the stand-in for mail and text messages has for an address, the newest first. */
export async function lettersTo(request: APIRequestContext, to: string): Promise<Sent[]> {
  const response = await request.get(`/sandbox/mailbox/messages.json?to=${encodeURIComponent(to)}`)
  const letters: unknown = await response.json()
  return isSent(letters) ? letters : []
}

/** The newest code sent to an address, once there are as many letters as `atLeast`. */
export async function codeTo(request: APIRequestContext, to: string, atLeast = 1): Promise<string> {
  await expect.poll(async () => (await lettersTo(request, to)).length).toBeGreaterThanOrEqual(atLeast)
  const [newest] = await lettersTo(request, to)
  return /\b(\d{6})\b/.exec(newest?.subject ?? '')?.[1] ?? ''
}

/** An address nobody has used. */
export const freshEmail = (): string => `khach-${crypto.randomUUID().slice(0, 8)}@ghe.test`

/** A Vietnamese mobile number nobody has used. */
export const freshPhone = (): string =>
  `09${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte % 10).join('')}`
