import { vi } from 'vitest'

export type Asked = { path: string; method: string; headers: Headers; body: unknown }
type Answer = { status: number; body: unknown; headers?: Record<string, string> } | 'cut'

/** Stands in for the network: answers what `answer` says and keeps what was asked, in order. */
export function network(answer: (asked: Asked, count: number) => Answer): Asked[] {
  const all: Asked[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit): Promise<Response> => {
    const text = typeof init.body === 'string' ? init.body : '{}'
    const body: unknown = JSON.parse(text)
    const asked = { path: input, method: init.method ?? 'GET', headers: new Headers(init.headers), body }
    all.push(asked)
    const said = answer(asked, all.length)
    if (said === 'cut') throw new TypeError('Failed to fetch')
    return Promise.resolve(Response.json(said.body, { status: said.status, headers: said.headers ?? {} }))
  })
  return all
}

export const ok = (data: unknown, headers: Record<string, string> = {}): Answer => ({
  status: 200,
  body: { status: 200, data },
  headers,
})
export const refused = (status: number, code: string, message = ''): Answer => ({
  status,
  body: { status, code, message, params: {} },
})
