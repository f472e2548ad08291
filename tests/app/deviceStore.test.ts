import { afterEach, describe, expect, it } from 'vitest'
import { openStore, type Step } from '#sw/db.ts'
import type { Shape } from '#sw/store.ts'

const WORDS: Shape<string> = { name: 'words', parse: (value) => (typeof value === 'string' ? value : null) }
const COUNTS: Shape<number> = { name: 'counts', parse: (value) => (typeof value === 'number' ? value : null) }
const one: Step = (database) => void database.createObjectStore('words')
const two: Step = (database) => void database.createObjectStore('counts')

const opened: string[] = []
const named = () => {
  const name = `store-${crypto.randomUUID()}`
  opened.push(name)
  return name
}
afterEach(async () => {
  for (const name of opened.splice(0)) await openStore(name, [one]).destroy()
})

const put = (store: ReturnType<typeof openStore>, key: string, value: string) =>
  store.run('readwrite', [WORDS], async (open) => {
    await open(WORDS).put(key, value)
    return true
  })
const get = (store: ReturnType<typeof openStore>, key: string) =>
  store.run('readonly', [WORDS], (open) => open(WORDS).get(key))

describe('the device store, on the browser’s own', () => {
  it('keeps what it was given, finds it by how keys start, and lets it go', async () => {
    const store = openStore(named(), [one])
    for (const [key, value] of [
      ['b 1', 'x'],
      ['a 2', 'y'],
      ['a 1', 'z'],
    ] as const)
      await put(store, key, value)
    expect(await get(store, 'b 1')).toBe('x')
    expect(await get(store, 'c')).toBeNull()
    const found = await store.run('readonly', [WORDS], (open) => open(WORDS).entries('a '))
    expect(found).toEqual([
      ['a 1', 'z'],
      ['a 2', 'y'],
    ])
    await store.run('readwrite', [WORDS], (open) => open(WORDS).delete('a 1'))
    expect(await get(store, 'a 1')).toBeNull()
    await store.run('readwrite', [WORDS], (open) => open(WORDS).clear())
    expect(await get(store, 'a 2')).toBeNull()
  })

  it('undoes a transaction that fails half-way', async () => {
    const store = openStore(named(), [one])
    const done = await store.run('readwrite', [WORDS], async (open) => {
      await open(WORDS).put('half', 'done')
      throw new Error('in the middle')
    })
    expect(done).toBeNull()
    expect(await get(store, 'half')).toBeNull()
  })

  it('treats what it does not recognise as missing', async () => {
    const name = named()
    await put(openStore(name, [one]), 'key', 'text')
    const other: Shape<number> = { ...COUNTS, name: 'words' }
    const store = openStore(name, [one])
    expect(await store.run('readonly', [other], (open) => open(other).get('key'))).toBeNull()
    expect(await store.run('readonly', [other], (open) => open(other).entries())).toEqual([])
  })

  it('climbs the ladder without losing anything; the older version lets go and does without', async () => {
    const name = named()
    const older = openStore(name, [one])
    await put(older, 'kept', 'through the update')
    const newer = openStore(name, [one, two])
    expect(
      await newer.run('readwrite', [COUNTS], async (open) => (await open(COUNTS).put('n', 1), true)),
    ).toBe(true)
    expect(await get(newer, 'kept')).toBe('through the update')
    expect(await get(older, 'kept')).toBeNull()
    expect(await put(older, 'kept', 'overwritten')).toBeNull()
    expect(await get(newer, 'kept')).toBe('through the update')
  })

  it('is whole for two who write at once', async () => {
    const name = named()
    const stores = [openStore(name, [one]), openStore(name, [one])]
    const add = (store: ReturnType<typeof openStore>) =>
      store.run('readwrite', [WORDS], async (open) => {
        const before = (await open(WORDS).get('sum')) ?? ''
        await open(WORDS).put('sum', `${before}x`)
        return true
      })
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        stores
          .slice(index % 2)
          .slice(0, 1)
          .map(add),
      ).flat(),
    )
    expect(await get(openStore(name, [one]), 'sum')).toHaveLength(40)
  })

  it('is gone when destroyed, also while another holds it, and can begin anew', async () => {
    const name = named()
    const [store, other] = [openStore(name, [one]), openStore(name, [one])]
    await put(store, 'key', 'text')
    await get(other, 'key')
    await store.destroy()
    expect((await indexedDB.databases()).map((entry) => entry.name)).not.toContain(name)
    expect(await get(other, 'key')).toBeNull()
    await put(store, 'key', 'new')
    expect(await get(other, 'key')).toBe('new')
  })

  it('that cannot be opened is done without', async () => {
    const name = named()
    await put(openStore(name, [one, two]), 'key', 'text')
    const store = openStore(name, [one])
    expect(await get(store, 'key')).toBeNull()
    expect(await put(store, 'key', 'x')).toBeNull()
  })
})
