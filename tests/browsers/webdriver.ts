import * as z from 'zod'

const answer = z.object({ value: z.unknown() })
const failure = z.object({ error: z.string(), message: z.string() })
const session = z.object({ sessionId: z.string() })

/** A W3C WebDriver session: the few commands a walk needs, over plain HTTP. */
export class WebDriver {
  private readonly base: string

  private constructor(base: string) {
    this.base = base
  }

  static async begin(server: string, capabilities: object): Promise<WebDriver> {
    const begun = await send('POST', `${server}/session`, { capabilities: { alwaysMatch: capabilities } })
    return new WebDriver(`${server}/session/${session.parse(begun).sessionId}`)
  }

  command(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    return send(method, `${this.base}${path}`, body)
  }

  end(): Promise<unknown> {
    return send('DELETE', this.base)
  }

  /** The part of the address that names the first element a selector finds. */
  async element(selector: string): Promise<string> {
    const found = await this.command('POST', '/element', { using: 'css selector', value: selector })
    const [id] = Object.values(z.record(z.string(), z.string()).parse(found))
    if (id === undefined) throw new Error(`nothing is ${selector}`)
    return `/element/${id}`
  }
}

async function send(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  })
  const { value } = answer.parse(await response.json())
  if (response.ok) return value
  const { error, message } = failure.parse(value)
  throw new Error(`${error}: ${message}`)
}
