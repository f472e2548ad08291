import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Page } from './keptPages.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Quick enough for every page, and within a few per cent of the best. */
const BROTLI_QUALITY = 5

/** How a document travels, as the browser likes it best; null as it is. */
export type Packing = 'br' | 'gzip' | null
export function packingFor(accepts = ''): Packing {
  if (/\bbr\b/.test(accepts)) return 'br'
  return /\bgzip\b/.test(accepts) ? 'gzip' : null
}

/** A document as it is sent. */
export async function packed(html: string, way: Packing): Promise<Pick<Page, 'headers' | 'body'>> {
  const headers = { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding, cookie' }
  if (way === null) return { headers, body: html }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  }
  return {
    headers: { ...headers, 'content-encoding': way },
    body: await (way === 'br' ? brotli(html, { params }) : zip(html)),
  }
}
