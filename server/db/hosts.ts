import { EventEmitter } from 'node:events'
import { Socket } from 'node:net'
import pg from 'pg'
import * as z from 'zod/mini'
import { isAway, isGone } from './away.ts'
import { addressesOf } from './address.ts'
import { nameOf } from './once.ts'

/** Limits of time that a server keeps for a session, in ms. */
export type Limits = Readonly<
  Record<'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout', number>
>
/** No limits: what takes long is waited for. */
const NO_LIMITS: Limits = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
}

/** Where the database is now, and whether a pooler stands between, which keeps nothing of a session from one transaction to the next. */
type Place = { address: string; pooled: boolean }
/** The hosts of an address. */
export type Hosts = {
  /** The host that takes writes; looked for when it is not known. Fails as the last host failed. */
  find: () => Promise<Place>
  /** The host that was found takes none any more; whoever has lines to it is told. */
  lost: () => void
  onLost: (then: () => void) => void
  several: boolean
}

/**
 * Statements are never compiled: PostgreSQL compiles what it takes for long, and what the product asks is over before that
 * has paid. Told at the start of a session.
 */
const UNCOMPILED = '-c jit=off'

/** What a host that is not the leader answers to a write. */
const READ_ONLY = '25006'

/** How long a host may take to say who it is, in ms: the next one may be the one. */
const PATIENCE = 2_000
/** Told to a session at its start, and asked for again: a pooler refuses it, or hears and forgets it. */
const TOKEN = 86_399_000
const state = z.object({ standby: z.boolean(), limit: z.string() })
const ASK = `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as standby,
  (select setting from pg_settings where name = 'statement_timeout') as limit`

/** PgBouncer's answer to settings at the start of a session. */
const refusesSettings = (error: unknown): boolean =>
  error instanceof Error && /unsupported startup parameter/.test(error.message)

async function ask(address: string, settings: { statement_timeout?: number; options?: string }) {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    ...settings,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return state.parse((await client.query(ASK)).rows[0])
  } finally {
    // A host that fell silent does not answer a goodbye either.
    void client.end().catch(() => undefined)
  }
}

/** What a host says of itself. */
async function look(address: string): Promise<Place & { standby: boolean }> {
  try {
    const { standby, limit } = await ask(address, { statement_timeout: TOKEN, options: UNCOMPILED })
    return { address, standby, pooled: limit !== String(TOKEN) }
  } catch (error) {
    if (!refusesSettings(error)) throw error
    return { address, standby: (await ask(address, {})).standby, pooled: true }
  }
}

/** The hosts of an address, the writable one found anew whenever it is lost. One host is taken as it is. */
export function hostsOf(address: string): Hosts {
  const addresses = addressesOf(address) ?? [address]
  const listeners: (() => void)[] = []
  let found: Promise<Place> | null = null
  const search = async (): Promise<Place> => {
    let failure: unknown = Object.assign(new Error('none of the database hosts takes writes'), {
      code: READ_ONLY,
    })
    for (const one of addresses)
      try {
        const { standby, pooled } = await look(one)
        if (addresses.length === 1 || !standby) return { address: one, pooled }
      } catch (error) {
        if (!isAway(error)) throw error
        failure = error
      }
    throw failure
  }
  return {
    find: () => {
      found ??= search().catch((error: unknown) => {
        found = null
        throw error
      })
      return found
    },
    lost: () => {
      if (found === null || addresses.length === 1) return
      found = null
      for (const then of listeners) then()
    },
    onLost: (then) => void listeners.push(then),
    several: addresses.length > 1,
  }
}

/** What a session is told at its start, and ends with the transaction in which it is said here. */
const toldInTransaction = (limits: Limits): string =>
  ['set local jit = off']
    .concat(Object.entries(limits).map(([name, milliseconds]) => `set local ${name} = ${milliseconds}`))
    .join('; ')

