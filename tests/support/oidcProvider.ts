import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** A person at the provider, by the name they sign in with there. */
type ProviderPerson = { email?: string; email_verified?: boolean; name: string }

export type TestProvider = {
  issuer: string
  client: { id: string; secret: string }
  people: Map<string, ProviderPerson>
  /** Signs in there as a browser does, and returns the address it is sent back to. */
  visit: (address: string, login: string) => Promise<URL>
  close: () => Promise<void>
}

const isPort = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

/** A certified OpenID provider on this machine, as the other side of signing in with an account elsewhere. */
export async function startProvider(returnAddress: string): Promise<TestProvider> {
  const people = new Map<string, ProviderPerson>()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  if (!isPort(address)) throw new Error('the provider has no port')
  const issuer = `http://127.0.0.1:${address.port}`
  const client = { id: 'ghe', secret: 'a-secret-of-the-test' }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [returnAddress],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people.get(id) }) }),
  })
  provider.on('server_error', (_context, error) => {
    throw error
  })
  server.on('request', (request, response) => void provider.callback()(request, response))

  const visit = async (start: string, login: string): Promise<URL> => {
    const jar = new Map<string, string>()
    let next = new URL(start)
    let form: URLSearchParams | null = null
    for (let step = 0; step < 20; step++) {
      if (next.origin !== issuer) return next
      const response: Response = await fetch(next, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form === null ? {} : { method: 'POST', body: form }),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';')
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      }
      const location = response.headers.get('location')
      if (location !== null) {
        next = new URL(location, next)
        form = null
        continue
      }
      const page = await response.text()
      const action = /<form[^>]+action="([^"]+)"/.exec(page)?.[1]
      const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1]
      if (action === undefined || prompt === undefined)
        throw new Error(`the provider answered ${response.status}: ${page}`)
      next = new URL(action, next)
      form = new URLSearchParams({ prompt, login, password: 'any' })
    }
    throw new Error('the provider sends in circles')
  }

  return {
    issuer,
    client,
    people,
    visit,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
