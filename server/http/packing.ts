import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** How a text travels, as who asks likes it best; null as it is. */
export type Packing = 'br' | 'gzip' | null
export function packingFor(accepts = ''): Packing {
  if (/\bbr\b/.test(accepts)) return 'br'
  return /\bgzip\b/.test(accepts) ? 'gzip' : null
}

/** A text packed; `quality` of Brotli, 0 to 11: 4 and 5 are quick enough for what is made for one answer. */
export function packed(text: string, way: Exclude<Packing, null>, quality: number): Promise<Buffer> {
  if (way === 'gzip') return zip(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  return brotli(text, { params })
}
