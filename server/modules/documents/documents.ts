import type { Handlers } from '#server/handlers.ts'
import { refuse } from '#server/refusal.ts'
import { openLibrary } from './library.ts'

export { openLibrary } from './library.ts'

/** Privacy policy and operating regulations, from their files. */
export function documentsHandlers(): Pick<Handlers, 'document.read'> {
  const find = openLibrary()
  return {
    'document.read': async ({ name, version }, { language }) =>
      find(name, version, language) ?? refuse('G_404'),
  }
}
