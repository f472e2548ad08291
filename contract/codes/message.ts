/** A message of the catalogue: its HTTP status when a call fails with it, and its text in both languages ({0}, {1} are parameters). */
export type Message = {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503
  vi: string
  en: string
}
