import type { Shape, Store, Table } from './store.ts'

/** One step of a store's ladder: what a version adds to the one before it. Steps are never changed, only added. */
export type Step = (database: IDBDatabase) => void

/** A device store that does not answer within this time, in milliseconds, is done without. */
const PATIENCE = 2000
/** One that could not be opened is not asked again for this long, in milliseconds: every answer would wait for it. */
const REST = 30_000

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The device store failed.')))
  })

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The device store gave up.')),
    )
  })

/** Takes back what a transaction did; one that has ended already cannot be taken back. */
function undo(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It ended by itself: whoever waits for its end has heard how.
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The device store does not answer.')), PATIENCE)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function tableOf<T>(store: IDBObjectStore, shape: Shape<T>): Table<T> {
  return {
    async get(key) {
      const value: unknown = await answered<unknown>(store.get(key))
      return value === undefined ? null : shape.parse(value)
    },
    async put(key, value) {
      await answered(store.put(value, key))
    },
    async delete(key) {
      await answered(store.delete(key))
    },
    async clear() {
      await answered(store.clear())
    },
    async entries(prefix = '') {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
      const [keys, values] = await Promise.all([
        answered(store.getAllKeys(range)),
        answered<unknown[]>(store.getAll(range)),
      ])
      return keys.flatMap((key, index): [string, T][] => {
        const value = shape.parse(values[index])
        return typeof key === 'string' && value !== null ? [[key, value]] : []
      })
    },
  }
}

/**
 * A store on IndexedDB, opened when first needed. Two versions of the worker may stand side by side during an update:
 * the older one lets go as soon as the newer one climbs the ladder, and then does without a store.
 */
export function openStore(name: string, ladder: readonly Step[]): Store {
  let opening: Promise<IDBDatabase> | null = null
  let restsUntil = 0
  const letGo = () => {
    opening = null
  }

  const connect = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(name, ladder.length)
      let blocked = false
      request.addEventListener('upgradeneeded', ({ oldVersion }) => {
        for (const step of ladder.slice(oldVersion)) step(request.result)
      })
      request.addEventListener('blocked', () => {
        blocked = true
        reject(new Error('An older version holds the device store.'))
      })
      answered(request).then((database) => {
        if (blocked) return database.close()
        database.addEventListener('versionchange', () => {
          letGo()
          database.close()
        })
        database.addEventListener('close', letGo)
        resolve(database)
      }, reject)
    })

  const connected = (): Promise<IDBDatabase> => {
    if (performance.now() < restsUntil) return Promise.reject(new Error('The device store rests.'))
    opening ??= inTime(connect()).catch((error: unknown) => {
      letGo()
      restsUntil = performance.now() + REST
      throw error
    })
    return opening
  }

  return {
    async run(mode, shapes, work) {
      try {
        const database = await connected()
        const transaction = database.transaction(
          shapes.map((shape) => shape.name),
          mode === 'readonly' ? 'readonly' : 'readwrite',
          { durability: mode === 'strict' ? 'strict' : 'default' },
        )
        const end = finished(transaction)
        end.catch(() => undefined)
        const result = await inTime(
          work((shape) => tableOf(transaction.objectStore(shape.name), shape)),
        ).catch((error: unknown) => {
          undo(transaction)
          throw error
        })
        if (mode !== 'readonly') await inTime(end)
        return result
      } catch {
        return null
      }
    },
    async destroy() {
      const held = await opening?.catch(() => null)
      letGo()
      held?.close()
      const request = indexedDB.deleteDatabase(name)
      const blocked = new Promise<void>((resolve) => request.addEventListener('blocked', () => resolve()))
      await inTime(Promise.race([answered(request), blocked])).catch(() => undefined)
    },
  }
}