type Given = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void
type LineParts = Omit<pg.PoolConfig, 'stream'> & { hosts: Hosts; limits: Limits; stream: () => Socket }
const coded = z.object({ code: z.string() })
// By hand: every statement passes here.
const textOf = (asked: unknown): string =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string'
    ? asked.text
    : ''

const NOTHING = { rows: [], fields: [], rowCount: 0, command: '', oid: 0 }

/**
 * What is asked before anybody waits goes out in one write, and nobody waits for a begin: what a server says to its database
 * costs by how often it speaks. Whoever asks the statement after a begin that failed hears of it.
 */
function speaksAtOnce(client: pg.PoolClient, remembers: () => boolean): void {
  const query = client.query.bind(client)
  const stream: unknown = Reflect.get(Object(Reflect.get(client, 'connection')), 'stream')
  let isGathering = false
  const gather = (): void => {
    if (isGathering || !(stream instanceof Socket)) return
    isGathering = true
    stream.cork()
    process.nextTick(() => {
      isGathering = false
      stream.uncork()
    })
  }
  let begun: Promise<unknown> | null = null
  Object.assign(client, {
    query: (...asked: unknown[]): unknown => {
      gather()
      const text = textOf(asked[0])
      const name = remembers() ? nameOf(text) : undefined
      const [statement, ...more] = asked
      const answer: unknown = Reflect.apply(query, client, [
        name === undefined ? statement : Object.assign({}, statement, { name }),
        ...more,
      ])
      const before = begun
      begun = text.startsWith('begin') && answer instanceof Promise ? answer : null
      if (before !== null) return Promise.all([before, answer]).then(([, last]) => last)
      if (begun === null) return answer
      begun.catch(() => undefined)
      return Promise.resolve(NOTHING)
    },
  })
}

/** Lines to whichever host takes writes; behind a pooler without the limits that it would refuse. */
export class HostPool extends pg.Pool {
  readonly #hosts: Hosts
  readonly #limits: Limits
  #pooled = false

  constructor({ hosts, limits, stream, ...config }: LineParts) {
    const sockets = new Set<Socket>()
    super({
      ...config,
      stream: () => {
        const socket = stream()
        sockets.add(socket)
        return socket.once('close', () => sockets.delete(socket))
      },
    })
    this.#hosts = hosts
    this.#limits = limits
    hosts.onLost(() => {
      for (const socket of sockets)
        socket.destroy(Object.assign(new Error('this host takes no writes any more'), { code: 'ECONNRESET' }))
    })
    this.on('connect', (client) => {
      // A pooler gives each transaction another line, which remembers nothing of this one.
      speaksAtOnce(client, () => !this.#pooled)
      const line: unknown = Reflect.get(client, 'connection')
      if (line instanceof EventEmitter)
        line.on('errorMessage', (told) => {
          if (coded.safeParse(told).data?.code === READ_ONLY) hosts.lost()
        })
    })
  }

  /** What its transactions have to say first. */
  get firstWords(): string {
    return this.#pooled ? toldInTransaction(this.#limits) : ''
  }

  override connect(): Promise<pg.PoolClient>
  override connect(given: Given): void
  override connect(given?: Given): Promise<pg.PoolClient> | undefined {
    if (!given) return this.#line()
    this.#line().then(
      (client) => given(undefined, client, () => client.release()),
      (error: unknown) =>
        given(error instanceof Error ? error : new Error(String(error)), undefined, () => undefined),
    )
    return undefined
  }

  async #line(): Promise<pg.PoolClient> {
    await this.#aim()
    try {
      return await super.connect()
    } catch (error) {
      // Every line taken is no reason to look elsewhere; the next attempt finds the host that stands.
      if (!this.#hosts.several || !isGone(error)) throw error
      this.#hosts.lost()
    }
    await this.#aim()
    return super.connect()
  }

  async #aim(): Promise<void> {
    const { address, pooled } = await this.#hosts.find()
    this.#pooled = pooled
    const told = pooled ? { ...NO_LIMITS, options: undefined } : { ...this.#limits, options: UNCOMPILED }
    Object.assign(this.options, { connectionString: address, ...told })
  }
}
