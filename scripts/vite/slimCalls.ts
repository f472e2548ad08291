import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { FRESH } from '../../src/api/fresh.ts'
import { BASE, WIRE } from '../../src/api/wire.ts'

/**
 * In the browser's bundle the table of calls becomes what the wire needs of it, worked out now: without this, every
 * page would carry the schemas of all calls (some 20 kB) only to read a method and a path.
 */
export function slimCalls(): Plugin {
  const file = (name: string) => fileURLToPath(new URL(`../../src/api/${name}.ts`, import.meta.url))
  const slim = new Map([
    [file('wire'), `export const BASE = ${JSON.stringify(BASE)}, WIRE = ${JSON.stringify(WIRE)}`],
    [file('fresh'), `export const FRESH = ${JSON.stringify(FRESH)}`],
  ])
  return {
    name: 'ghe:slim-calls',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    load: (id) => slim.get(id) ?? null,
  }
}
