import { toJSONSchema, type JSONSchema } from 'zod/v4/core'
import { ENDPOINTS, ENDPOINT_NAMES, type EndpointName } from '#contract/endpoints.ts'

type Schema = JSONSchema.BaseSchema
const isSchema = (value: JSONSchema._JSONSchema | undefined | readonly unknown[]): value is Schema =>
  typeof value === 'object' && !Array.isArray(value)

/** What a call is asked, as its API page says it. */
export const inputSchema = (name: EndpointName): Schema =>
  toJSONSchema(ENDPOINTS[name].input, { io: 'input', unrepresentable: 'any', reused: 'inline' })

/** What a schema is made of, one step down, each with its step of the path. */
function parts(schema: Schema): [step: string, part: Schema][] {
  const { properties = {}, items, additionalProperties, propertyNames, anyOf = [], oneOf = [] } = schema
  const found: [string, JSONSchema._JSONSchema | undefined | readonly unknown[]][] = [
    ...Object.entries(properties).map(([name, part]): [string, JSONSchema._JSONSchema] => [`.${name}`, part]),
    ['[]', Array.isArray(items) ? undefined : items],
    ['{key}', propertyNames],
    ['{value}', additionalProperties],
    ...[...anyOf, ...oneOf].map((part, index): [string, JSONSchema._JSONSchema] => [`|${index}`, part]),
  ]
  return found.flatMap(([step, part]): [string, Schema][] => (isSchema(part) ? [[step, part]] : []))
}

export type Leaf = { path: string; schema: Schema }

function walk(schema: Schema, path: string): Leaf[] {
  return [{ path, schema }, ...parts(schema).flatMap(([step, part]) => walk(part, path + step))]
}

/** Every part of the input of every call: objects, lists, and what stands in them. */
export const inputParts = (): Leaf[] => ENDPOINT_NAMES.flatMap((name) => walk(inputSchema(name), name))
