import { inflateSync } from 'node:zlib'

const SIGNATURE = 0x774f4646
const HEADER = 44
const ENTRY = 20

/** The tables of a WOFF 1 file by their tags, unpacked. Anything else is a RangeError. */
export function woffTables(file: Buffer): ReadonlyMap<string, Buffer> {
  if (file.readUInt32BE(0) !== SIGNATURE) throw new RangeError('Not a WOFF font')
  const tables = new Map<string, Buffer>()
  for (let index = 0; index < file.readUInt16BE(12); index += 1) {
    const at = HEADER + ENTRY * index
    const tag = file.toString('latin1', at, at + 4)
    const [offset, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(at + field))
    const bytes = file.subarray(offset, (offset ?? 0) + (packed ?? 0))
    tables.set(tag, packed === length ? bytes : inflateSync(bytes))
  }
  return tables
}
