/** A table of a store: its name, and how a value read from it is recognised. Null: not one of ours, treated as missing. */
export type Shape<T> = { readonly name: string; parse(value: unknown): T | null }

export interface Table<T> {
  get(key: string): Promise<T | null>
  put(key: string, value: T): Promise<void>
  delete(key: string): Promise<void>
  clear(): Promise<void>
  /** Everything under keys that start so, in the order of keys. */
  entries(prefix?: string): Promise<[string, T][]>
}

export type Open = <T>(shape: Shape<T>) => Table<T>

/**
 * What the worker remembers on the device. A store may fail at any time (full, broken, forbidden in a private window):
 * then `run` answers null, and its callers go on with the network.
 */
export interface Store {
  /**
   * Does `work` in one transaction over the named tables. It may await the tables alone, nothing else. `strict` writes are on
   * the disk when this resolves, whatever happens to the browser afterwards.
   */
  run<R>(
    mode: 'readonly' | 'readwrite' | 'strict',
    shapes: readonly { readonly name: string }[],
    work: (open: Open) => Promise<R>,
  ): Promise<R | null>
  /** Waits for a store that is slow to open, as after the device died in the middle of its work. False: it does not. */
  opens(): Promise<boolean>
  /** Deletes the whole store. */
  destroy(): Promise<void>
}
