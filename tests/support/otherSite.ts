import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { ReachRule } from '#server/ports/calendar/fetchText.ts'

export type OtherSite = {
  /** Its calendar's address, under a name. */
  address: string
  port: number
  /** What it answers from now on. */
  answer: (how: (request: IncomingMessage, response: ServerResponse) => void) => void
  /** It answers with this text from now on. */
  say: (text: string) => void
  /** The paths it was asked for. */
  asked: string[]
  close: () => Promise<void>
}

/** A booking site on this machine; 127.0.0.1 counts as the open Internet, 127.0.0.2 as somebody's own network. */
export async function startOtherSite(): Promise<OtherSite> {
  let how: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => {
    response.end()
  }
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    how(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    address: `http://site.test:${address.port}/calendar.ics`,
    port: address.port,
    asked,
    answer: (next) => {
      how = next
    },
    say: (text) => {
      how = (_request, response) => void response.end(text)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const HOSTS: Readonly<Record<string, readonly string[]>> = {
  'site.test': ['127.0.0.1'],
  'inside.test': ['127.0.0.2'],
  'both.test': ['127.0.0.1', '127.0.0.2'],
}

/** The rule of the open Internet for a world in which it is 127.0.0.1. */
export const TEST_INTERNET: ReachRule = {
  mayAsk: ({ protocol, username }) => protocol === 'http:' && username === '',
  isOpen: (address) => address === '127.0.0.1',
  resolve: async (host) => (HOSTS[host] ?? []).map((address) => ({ address, family: 4 })),
}
