/** A send whose answer is not known: pressing again, even after a restart, asks for that same thing. */
export type Intent = { readonly fingerprint: string; readonly key: string }

/** A fingerprint of what is sent, which says nothing of it. */
async function fingerprintOf(input: object): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(input)))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The intent to send this with: the one before while what is sent is the same, else a new one. */
export async function intentOf(input: object, before: Intent | null): Promise<Intent> {
  const fingerprint = await fingerprintOf(input)
  return before?.fingerprint === fingerprint ? before : { fingerprint, key: crypto.randomUUID() }
}
