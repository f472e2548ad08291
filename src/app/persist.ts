import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import type { QueryClient } from '@tanstack/react-query'
import {
  persistQueryClientRestore,
  persistQueryClientSubscribe,
  type PersistedClient,
} from '@tanstack/react-query-persist-client'
import { createStore, del, get, set } from 'idb-keyval'
import type { Language } from '#contract/shapes/primitives.ts'
import { isPublicKey } from '#src/api/publicKey.ts'
import { markSavedAt } from '#src/api/savedAt.ts'

const DAY = 24 * 60 * 60 * 1000
/** Raised when the shape of what is kept changes. */
const VERSION = '1'

/**
 * Keeps public answers (lookups, searches, resorts) on the device, so that the next start shows them at once. Nothing
 * of a person is among them. Resolves when what was kept has been read; afterwards every change is kept.
 */
export async function keepPublicAnswers(queryClient: QueryClient, language: Language): Promise<void> {
  const store = createStore('ghe-answers', 'answers')
  const kept = createAsyncStoragePersister({
    key: 'public',
    storage: {
      getItem: (key) => get<string>(key, store),
      setItem: (key, value: string) => set(key, value, store),
      removeItem: (key) => del(key, store),
    },
  })
  const restoreClient = async () => {
    const client = await kept.restoreClient()
    if (client && !navigator.onLine) tellAge(client)
    return client
  }
  const persister = { ...kept, restoreClient }
  const options = { queryClient, persister, buster: `${VERSION}-${language}` }
  await persistQueryClientRestore({ ...options, maxAge: 7 * DAY }).catch(() => undefined)
  // Asked anew with the network, however fresh it would count.
  if (!navigator.onLine) void queryClient.invalidateQueries({ refetchType: 'none' })
  persistQueryClientSubscribe({
    ...options,
    dehydrateOptions: {
      shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && isPublicKey(queryKey),
    },
  })
}

/**
 * Without a network each answer says when it was saved, before any page can show it: on a slow phone pages stand before
 * everything is read.
 */
function tellAge({ clientState }: PersistedClient): void {
  for (const { state } of clientState.queries)
    markSavedAt(state.data, new Date(state.dataUpdatedAt).toISOString())
}
