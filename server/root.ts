import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const bundled = basename(here) === 'server' && basename(dirname(here)) === 'dist'

/** The project’s folder, for the sources (server/) and for the bundle made of them (dist/server/) alike. */
export const ROOT = resolve(here, bundled ? '../..' : '..')

/** Whether this is the bundle: a process of its own then runs from the bundle, too. */
export const BUNDLED = bundled
