/** The body of an answer of ours: of a success its `data`, of a refusal its `code`. */
export type OurBody = { status: number; data?: unknown; code?: unknown; message?: unknown; current?: unknown }

const hasStatus = (value: unknown): value is OurBody =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'number'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads an answer of ours. Null is anybody else's word: a captive portal's or a maintenance page, a proxy's own refusal, half
 * an answer, another service's JSON. It says nothing of what was asked, whatever its status: worker and pages take it for no network.
 */
export function ourBody(status: number, type: string | null, text: string): OurBody | null {
  const body = /^application\/json\b/i.test(type ?? '') ? parsed(text) : null
  if (!hasStatus(body) || body.status !== status) return null
  return (status < 300 ? 'data' in body : typeof body.code === 'string') ? body : null
}
