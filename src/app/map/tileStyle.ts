import type { LayerSpecification, VectorSourceSpecification } from 'maplibre-gl'
import type { Ground } from '#contract/shapes/ground.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Palette } from './palette.ts'

/** From here on streets say more than the country's outline; before, the map is the one that comes with the app. */
const NEAR = 9
const FONT = ['Be Vietnam Pro']
const GREEN = ['park', 'forest', 'wood', 'nature_reserve', 'national_park', 'garden', 'grass', 'golf_course']

type Kind = ['in', ['get', string], ['literal', string[]]]
const kindIn = (...names: string[]): Kind => ['in', ['get', 'kind'], ['literal', names]]
const of = (layer: string, minzoom = NEAR) => ({ source: 'tiles', 'source-layer': layer, minzoom })
type Steps = [zoom: number, width: number, zoomBelow: number, widthBelow: number]
const growing = (...[far, thin, near, wide]: Steps) => ({
  'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], far, thin, near, wide] as [
    'interpolate',
    ['exponential', number],
    ['zoom'],
    ...Steps,
  ],
})

/** Land, water and streets in the layers that Protomaps gives its tiles (https://docs.protomaps.com/basemaps/layers). */
export const tileSurfaces = ({
  sea,
  land,
  park,
  house,
  road,
  soft,
  water,
}: Palette): LayerSpecification[] => [
  { ...of('earth'), id: 'near-land', type: 'fill', paint: { 'fill-color': land } },
  {
    ...of('landuse'),
    id: 'near-green',
    type: 'fill',
    filter: kindIn(...GREEN),
    paint: { 'fill-color': park },
  },
  {
    ...of('water'),
    id: 'near-water',
    type: 'fill',
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': sea },
  },
  {
    ...of('water'),
    id: 'near-streams',
    type: 'line',
    filter: ['==', ['geometry-type'], 'LineString'],
    paint: { 'line-color': water, ...growing(9, 0.5, 16, 3) },
  },
  { ...of('buildings', 14), id: 'near-houses', type: 'fill', paint: { 'fill-color': house } },
  {
    ...of('roads', 13),
    id: 'near-paths',
    type: 'line',
    filter: kindIn('path', 'other'),
    paint: { 'line-color': road, 'line-dasharray': [2, 2], ...growing(13, 0.6, 17, 2.4) },
  },
  {
    ...of('roads', 11),
    id: 'near-streets',
    type: 'line',
    filter: kindIn('minor_road'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': road, ...growing(11, 0.4, 17, 9) },
  },
  {
    ...of('roads'),
    id: 'near-roads',
    type: 'line',
    filter: kindIn('highway', 'major_road'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': road, ...growing(9, 1.2, 17, 16) },
  },
  {
    ...of('roads', 11),
    id: 'near-rails',
    type: 'line',
    filter: kindIn('rail'),
    paint: { 'line-color': soft, 'line-opacity': 0.5, 'line-dasharray': [4, 3], 'line-width': 1 },
  },
]

/** What streets and quarters are called, in the reader's language where the map knows it; towns have names on the map beneath. */
export const tileNames = ({ soft, land }: Palette, language: Language): LayerSpecification[] => {
  const paint = { 'text-color': soft, 'text-halo-color': land, 'text-halo-width': 1.6 }
  const name: ['coalesce', ['get', string], ['get', 'name']] = [
    'coalesce',
    ['get', `name:${language}`],
    ['get', 'name'],
  ]
  return [
    {
      ...of('roads', 13.5),
      id: 'near-road-names',
      type: 'symbol',
      filter: kindIn('highway', 'major_road', 'minor_road'),
      layout: { 'text-field': name, 'text-font': FONT, 'text-size': 12, 'symbol-placement': 'line' },
      paint,
    },
    {
      ...of('places', 11.5),
      id: 'near-quarters',
      type: 'symbol',
      filter: kindIn('neighbourhood', 'macrohood', 'village', 'hamlet'),
      layout: { 'text-field': name, 'text-font': FONT, 'text-size': 12.5, 'text-padding': 6 },
      paint,
    },
  ]
}

/** The operator's tiles as a source of the style; the engine's worker asks for them by whole addresses. */
export const tileSource = ({ tiles, minzoom, maxzoom, bounds }: Ground): VectorSourceSpecification => ({
  type: 'vector',
  tiles: tiles.map((address) => location.origin + address),
  minzoom,
  maxzoom,
  bounds,
})
