export const NAME_MOST = 100

/**
 * Letters and marks of any script, the joiners that some scripts need, and what stands between names: spaces, dots,
 * apostrophes, hyphens, middle dots, commas. No digits, signs or addresses: names stand in mails and on gates.
 */
const NAME = /^(?=.*\p{L})[\p{L}\p{M}\u200C\u200D\s.,'’ʻʼ·・‧\-‐‑]+$/u

/** What is wrong with a person's name. */
export function nameProblem(typed: string): 'C_001' | 'C_031' | 'G_NAME_FORMAT' | null {
  const name = typed.normalize('NFC').trim()
  if (name === '') return 'C_001'
  if (name.length > NAME_MOST) return 'C_031'
  return NAME.test(name) ? null : 'G_NAME_FORMAT'
}
