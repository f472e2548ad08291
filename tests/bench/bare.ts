import pg from 'pg'

/** A statement as it went to the database. */
type Said = { text: string; values: readonly unknown[] }

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
const CODE = /GHE-[\dA-Z]{6}/g
/** Letters of a booking's code, for numbers in base 32; no code of the product ends as these do. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * Hears what goes to the database from now on while somebody listens: lines that were opened before are not heard, so begin
 * before the database is opened.
 */
export function listening() {
  const { query } = pg.Client.prototype
  let heard: Said[] | null = null
  const take = ([said, values]: readonly unknown[]): void => {
    if (typeof said === 'string') heard?.push({ text: said, values: Array.isArray(values) ? values : [] })
    else if (typeof said === 'object' && said !== null && 'text' in said && typeof said.text === 'string')
      heard?.push({
        text: said.text,
        values:
          'values' in said && Array.isArray(said.values) ? said.values : Array.isArray(values) ? values : [],
      })
  }
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, ...asked: unknown[]): unknown {
    take(asked)
    return Reflect.apply(query, this, asked)
  })
  return {
    /** What `work` said. */
    async during(work: () => Promise<unknown>): Promise<Said[]> {
      heard = []
      await work()
      const said = heard
      heard = null
      return said
    },
  }
}

/** What stays as it was said: whatever is not named here is another one each time. */
type Instead = ReadonlyMap<string, string>

/**
 * Says again what was said, as often as one likes, and nothing else: no rule is asked, no answer read. Ids and codes that
 * `instead` does not name are new ones each time, as they are for a new booking.
 */
export function saidAgain(databaseUrl: string, said: readonly Said[], lines: number) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: lines })
  // A database that ends takes its lines along.
  pool.on('error', () => undefined)
  let number = 0
  const code = (): string => {
    let [left, text] = [number++, '']
    for (let place = 0; place < 5; place++) {
      text += LETTERS[left % LETTERS.length] ?? ''
      left = Math.floor(left / LETTERS.length)
    }
    return `GHE-${text}U`
  }
  return {
    async say(instead: Instead): Promise<void> {
      const fresh = new Map(instead)
      const another = (make: () => string) => (known: string) => {
        const found = fresh.get(known) ?? make()
        fresh.set(known, found)
        return found
      }
      const [newId, newCode] = [another(() => crypto.randomUUID()), another(code)]
      const changed = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(changed)
        if (typeof value !== 'string') return value
        const text = value.replace(UUID, newId).replace(CODE, newCode)
        return Array.from(instead).reduce((so, [from, to]) => so.replaceAll(from, to), text)
      }
      const client = await pool.connect()
      try {
        for (const { text, values } of said)
          await (values.length > 0 ? client.query(text, values.map(changed)) : client.query(text))
      } finally {
        client.release()
      }
    },
    end: () => pool.end(),
  }
}
