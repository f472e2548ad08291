import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import groundFile from './ground.json?url'
import type { Ground } from '#contract/shapes/ground.ts'
import type { Language } from '#contract/shapes/primitives.ts'
import type { Palette } from './palette.ts'
import { tileNames, tileSource, tileSurfaces } from './tileStyle.ts'

const FONT = ['Be Vietnam Pro']
type Filter = ['==', ['get', 'kind'], string]
const of = (kind: string): Filter => ['==', ['get', 'kind'], kind]
const BASE = { source: 'ground' } as const

const surfaces = ({ sea, land, abroad, coast, border, water }: Palette): LayerSpecification[] => [
  { id: 'sea', type: 'background', paint: { 'background-color': sea } },
  { ...BASE, id: 'abroad', type: 'fill', filter: of('abroad'), paint: { 'fill-color': abroad } },
  { ...BASE, id: 'country', type: 'fill', filter: of('country'), paint: { 'fill-color': land } },
  {
    ...BASE,
    id: 'coast',
    type: 'line',
    filter: of('country'),
    paint: { 'line-color': coast, 'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.6, 10, 1.4] },
  },
  { ...BASE, id: 'lake', type: 'fill', filter: of('lake'), paint: { 'fill-color': sea } },
  {
    ...BASE,
    id: 'river',
    type: 'line',
    filter: of('river'),
    // Drawn from afar: from near it would pretend to be exact.
    maxzoom: 9.5,
    paint: {
      'line-color': water,
      'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.5, 9, 2.2],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 8, 1, 9.5, 0],
    },
  },
  {
    ...BASE,
    id: 'border',
    type: 'line',
    filter: of('border'),
    paint: { 'line-color': border, 'line-width': 0.8, 'line-dasharray': [3, 2], 'line-opacity': 0.7 },
  },
  {
    ...BASE,
    id: 'isle',
    type: 'circle',
    filter: of('isle'),
    paint: {
      'circle-color': land,
      'circle-stroke-color': coast,
      'circle-stroke-width': 1,
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 4, 1.2, 8, 4],
    },
  },
]

const names = ({ ink, soft, land, coast, sea }: Palette, language: Language): LayerSpecification[] => {
  const layout = { 'text-field': ['get', language], 'text-font': FONT, 'text-padding': 4 } as const
  return [
    {
      ...BASE,
      id: 'waters',
      type: 'symbol',
      filter: of('water'),
      maxzoom: 8,
      layout: { ...layout, 'text-field': ['get', language], 'text-size': 14, 'text-letter-spacing': 0.12 },
      paint: { 'text-color': coast, 'text-halo-color': sea, 'text-halo-width': 1 },
    },
    {
      ...BASE,
      id: 'provinces',
      type: 'symbol',
      filter: of('province'),
      minzoom: 6.8,
      maxzoom: 11,
      layout: { ...layout, 'text-field': ['get', language], 'text-size': 12.5, 'text-letter-spacing': 0.06 },
      paint: { 'text-color': soft, 'text-halo-color': land, 'text-halo-width': 1.6 },
    },
    {
      ...BASE,
      id: 'isles',
      type: 'symbol',
      filter: of('isle'),
      minzoom: 8,
      layout: {
        ...layout,
        'text-field': ['get', language],
        'text-size': 12,
        'text-offset': [0, 0.9],
        'text-anchor': 'top',
      },
      paint: { 'text-color': ink, 'text-halo-color': sea, 'text-halo-width': 1.5 },
    },
    {
      ...BASE,
      id: 'towns',
      type: 'symbol',
      filter: ['all', of('town'), ['<=', ['get', 'from'], ['zoom']]],
      layout: {
        ...layout,
        'text-field': ['get', language],
        'text-size': ['interpolate', ['linear'], ['zoom'], 5, 12, 11, 16],
      },
      paint: { 'text-color': ink, 'text-halo-color': land, 'text-halo-width': 1.8 },
    },
    {
      ...BASE,
      id: 'marks',
      type: 'symbol',
      filter: of('mark'),
      minzoom: 10.5,
      layout: { ...layout, 'text-field': ['get', language], 'text-size': 12.5 },
      paint: { 'text-color': soft, 'text-halo-color': land, 'text-halo-width': 1.6 },
    },
  ]
}

/**
 * The quiet map of the country that comes with the app, one file and no request to anybody else; over it the operator's tiles,
 * where there are any. What they lack, or what of them does not come, leaves the map beneath.
 */
export const groundStyle = (
  palette: Palette,
  language: Language,
  tiles: Ground | null,
): StyleSpecification => ({
  version: 8,
  sources: {
    ground: { type: 'geojson', data: groundFile, maxzoom: 11, tolerance: 0.2 },
    ...(tiles === null ? {} : { tiles: tileSource(tiles) }),
  },
  layers: [
    ...surfaces(palette),
    ...(tiles === null ? [] : tileSurfaces(palette)),
    ...names(palette, language),
    ...(tiles === null ? [] : tileNames(palette, language)),
  ],
})
