import workerFile from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { addProtocol, Map as Engine, setWorkerUrl, type MapOptions } from 'maplibre-gl'
import { Protocol } from 'pmtiles'

let ready = false
/** Says once where the engine's worker is, and how an operator's file of tiles is read. */
function prepare(): void {
  if (ready) return
  ready = true
  setWorkerUrl(workerFile)
  addProtocol('pmtiles', new Protocol().tile)
}

/** Draws a map into an element. Throws where this device cannot. */
export function startEngine(options: MapOptions): Engine {
  prepare()
  return new Engine(options)
}
