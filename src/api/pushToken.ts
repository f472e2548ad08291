import { onDevice } from './keptText.ts'

/** Where a page keeps its device's push token, under the specification's name, and when the server heard of it. */
const TOKEN = onDevice('fcm_token')
const SINCE = onDevice('fcm_token_since')

export const storedToken = (): { token: string; since: string | null } | null => {
  const token = TOKEN.read()
  return token === null ? null : { token, since: SINCE.read() }
}

export function storeToken(token: string, since: string): void {
  TOKEN.write(token)
  SINCE.write(since)
}

export function forgetToken(): void {
  TOKEN.write(null)
  SINCE.write(null)
}
