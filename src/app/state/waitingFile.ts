import type { OutboxEntry } from '#contract/outbox.ts'
import { saveFile } from '#src/ui/saveFile.ts'

/** What waits as a text that a person can keep and read. */
const waitingText = (entries: readonly OutboxEntry[]): string =>
  JSON.stringify(
    entries.map(({ key, name, input, createdAt }) => ({
      name,
      at: new Date(createdAt).toISOString(),
      input,
      key,
    })),
    null,
    2,
  )

/** Saves what waits as a file on the person's device. */
export function saveWaiting(entries: readonly OutboxEntry[], fileName: string): void {
  saveFile(fileName, new Blob([waitingText(entries)], { type: 'application/json' }))
}
