/** A whole number in groups of seven bits, as LevelDB, Snappy and V8 write it, and where it ends; null when it does not. */
export function varint(bytes: Buffer, at: number): { value: number; end: number } | null {
  let value = 0
  for (let index = 0; index < 5; index += 1) {
    const byte = bytes[at + index]
    if (byte === undefined) return null
    value += (byte & 0x7f) * 2 ** (7 * index)
    if (byte < 0x80) return { value, end: at + index + 1 }
  }
  return null
}

/** What grows beyond this was no Snappy. */
const MOST = 64 * 1024 * 1024

/**
 * Reads Snappy's raw format from a place on, as far as it goes: a browser's files say where a value begins, and a thief is
 * content with what can be read before it breaks. Libraries want the exact end, and give nothing for a broken one.
 */
export function unsnappied(bytes: Buffer, from = 0): Buffer {
  const length = varint(bytes, from)
  if (length === null || length.value > MOST) return Buffer.alloc(0)
  const out = Buffer.alloc(length.value)
  let [at, written] = [length.end, 0]
  while (written < out.length && at < bytes.length) {
    const tag = bytes[at++] ?? 0
    const kind = tag & 3
    if (kind === 0) {
      const long = Math.max(0, (tag >> 2) - 59)
      if (at + long > bytes.length) break
      const size = (long === 0 ? tag >> 2 : bytes.readUIntLE(at, long)) + 1
      at += long
      written += bytes.copy(out, written, at, at + size)
      at += size
      continue
    }
    const wide = kind === 3 ? 4 : kind
    if (at + wide > bytes.length) break
    const size = kind === 1 ? ((tag >> 2) & 7) + 4 : (tag >> 2) + 1
    const back = kind === 1 ? (tag >> 5) * 256 + (bytes[at] ?? 0) : bytes.readUIntLE(at, wide)
    at += wide
    if (back === 0 || back > written) break
    // A copy may reach into what it is just writing.
    for (let step = 0; step < size && written < out.length; step += 1, written += 1)
      out[written] = out[written - back] ?? 0
  }
  return out.subarray(0, written)
}
