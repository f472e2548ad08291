import { createDecipheriv, hkdfSync } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { logRecords, tableEntries } from './leveldb.ts'
import { unsnappied, varint } from './snappy.ts'

/** What somebody who has the phone's files, and this source, gets out of them. */
export type Loot = {
  /** Everything readable in the files, by the file: as it lies there, and unpacked. */
  texts: readonly { file: string; bytes: Buffer }[]
  /** What was sealed, by its random vector, with what it says where a key of the files opens it. */
  sealed: ReadonlyMap<string, string | null>
}

const filesUnder = (directory: string): string[] =>
  readdirSync(directory).flatMap((name) => {
    const path = join(directory, name)
    const entry = statSync(path, { throwIfNoEntry: false })
    if (entry?.isDirectory() === true) return filesUnder(path)
    return entry?.isFile() === true ? [path] : []
  })

function tried(unpack: () => Buffer): Buffer[] {
  try {
    return [unpack()]
  } catch {
    return []
  }
}

const SIMPLE_CACHE = Buffer.from('305c72a71b6dfbfc', 'hex')
/** An answer in the browser's own cache, whose body may be packed: its header says where it begins. */
function cachedBody(file: Buffer): Buffer[] {
  if (!file.subarray(0, 8).equals(SIMPLE_CACHE)) return []
  const body = file.subarray(24 + file.readUInt32LE(12))
  return [...tried(() => brotliDecompressSync(body)), ...tried(() => gunzipSync(body))]
}

/** Every place where some bytes stand. */
function* places(bytes: Buffer, wanted: Buffer): Generator<number> {
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1)) yield at
}

/** How Chromium marks a value of a database that it packed. */
const PACKED = Buffer.from([0xff, 0x11, 0x02])
const unpackedValues = (bytes: Buffer): Buffer[] =>
  [...places(bytes, PACKED)].map((at) => unsnappied(bytes, at + PACKED.length))

function everything(directory: string): { file: string; bytes: Buffer }[] {
  return filesUnder(directory).flatMap((path) => {
    const raw = readFileSync(path)
    const level = path.endsWith('.ldb')
      ? tableEntries(raw)
      : /\.log$|MANIFEST/.test(path)
        ? logRecords(raw)
        : []
    const plain = [raw, ...level, ...cachedBody(raw)]
    return [...plain, ...plain.flatMap(unpackedValues)].map((bytes) => ({
      file: path.slice(directory.length),
      bytes,
    }))
  })
}

const KEY_BYTES = 32
/** How Chromium writes a key of Web Crypto, whether or not a script may read it: a mark, what it is for, its length, its bytes. */
const CRYPTO_KEY = Buffer.from('\\K')
function keysIn(bytes: Buffer): Buffer[] {
  return [...places(bytes, CRYPTO_KEY)].flatMap((mark) =>
    Array.from({ length: 9 }, (_, more) => mark + CRYPTO_KEY.length + 1 + more).flatMap((at) =>
      bytes[at] === KEY_BYTES && at + KEY_BYTES < bytes.length
        ? [bytes.subarray(at + 1, at + 1 + KEY_BYTES)]
        : [],
    ),
  )
}

/** A file of a cache with 32 bytes in it, its names and headers, is not longer. */
const LONGEST_HALF = 4000
const HALF_OF = /\/key\/([\da-f]{64}|drafts)/
/** 32 random bytes have fewer different ones than this once in 60,000 times; text mostly has. */
const DIFFERENT = 24
/** Any 32 bytes of a file that says it is of a half of a key: a thief need not know how a browser lays it out. */
function halvesIn(bytes: Buffer): Buffer[] {
  if (bytes.length > LONGEST_HALF || !HALF_OF.test(bytes.toString('latin1'))) return []
  return Array.from({ length: bytes.length - KEY_BYTES + 1 }, (_, at) =>
    bytes.subarray(at, at + KEY_BYTES),
  ).filter((window) => new Set(window).size >= DIFFERENT)
}

const VECTOR = Buffer.from('"\u0006vectorB\u000c', 'latin1')
const SEALED = Buffer.from('"\u0006sealedB', 'latin1')
const NEAR = 64

function sealedIn(bytes: Buffer): { vector: Buffer; sealed: Buffer }[] {
  return [...places(bytes, VECTOR)].flatMap((mark) => {
    const at = mark + VECTOR.length
    const value = bytes.indexOf(SEALED, at)
    const size = value < 0 || value > at + NEAR ? null : varint(bytes, value + SEALED.length)
    if (size === null || size.end + size.value > bytes.length) return []
    return [{ vector: bytes.subarray(at, at + 12), sealed: bytes.subarray(size.end, size.end + size.value) }]
  })
}

