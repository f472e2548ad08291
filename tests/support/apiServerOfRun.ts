import type { TestProject } from 'vitest/node'
import { bundled } from './bundled.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of `apiServer.ts`, to be run by Node. */
    apiServer: string
  }
}

/** One bundle of the server that tests kill, for all its starts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { file, remove } = await bundled('tests/support/apiServer.ts')
  project.provide('apiServer', file)
  return remove
}
