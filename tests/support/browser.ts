import type { LightMyRequestResponse } from 'fastify'
import { API_BASE, ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'
import { PAGE_HEADER } from '#contract/worker.ts'
import type { TestApp } from './server.ts'

/** A browser at a page of ours: it keeps cookies and says where a call comes from. */
export function browserAt(server: TestApp, address = '10.9.0.1') {
  const jar = new Map<string, string>()
  const learn = (response: LightMyRequestResponse): LightMyRequestResponse => {
    for (const { name, value } of response.cookies) {
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const send = async (name: EndpointName, input: object = {}, headers: Record<string, string> = {}) => {
    const { method, path } = ENDPOINTS[name]
    return learn(
      await server.app.inject({
        method,
        url: API_BASE + path,
        remoteAddress: address,
        cookies: Object.fromEntries(jar),
        headers: { 'sec-fetch-site': 'same-origin', [PAGE_HEADER]: '1', ...headers },
        ...(method === 'GET' ? {} : { payload: input }),
      }),
    )
  }
  return { jar, send, learn }
}
export type TestBrowser = ReturnType<typeof browserAt>

/** The newest code that the stand-in sent to an address. */
export function codeSentTo(server: TestApp, to: string): string {
  const [newest] = server.mailbox?.sent(to) ?? []
  const code = /\b(\d{6})\b/.exec(newest?.subject ?? '')?.[1]
  if (code === undefined) throw new Error(`no code was sent to ${to}`)
  return code
}

/** Another code than this one. */
export const wrongCode = (code: string): string => (code === '000000' ? '111111' : '000000')