/** `bound`: of an account, whose things are bound to names; a draft's is not, and what builds before halves kept may be either. */
type Key = { key: Buffer; bound: boolean }

const TAG = 16
const JSON_BEGIN = 0x7b
/** So many bytes say whether it may be text at all; one guess of twenty is none and looks like it. */
const BEGIN = 16
const isText = (bytes: Buffer): boolean =>
  bytes.every((byte) => (byte >= 0x20 || byte === 0x0a) && byte !== 0x7f && byte < 0xf5)
const isJson = (text: string): boolean =>
  text.startsWith('{') && tried(() => Buffer.from(String(JSON.parse(text)))).length > 0

/**
 * What it says. Answers and things that wait are bound to a name: who steals them asks for neither the name nor the proof, counts
 * from two on as AES-GCM does, and sees whether JSON comes out. A draft is bound to nothing, and its proof says that it is open.
 */
function opened({ key, bound }: Key, { vector, sealed }: { vector: Buffer; sealed: Buffer }): string | null {
  const [body, tag] = [sealed.subarray(0, -TAG), sealed.subarray(-TAG)]
  const counter = Buffer.concat([vector, Buffer.from([0, 0, 0, 2])])
  const counted = createDecipheriv('aes-256-ctr', key, counter)
  const begin = counted.update(body.subarray(0, BEGIN))
  if (!isText(begin)) return null
  if (begin[0] === JSON_BEGIN) {
    const text = Buffer.concat([begin, counted.update(body.subarray(BEGIN))]).toString('utf8')
    if (isJson(text)) return text
  }
  if (bound) return null
  const draft = createDecipheriv('aes-256-gcm', key, vector).setAuthTag(tag)
  const [plain] = tried(() => Buffer.concat([draft.update(body), draft.final()]))
  return plain?.toString('utf8') ?? null
}

const unique = (all: readonly Buffer[]): Buffer[] => [
  ...new Map(all.map((bytes) => [bytes.toString('hex'), bytes])).values(),
]

/** Whose a key is: what two halves are bound to. */
const accountsIn = (texts: readonly Buffer[]): string[] => [
  ...new Set(
    texts.flatMap((bytes) =>
      [...bytes.toString('latin1').matchAll(/\/key\/([\da-f]{64})/g)].map(([, account = '']) => account),
    ),
  ),
]

/** Takes what can be had from a browser's files: no browser must run on them. */
export function loot(directory: string): Loot {
  const texts = everything(directory)
  const all = texts.map(({ bytes }) => bytes)
  const bases = unique(all.flatMap(keysIn))
  const halves = unique(all.flatMap(halvesIn))
  const accounts = accountsIn(all)
  const joined = bases.flatMap((base) =>
    halves.flatMap((half) =>
      ['ghe drafts', ...accounts.map((account) => `ghe account ${account}`)].map((info) => ({
        key: Buffer.from(hkdfSync('sha256', base, half, info, KEY_BYTES)),
        bound: info !== 'ghe drafts',
      })),
    ),
  )
  const keys: Key[] = [...[...bases, ...halves].map((key) => ({ key, bound: false })), ...joined]
  const sealed = new Map<string, string | null>()
  // What opened one thing opens the next one, most often.
  const things = new Map(all.flatMap(sealedIn).map((thing) => [thing.sealed.toString('latin1'), thing]))
  for (const thing of things.values()) {
    const name = thing.vector.toString('hex')
    if (sealed.get(name) != null) continue
    const at = keys.findIndex((key) => opened(key, thing) !== null)
    const key = keys[at]
    sealed.set(name, key === undefined ? null : opened(key, thing))
    if (key !== undefined) keys.unshift(...keys.splice(at, 1))
  }
  return { texts, sealed }
}

/** UTF-16 with the high byte first, as databases write keys. */
const utf16be = (word: string) => Buffer.from(word, 'utf16le').swap16()

/** The words that stand somewhere in the clear, as `word in file`. */
export function wordsIn({ texts }: Loot, words: readonly string[]): string[] {
  const spelled = words.map((word) => ({
    word,
    spellings: [Buffer.from(word), Buffer.from(word, 'utf16le'), utf16be(word), Buffer.from(word, 'latin1')],
  }))
  const found = texts.flatMap(({ file, bytes }) =>
    spelled
      .filter(({ spellings }) => spellings.some((spelling) => bytes.includes(spelling)))
      .map(({ word }) => `${word} in ${file}`),
  )
  return [...new Set(found)]
}

/** How much of what was sealed opens. */
export const openedOf = ({ sealed }: Loot): string[] => [...sealed.values()].filter((text) => text !== null)
