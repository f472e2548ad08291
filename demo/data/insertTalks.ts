import type { Transaction } from '#server/db/client.ts'
import { conversations, messages } from '#server/modules/chats/tables.ts'
import { favourites } from '#server/modules/favourites/tables.ts'
import type { demoFavourites, demoTalks } from './build/talk.ts'
import { insertAll } from '#server/db/insertAll.ts'

/** Writes down what the demo's people said and which places they keep. */
export async function insertTalks(
  tx: Transaction,
  talks: ReturnType<typeof demoTalks>,
  kept: ReturnType<typeof demoFavourites>,
): Promise<void> {
  await insertAll(
    tx,
    conversations,
    talks.map(({ conversation }) => conversation),
  )
  await insertAll(
    tx,
    messages,
    talks.flatMap(({ said }) => said),
  )
  await insertAll(tx, favourites, kept)
}
