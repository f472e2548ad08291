/** Where a page keeps its device's push token, under the specification's name, and when the server heard of it. */
export const FCM_TOKEN = 'fcm_token'
const SINCE = 'fcm_token_since'

export const storedToken = (): { token: string; since: string | null } | null => {
  const token = localStorage.getItem(FCM_TOKEN)
  return token === null ? null : { token, since: localStorage.getItem(SINCE) }
}

export function storeToken(token: string, since: string): void {
  localStorage.setItem(FCM_TOKEN, token)
  localStorage.setItem(SINCE, since)
}

export function forgetToken(): void {
  localStorage.removeItem(FCM_TOKEN)
  localStorage.removeItem(SINCE)
}
