/** Where files live, by names that this server makes up: a folder, or a bucket that several servers share. */
export interface FileStore {
  /** Writes a whole file; it is there entirely or not at all. */
  put(name: string, bytes: Buffer): Promise<void>
  /** A file's content; null when there is none. */
  get(name: string): Promise<Buffer | null>
  /** Takes files away; those that are not there are no error. */
  remove(names: readonly string[]): Promise<void>
}
