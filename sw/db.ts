import type { Shape, Store, Table } from './store.ts'

/** A device store that does not answer within this time, in milliseconds, is done without. */
const PATIENCE = 2000
/** One that could not be opened is not asked again for this long, in milliseconds: every answer would wait for it. */
const REST = 30_000
/** So long, in milliseconds, whoever needs it waits for one that is slow to open. */
const OPENS_WITHIN = 20_000

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

function inTime<T>(work: Promise<T>, patience = PATIENCE): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The device store does not answer.')), patience)
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

/** How often an opening is tried again because another version of the app was changing the store meanwhile. */
const TRIES = 5

const lacksIn = (database: IDBDatabase, tables: readonly string[]): string[] =>
  tables.filter((table) => !database.objectStoreNames.contains(table))

/** Opens a database as it stands, or (with a version) with what is missing of `tables` added: nothing is ever changed or taken away. */
function opened(name: string, tables: readonly string[], version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    let blocked = false
    request.addEventListener('upgradeneeded', () => {
      if (version === undefined) return
      for (const table of lacksIn(request.result, tables)) request.result.createObjectStore(table)
    })
    request.addEventListener('blocked', () => {
      blocked = true
      reject(new Error('Another version holds the device store.'))
    })
    answered(request).then((database) => {
      if (blocked) database.close()
      else resolve(database)
    }, reject)
  })
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'VersionError'

/**
 * A store on IndexedDB, opened when first needed. Every version of the app opens what is there, an older one what a newer
 * one has made too: the number of the database only counts how often tables were added. Of two versions side by side, as
 * during an update, each lets go when the other adds one, and opens anew.
 */
export function openStore(name: string, tables: readonly string[]): Store {
  let opening: Promise<IDBDatabase> | null = null
  let restsUntil = 0
  const letGo = () => {
    opening = null
  }

  async function connect(tries = TRIES): Promise<IDBDatabase> {
    const found = await opened(name, tables)
    if (lacksIn(found, tables).length === 0) return listening(found)
    found.close()
    const grown = await opened(name, tables, found.version + 1).catch((error: unknown) => {
      if (isOvertaken(error)) return null
      throw error
    })
    if (grown !== null && lacksIn(grown, tables).length === 0) return listening(grown)
    // Another version added tables of its own under that number: what is there now is looked at again.
    grown?.close()
    if (tries === 0) throw new Error('The device store does not come to rest.')
    return await connect(tries - 1)
  }

  function listening(database: IDBDatabase): IDBDatabase {
    database.addEventListener('versionchange', () => {
      letGo()
      database.close()
    })
    database.addEventListener('close', letGo)
    return database
  }

  /** One that is slow goes on opening while others do without it, and is asked again as soon as it is open. */
  function begin(): Promise<IDBDatabase> {
    opening ??= connect().then(
      (database) => {
        restsUntil = 0
        return database
      },
      (error: unknown) => {
        letGo()
        restsUntil = performance.now() + REST
        throw error
      },
    )
    return opening
  }
  const connected = (): Promise<IDBDatabase> => {
    if (performance.now() < restsUntil) return Promise.reject(new Error('The device store rests.'))
    return inTime(begin()).catch((error: unknown) => {
      restsUntil = performance.now() + REST
      throw error
    })
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
    async opens() {
      if (opening === null && performance.now() < restsUntil) return false
      return await inTime(begin(), OPENS_WITHIN).then(
        () => true,
        () => false,
      )
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
