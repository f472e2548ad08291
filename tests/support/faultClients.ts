import { expect } from 'vitest'
import * as z from 'zod'
import { uuidv7 } from 'uuidv7'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { uploadAnswer, type ReceivedPicture } from '#contract/shapes/file.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts'
import { insist, type Outcome } from './insist.ts'
import { formOf, MULTIPART, picture } from './pictures.ts'
import { audit, Ledger, worldOf } from './torture.ts'
import type { Victim } from './victim.ts'

/** Later, or being done, or no answer at all; nothing else, and no 500 among them. */
const EXPECTED: ReadonlySet<string> = new Set(['G_503', 'G_RUNNING', 'no answer'])
/** Between looks for film, in ms. */
const PAUSE = 50

const told = z.object({ code: z.optional(z.string()), data: z.optional(z.unknown()) })

/** Sends a picture, as a page does. */
async function send(node: Victim, token: string, bytes: Buffer): Promise<Outcome<ReceivedPicture>> {
  const answered = await fetch(node.address + API_BASE + ENDPOINTS['file.upload'].path, {
    method: 'POST',
    headers: { 'content-type': MULTIPART, authorization: `Bearer ${token}` },
    body: new Uint8Array(formOf([{ name: 'anh.jpg', type: 'image/jpeg', bytes }])),
  })
    .then(async (response) => ({ ok: response.ok, body: told.parse(await response.json()) }))
    .catch(() => null)
  if (!answered) return null
  if (!answered.ok) return { ok: false, code: answered.body.code ?? 'no code' }
  const [received] = uploadAnswer.parse(answered.body.data)
  return received ? { ok: true, data: received } : { ok: false, code: 'no picture' }
}

/**
 * People who book, change their mind about favourites and send pictures while what serves them fails, each wish asked until it
 * is acknowledged, with a ledger of their own of what was.
 */
export class FaultClients {
  /** How many pictures may still be taken: a person has at most sixty that wait for what they are part of. */
  film = 0
  private readonly nodes: readonly Victim[]
  private readonly world: Awaited<ReturnType<typeof worldOf>>
  private readonly bookings: Ledger
  /** What was wished last of each place. */
  private readonly wished = new Map<string, boolean>()
  private readonly pictures = new Map<number, ReceivedPicture>()
  /** How often each code was told while something was away. */
  readonly refused = new Map<string, number>()
  wishes = 0
  private answers = 0
  private hue = 0

  private constructor(nodes: readonly Victim[], world: Awaited<ReturnType<typeof worldOf>>) {
    this.nodes = nodes
    this.world = world
    this.bookings = new Ledger(world.rooms)
  }

  static async of(nodes: readonly Victim[]): Promise<FaultClients> {
    const [first] = nodes
    if (!first) throw new Error('no node')
    return new FaultClients(nodes, await worldOf(first))
  }

  /** How many wishes of any kind were acknowledged. */
  get acknowledged(): number {
    return this.answers
  }
  get made(): { bookings: number; favourites: number; pictures: number } {
    return { bookings: this.bookings.made.size, favourites: this.wishes, pictures: this.pictures.size }
  }

  private readonly hear = (code: string | null): void => {
    if (code === null) this.answers += 1
    else if (!EXPECTED.has(code))
      throw new Error(
        `refused with ${code}, which nobody expects:\n${this.nodes.map(({ said }) => said).join('\n')}`,
      )
    else this.refused.set(code, (this.refused.get(code) ?? 0) + 1)
  }

  private signIn = async (): Promise<string> =>
    (
      await this.nodes[0]?.must('account.login', {
        identifier: DEMO_ACCOUNTS.guest.email,
        password: DEMO_PASSWORD,
      })
    )?.token ?? ''

  private async wish(nodes: readonly Victim[], token: string, resort_id: string, over: AbortSignal) {
    for (let wanted = true; !over.aborted; wanted = !wanted) {
      const key = uuidv7()
      const wish = { resort_id, wanted, wished_at: Temporal.Now.instant().toString() }
      await insist(nodes, (node) => node.call('favourite.wish', wish, { token, key }), this.hear)
      this.wished.set(resort_id, wanted)
      this.wishes += 1
    }
  }

  private async photograph(nodes: readonly Victim[], token: string, over: AbortSignal) {
    while (!over.aborted) {
      if (this.film === 0) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
        continue
      }
      this.film -= 1
      const hue = (this.hue += 1)
      const bytes = await picture(600 + hue, 400, 'jpeg', (hue * 7) % 360)
      this.pictures.set(hue, await insist(nodes, (node) => send(node, token, bytes), this.hear))
    }
  }

  /** Everybody at work, half of them at each node first, while `faults` happen; ends when all they wished is acknowledged. */
  async during(faults: () => Promise<void>): Promise<void> {
    const token = await this.signIn()
    const over = new AbortController()
    const from = [this.nodes, this.nodes.toReversed()]
    const all = Promise.all([
      ...from.flatMap((nodes) =>
        [1, 2].map(() => this.bookings.persist(nodes, token, over.signal, this.hear)),
      ),
      ...this.world.resortIds.map((id, at) => this.wish(from[at % 2] ?? this.nodes, token, id, over.signal)),
      ...from.map((nodes) => this.photograph(nodes, token, over.signal)),
    ])
    try {
      // Who is told what nobody expects ends everything at once.
      await Promise.race([faults(), all])
    } finally {
      over.abort()
      await all
    }
  }

  /** Nothing that was acknowledged is missing, and nothing is there twice, whichever node is asked. */
  async audit(countPictures: () => Promise<number>): Promise<void> {
    const token = await this.signIn()
    for (const node of this.nodes) {
      await audit(node, token, this.bookings, this.world.resortIds)
      const { resort_ids } = await node.must('favourite.ids', {}, { token })
      const wanted = [...this.wished].filter(([, wants]) => wants).map(([id]) => id)
      expect(resort_ids.toSorted()).toEqual(wanted.toSorted())
      const headers = { authorization: `Bearer ${token}` }
      for (const { address } of this.pictures.values())
        expect((await fetch(new URL(address, node.address), { headers })).status).toBe(200)
    }
    expect(new Set([...this.pictures.values()].map(({ picture_id }) => picture_id)).size).toBe(
      this.pictures.size,
    )
    expect(await countPictures()).toBe(this.pictures.size)
  }
}
