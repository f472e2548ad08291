import { dropText, keepText, readText } from '#src/api/draftStore.ts'

const PREFIX = 'chat '

/** How a message begins where nothing was written yet. */
const beginnings = new Map<string, string>()
export const beginWith = (name: string, text: string): void => void beginnings.set(name, text)

/** What was begun to be written in a conversation, sealed on this device; it goes when it is sent, and with the person. */
export const typedIn = async (name: string): Promise<string | null> =>
  (await readText(PREFIX + name)) ?? beginnings.get(name) ?? null

/** Keeps what is being written, so that looking elsewhere, or closing the app, loses nothing. */
export async function keepTyped(name: string, text: string): Promise<void> {
  beginnings.delete(name)
  if (text === '') await dropText(PREFIX + name)
  else await keepText(PREFIX + name, text)
}

/** Puts words that were refused back to where they were written, before what was begun since. */
export async function giveBack(name: string, text: string): Promise<void> {
  const since = await typedIn(name)
  await keepTyped(name, since === null ? text : `${text}\n${since}`)
}
