/** Where a host's phone remembers which codes it has let in: hashes and moments, gone with the person. */
export const GATE_USED = 'ghe.gate-used'

/** Forgets them: somebody else may hold this phone next. */
export const forgetGate = (): void => localStorage.removeItem(GATE_USED)
