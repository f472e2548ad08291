import workerFile from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { Map as Engine, setWorkerUrl, type StyleSpecification } from 'maplibre-gl'
import type { MapBox, Position } from '#contract/shapes/position.ts'

/** What is seen at first: a point from a height, or a piece of the map. */
export type Start = { at: Position; zoom: number } | { box: MapBox }

type Corners = [[west: number, south: number], [east: number, north: number]]

/** The country and its waters, with some sea around. */
const EDGE: Corners = [
  [96, 3],
  [123, 27],
]
/** Room around a piece of the map that is shown whole, and how near it is looked at, be it ever so small. */
const SHOWN = { padding: 56, maxZoom: 14 }

const cornersOf = ([west, south, east, north]: MapBox): Corners => [
  [west, south],
  [east, north],
]

let ready = false
/** Says once where the engine's worker is. */
function prepare(): void {
  if (ready) return
  ready = true
  setWorkerUrl(workerFile)
}

interface Wanted {
  /** What the map is of, for who does not see it. */
  readonly label: string
  readonly start: Start
  readonly style: StyleSpecification
}

/** Draws a map into an element; it lies flat, north above. Throws where this device cannot. */
export function startEngine(container: HTMLElement, { label, start, style }: Wanted): Engine {
  prepare()
  const engine = new Engine({
    ...('box' in start
      ? { bounds: cornersOf(start.box), fitBoundsOptions: SHOWN }
      : { center: [start.at.lng, start.at.lat] as [number, number], zoom: start.zoom }),
    container,
    style,
    attributionControl: false,
    maxBounds: EDGE,
    minZoom: 3,
    maxZoom: 17,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    locale: { 'Map.Title': label },
  })
  engine.touchZoomRotate.disableRotation()
  engine.keyboard.disableRotation()
  return engine
}

/** A map as far as it can be told what to show. */
export interface Fitting {
  readonly fitBounds: (corners: Corners, how: typeof SHOWN) => unknown
}

export const showBox = (engine: Fitting, box: MapBox): unknown => engine.fitBounds(cornersOf(box), SHOWN)
