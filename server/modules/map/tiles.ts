import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { PMTiles, TileType, type Source } from 'pmtiles'
import * as z from 'zod/mini'
import { tilesAt, type Tile } from '#contract/mapTiles.ts'
import type { Ground } from '#contract/shapes/ground.ts'

/** A map's tiles of the operator's own. */
export interface MapTiles {
  readonly ground: Ground
  readonly version: string
  /** A vector tile, not compressed; null where the map has none. */
  readonly tile: (tile: Tile) => Promise<Buffer | null>
}

/** A file on this machine, read piece by piece: a country's has hundreds of megabytes. */
class LocalFile implements Source {
  readonly #path: string
  readonly #file: FileHandle
  constructor(path: string, file: FileHandle) {
    this.#path = path
    this.#file = file
  }
  getKey(): string {
    return this.#path
  }
  async getBytes(offset: number, length: number): Promise<{ data: ArrayBuffer }> {
    const { buffer, bytesRead } = await this.#file.read(new Uint8Array(length), 0, length, offset)
    return { data: buffer.slice(0, bytesRead).buffer }
  }
}

/** The header of a PMTiles file, version 3, which says where everything is: it changes with what is in it. */
const HEADER_BYTES = 127
/** Who drew the data says so in HTML, which nobody here writes into a page. */
const metadata = z.object({ attribution: z._default(z.string(), '') })
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .replaceAll('&amp;', '&')
    .trim()

/**
 * Opens a PMTiles file of vector tiles (https://docs.protomaps.com/pmtiles/). Rejects when it is not there, or is none.
 */
export async function openMapTiles(path: string): Promise<MapTiles & { close: () => Promise<void> }> {
  const file = await open(path)
  const source = new LocalFile(path, file)
  try {
    const archive = new PMTiles(source)
    const { tileType, minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await archive.getHeader()
    if (tileType !== TileType.Mvt) throw new Error('it has no vector tiles')
    const { data } = await source.getBytes(0, HEADER_BYTES)
    const version = createHash('sha256').update(Buffer.from(data)).digest('base64url').slice(0, 8)
    return {
      version,
      ground: {
        tiles: [tilesAt(version)],
        minzoom: minZoom,
        maxzoom: maxZoom,
        bounds: [minLon, minLat, maxLon, maxLat],
        attribution: plain(metadata.safeParse(await archive.getMetadata()).data?.attribution ?? ''),
      },
      tile: async ([zoom, x, y]) => {
        if (zoom < minZoom || zoom > maxZoom || x >= 2 ** zoom || y >= 2 ** zoom) return null
        const found = await archive.getZxy(zoom, x, y)
        return found === undefined ? null : Buffer.from(found.data)
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}
