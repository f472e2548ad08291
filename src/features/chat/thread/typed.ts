/** What was begun to be written, by conversation: in memory alone, since it is a person's own and nothing of it may stay behind. */
const typed = new Map<string, string>()

export const typedIn = (name: string): string => typed.get(name) ?? ''

/** Keeps what is being written, so that looking elsewhere loses nothing. */
export function keepTyped(name: string, text: string): void {
  if (text === '') typed.delete(name)
  else typed.set(name, text)
}
