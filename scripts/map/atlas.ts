import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const indexes = z.array(z.int())
const pair = z.tuple([z.number(), z.number()])
const properties = z._default(z.object({ name: z._default(z.nullable(z.string()), null) }), { name: null })
const shape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), arcs: z.array(indexes), properties }),
  z.object({ type: z.literal('MultiPolygon'), arcs: z.array(z.array(indexes)), properties }),
  z.object({ type: z.literal('LineString'), arcs: indexes, properties }),
  z.object({ type: z.literal('MultiLineString'), arcs: z.array(indexes), properties }),
])
const topology = z.object({
  type: z.literal('Topology'),
  arcs: z.array(z.array(z.array(z.number()))),
  transform: z.object({ scale: pair, translate: pair }),
  objects: z.record(
    z.string(),
    z.object({ type: z.literal('GeometryCollection'), geometries: z.array(shape) }),
  ),
})
export type Atlas = z.infer<typeof topology>
export type Shape = z.infer<typeof shape>

/** A file of TopoJSON. */
export const atlas = (file: URL): Atlas => topology.parse(JSON.parse(readFileSync(file, 'utf8')))

export const layer = (from: Atlas, name: string) => {
  const found = from.objects[name]
  if (found === undefined) throw new Error(`No layer ${name}`)
  return found
}

type Area = Extract<Shape, { type: 'Polygon' | 'MultiPolygon' }>
export const areas = (shapes: readonly Shape[]): Area[] =>
  shapes.filter((one) => one.type === 'Polygon' || one.type === 'MultiPolygon')
