import { afterEach, describe, expect, it } from 'vitest'
import { openStore } from '#sw/db.ts'
import { DRAFTS_DATABASE, DRAFTS_TABLE, IDEMPOTENCY_HEADER } from '#contract/worker.ts'
import { allTexts, dropText, keepText } from '#src/api/draftStore.ts'
import { callNamed, requestFor } from '#sw/match.ts'
import type { Shape } from '#sw/store.ts'
import { createWorker } from '#sw/worker.ts'
import { ORIGIN, success, testWorld } from '../sw/support.ts'

const WORDS: Shape<string> = { name: 'words', parse: (value) => (typeof value === 'string' ? value : null) }
const COUNTS: Shape<number> = { name: 'counts', parse: (value) => (typeof value === 'number' ? value : null) }

const opened: string[] = []
const named = () => {
  const name = `store-${crypto.randomUUID()}`
  opened.push(name)
  return name
}
afterEach(async () => {
  for (const name of opened.splice(0)) await openStore(name, ['words']).destroy()
})

const put = (store: ReturnType<typeof openStore>, key: string, value: string) =>
  store.run('readwrite', [WORDS], async (open) => {
    await open(WORDS).put(key, value)
    return true
  })
const get = (store: ReturnType<typeof openStore>, key: string) =>
  store.run('readonly', [WORDS], (open) => open(WORDS).get(key))

/** Somebody who changes a database, and is not done with it before they are told to end. */
const changing = (name: string) =>
  new Promise<{ end: () => void }>((resolve) => {
    let over = false
    const request = indexedDB.open(name, 100)
    request.addEventListener('success', () => request.result.close())
    request.addEventListener('upgradeneeded', () => {
      const words = request.transaction?.objectStore('words')
      const goOn = () => {
        if (!over) words?.get('key').addEventListener('success', goOn)
      }
      goOn()
      resolve({
        end: () => {
          over = true
        },
      })
    })
  })

describe('the device store, on the browser’s own', () => {
  it('keeps what it was given, finds it by how keys start, and lets it go', async () => {
    const store = openStore(named(), ['words'])
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
    const store = openStore(named(), ['words'])
    const done = await store.run('readwrite', [WORDS], async (open) => {
      await open(WORDS).put('half', 'done')
      throw new Error('in the middle')
    })
    expect(done).toBeNull()
    expect(await get(store, 'half')).toBeNull()
  })

  it('treats what it does not recognise as missing', async () => {
    const name = named()
    await put(openStore(name, ['words']), 'key', 'text')
    const other: Shape<number> = { ...COUNTS, name: 'words' }
    const store = openStore(name, ['words'])
    expect(await store.run('readonly', [other], (open) => open(other).get('key'))).toBeNull()
    expect(await store.run('readonly', [other], (open) => open(other).entries())).toEqual([])
  })

  it('W4: an update adds what it needs and loses nothing; the older version beside it goes on reading and writing', async () => {
    const name = named()
    const older = openStore(name, ['words'])
    await put(older, 'kept', 'through the update')
    const newer = openStore(name, ['words', 'counts'])
    expect(
      await newer.run('readwrite', [COUNTS], async (open) => (await open(COUNTS).put('n', 1), true)),
    ).toBe(true)
    expect(await get(newer, 'kept')).toBe('through the update')
    expect(await get(older, 'kept')).toBe('through the update')
    expect(await put(older, 'kept', 'by the older')).toBe(true)
    expect(await get(newer, 'kept')).toBe('by the older')
    expect(await newer.run('readonly', [COUNTS], (open) => open(COUNTS).get('n'))).toBe(1)
  })

  it('W4: two versions with tables of their own, opened at once, both come to stand', async () => {
    const name = named()
    const stores = ['counts', 'pictures', 'marks'].map((table) => openStore(name, ['words', table]))
    await Promise.all(stores.map((store, index) => put(store, `n${index}`, 'x')))
    for (const store of stores) for (const index of [0, 1, 2]) expect(await get(store, `n${index}`)).toBe('x')
  })

  it('W4: a store of the build before, made in numbered steps, is opened as it is and grows', async () => {
    const name = named()
    const before = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name, 7)
      request.addEventListener('upgradeneeded', () => {
        request.result.createObjectStore('words').put('from before', 'kept')
      })
      request.addEventListener('success', () => resolve(request.result))
    })
    before.close()
    expect(await get(openStore(name, ['words']), 'kept')).toBe('from before')
    expect(await get(openStore(name, ['words', 'counts']), 'kept')).toBe('from before')
  })

  it('is whole for two who write at once', async () => {
    const name = named()
    const stores = [openStore(name, ['words']), openStore(name, ['words'])]
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
    expect(await get(openStore(name, ['words']), 'sum')).toHaveLength(40)
  })

  it('is gone when destroyed, also while another holds it, and can begin anew', async () => {
    const name = named()
    const [store, other] = [openStore(name, ['words']), openStore(name, ['words'])]
    await put(store, 'key', 'text')
    await get(other, 'key')
    await store.destroy()
    expect((await indexedDB.databases()).map((entry) => entry.name)).not.toContain(name)
    expect(await get(other, 'key')).toBeNull()
    await put(store, 'key', 'new')
    expect(await get(other, 'key')).toBe('new')
  })

  it('that is slow to open is done without meanwhile, waited for by who needs it, and then asked at once', async () => {
    const name = named()
    await put(openStore(name, ['words']), 'key', 'text')
    // Whoever opens it waits until this change of it is over.
    const change = await changing(name)
    const store = openStore(name, ['words'])
    expect(await get(store, 'key')).toBeNull()
    const opens = store.opens()
    change.end()
    expect(await opens).toBe(true)
    expect(await get(store, 'key')).toBe('text')
  })

  it('that another page holds and does not let go of is done without', async () => {
    const name = named()
    const held = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name)
      request.addEventListener('success', () => resolve(request.result))
    })
    const store = openStore(name, ['words'])
    expect(await get(store, 'key')).toBeNull()
    expect(await put(store, 'key', 'x')).toBeNull()
    held.close()
  })
})

