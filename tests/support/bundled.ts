import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { ROOT } from '#server/root.ts'

/**
 * A program as one file: translating its sources one by one at every start takes several times as long as starting does. It
 * lies beside the product's own bundle, from where it finds the same folders as the sources do. `root`: the sources of another
 * build, with packages of their own.
 */
export async function bundled(
  source: string,
  root = ROOT,
): Promise<{ file: string; remove: () => Promise<void> }> {
  // A build in a process of no kind would make it one in production.
  process.env['NODE_ENV'] ??= 'test'
  const name = `${basename(source, '.ts')}-${process.pid}.mjs`
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: source,
      outDir: 'dist',
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  })
  const file = join(root, 'dist', name)
  return { file, remove: () => rm(file, { force: true }) }
}
