import { lookup as systemLookup } from 'node:dns/promises'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import type { CalendarProblem } from '#contract/shapes/calendar.ts'
import { isOpenInternet } from './openInternet.ts'

type Found = { address: string; family: number }

/** What may be asked. The product's own rule is {@link OPEN_INTERNET}; a test brings one for its own servers. */
export type ReachRule = {
  mayAsk: (url: URL) => boolean
  /** Whether a network address may be connected to. */
  isOpen: (address: string) => boolean
  resolve: (host: string) => Promise<readonly Found[]>
}

/** Only https on its own port, without a name and password, and only addresses of the open Internet. */
export const OPEN_INTERNET: ReachRule = {
  mayAsk: ({ protocol, port, username, password }) =>
    protocol === 'https:' && port === '' && username === '' && password === '',
  isOpen: isOpenInternet,
  resolve: (host) => systemLookup(host, { all: true }),
}

/** In bytes: far more than a year of anybody's bookings. */
export const LARGEST = 1024 * 1024
const MOST_REDIRECTS = 3
const LONGEST_FETCH = 10_000

/** Why a text did not come. */
export class Unread extends Error {
  readonly problem: CalendarProblem
  constructor(problem: CalendarProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * A name is resolved once, and the line goes to the very address that was looked at: a name that answers otherwise the second
 * time gains nothing. One closed address among several is one too many.
 */
async function addressOf(host: string, rule: ReachRule, signal: AbortSignal): Promise<Found> {
  const literal = isIP(host)
  const found =
    literal === 0
      ? await Promise.race([rule.resolve(host), once(signal, 'abort').then((): Found[] => [])])
      : [{ address: host, family: literal }]
  const [first] = found
  if (!first || found.some(({ address }) => !rule.isOpen(address))) throw new Unread('UNREACHABLE')
  return first
}

async function open(url: URL, rule: ReachRule, signal: AbortSignal): Promise<IncomingMessage> {
  if (!rule.mayAsk(url)) throw new Unread('UNREACHABLE')
  const { address, family } = await addressOf(url.hostname.replace(/^\[|\]$/g, ''), rule, signal)
  const lookup: RequestOptions['lookup'] = (_host, options, callback) => {
    if (options.all) callback(null, [{ address, family }])
    else callback(null, address, family)
  }
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  const headers = {
    accept: 'text/calendar, text/plain;q=0.5',
    'accept-encoding': 'identity',
    'user-agent': 'Ghe calendar',
  }
  return new Promise((resolve, reject) => {
    request(url, { agent: false, signal, lookup, headers }, resolve).once('error', reject).end()
  })
}

async function textOf(answer: IncomingMessage): Promise<string> {
  if ((answer.headers['content-encoding'] ?? 'identity') !== 'identity') throw new Unread('MALFORMED')
  if (Number(answer.headers['content-length'] ?? 0) > LARGEST) throw new Unread('TOO_LARGE')
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    if (!(part instanceof Buffer)) continue
    size += part.length
    if (size > LARGEST) throw new Unread('TOO_LARGE')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** The text at an address, at most {@link LARGEST} bytes in at most `longest` ms, redirects included. Throws {@link Unread}. */
export async function fetchText(address: string, rule: ReachRule, longest = LONGEST_FETCH): Promise<string> {
  const signal = AbortSignal.timeout(longest)
  try {
    let url = new URL(address)
    for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
      const answer = await open(url, rule, signal)
      const { statusCode = 0, headers } = answer
      try {
        if (statusCode === 200) return await textOf(answer)
      } finally {
        answer.destroy()
      }
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) break
      url = new URL(headers.location, url)
    }
  } catch (error) {
    if (error instanceof Unread) throw error
  }
  throw new Unread('UNREACHABLE')
}