describe('W4: going back to the build before and forth again', () => {
  it('keeps a queue and its order readable both ways, and what a newer build laid out otherwise untouched', async () => {
    const account = named()
    const test = testWorld()
    const build = (...more: string[]) => {
      const store = openStore(account, ['session', 'keys', 'records', 'outbox', ...more])
      return { store, worker: createWorker({ ...test.world, account: store }) }
    }
    test.serve('account.guest', () => success({ userId: account, name: 'x' }))
    const later = () => undefined
    const act = async ({ worker }: ReturnType<typeof build>, key: string) => {
      const request = new Request(
        requestFor(ORIGIN, 'notification.read', { notification_pushed_id: key }, '0'),
      )
      request.headers.set(IDEMPOTENCY_HEADER, key)
      const call = callNamed('notification.read')
      if (call !== null) await worker.answerCall(call, request, later)
    }
    const newer = build('later', 'much later')
    const who = callNamed('account.guest')
    if (who !== null) await newer.worker.answerCall(who, requestFor(ORIGIN, 'account.guest', {}, '0'), later)
    test.cut()
    await act(newer, 'first')
    const SEALED: Shape<unknown> = { name: 'records', parse: (value) => value }
    const strange = { layout: 2, anything: ['a newer build knows'] }
    await newer.store.run('readwrite', [SEALED], (open) => open(SEALED).put('strange', strange))

    const older = build()
    await act(older, 'second')
    await older.worker.tidy()
    const keys = async ({ worker }: ReturnType<typeof build>) =>
      (await worker.outbox.entries()).map(({ key }) => key)
    expect(await keys(older)).toEqual(['first', 'second'])
    const again = build('later', 'much later')
    await act(again, 'third')
    expect(await keys(again)).toEqual(['first', 'second', 'third'])
    expect(await again.store.run('readonly', [SEALED], (open) => open(SEALED).get('strange'))).toEqual(
      strange,
    )
  })

  it('keeps what was typed and not sent, in a store that a newer build has made larger', async () => {
    const newer = openStore(DRAFTS_DATABASE, [DRAFTS_TABLE, 'later'])
    await newer.run('readonly', [{ name: 'later' }], async () => undefined)
    expect(await keepText('W4', 'chưa gửi')).toBe(true)
    const ANY: Shape<unknown> = { name: DRAFTS_TABLE, parse: (value) => value }
    const kept = await openStore(DRAFTS_DATABASE, [DRAFTS_TABLE]).run('readonly', [ANY], (open) =>
      open(ANY).entries('draft W4'),
    )
    expect(kept).toHaveLength(1)
    expect((await allTexts()).get('W4')).toBe('chưa gửi')
    await dropText('W4')
  })
})
