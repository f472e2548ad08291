import { packed, type Packing } from '#server/http/packing.ts'
import type { Page } from './keptPages.ts'

/** Quick enough for every page, and within a few per cent of the best. */
const BROTLI_QUALITY = 5

/** A document as it is sent. */
export async function packedPage(html: string, way: Packing): Promise<Pick<Page, 'headers' | 'body'>> {
  const headers = { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding, cookie' }
  if (way === null) return { headers, body: html }
  return {
    headers: { ...headers, 'content-encoding': way },
    body: await packed(html, way, BROTLI_QUALITY),
  }
}
