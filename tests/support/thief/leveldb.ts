import { unsnappied, varint } from './snappy.ts'

const FOOTER = 48
const MAGIC = Buffer.from('57fb808b247547db', 'hex')
/** After each block of a table: how it is packed, and a check sum. */
const SNAPPY = 1

type Place = { offset: number; size: number }

function placeIn(bytes: Buffer, at: number): (Place & { end: number }) | null {
  const offset = varint(bytes, at)
  const size = offset && varint(bytes, offset.end)
  return offset && size && { offset: offset.value, size: size.value, end: size.end }
}

function block(file: Buffer, { offset, size }: Place): Buffer {
  const packed = file.subarray(offset, offset + size)
  return file[offset + size] === SNAPPY ? unsnappied(packed) : packed
}

/** The entries of a block, deleted and overwritten ones too: keys are written as what differs from the one before. */
function entriesOf(found: Buffer): { key: Buffer; value: Buffer }[] {
  if (found.length < 4) return []
  const end = found.length - 4 - 4 * found.readUInt32LE(found.length - 4)
  const entries: { key: Buffer; value: Buffer }[] = []
  let key = Buffer.alloc(0)
  for (let at = 0; at < end;) {
    const shared = varint(found, at)
    const own = shared && varint(found, shared.end)
    const size = own && varint(found, own.end)
    if (!shared || !own || !size) break
    const middle = size.end + own.value
    key = Buffer.concat([key.subarray(0, shared.value), found.subarray(size.end, middle)])
    entries.push({ key, value: found.subarray(middle, middle + size.value) })
    at = middle + size.value
  }
  return entries
}

/** Every entry of a table file (.ldb), key before value. */
export function tableEntries(file: Buffer): Buffer[] {
  if (file.length < FOOTER || !file.subarray(-8).equals(MAGIC)) return []
  const footer = file.subarray(-FOOTER)
  const index = placeIn(footer, placeIn(footer, 0)?.end ?? 0)
  if (index === null) return []
  return entriesOf(block(file, index)).flatMap(({ value }) => {
    const place = placeIn(value, 0)
    return place === null
      ? []
      : entriesOf(block(file, place)).map((entry) => Buffer.concat([entry.key, entry.value]))
  })
}

const PAGE = 32_768
const HEADER = 7
const [FULL, FIRST, LAST] = [1, 2, 4]

/** Every record of a log file (.log, MANIFEST), put together again from the pages it was cut into. */
export function logRecords(file: Buffer): Buffer[] {
  const records: Buffer[] = []
  let parts: Buffer[] = []
  for (let at = 0; at + HEADER <= file.length;) {
    if (PAGE - (at % PAGE) < HEADER) {
      at += PAGE - (at % PAGE)
      continue
    }
    const size = file.readUInt16LE(at + 4)
    const kind = file[at + 6]
    if (kind === 0 && size === 0) {
      at += PAGE - (at % PAGE)
      continue
    }
    const part = file.subarray(at + HEADER, at + HEADER + size)
    parts = kind === FULL || kind === FIRST ? [part] : [...parts, part]
    if (kind === FULL || kind === LAST) records.push(Buffer.concat(parts))
    at += HEADER + size
  }
  return records
}
