import type { OutboxEntry } from '#contract/outbox.ts'

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
  const address = URL.createObjectURL(new Blob([waitingText(entries)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}
