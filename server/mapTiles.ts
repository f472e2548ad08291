import { ConfigurationError } from './configurationError.ts'
import { openMapTiles } from './modules/map/tiles.ts'

/** The operator's tiles as the settings say; null where they name none. A file that is none ends the start, by its setting. */
export const mapTilesOf = async ({ mapTiles }: { readonly mapTiles: string | null }) =>
  mapTiles === null
    ? null
    : openMapTiles(mapTiles).catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error)
        throw new ConfigurationError(`MAP_TILES: ${mapTiles} is no PMTiles file with vector tiles (${why}).`)
      })
