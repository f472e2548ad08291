import { onDevice } from './keptText.ts'

/** Where a host's phone remembers which codes it has let in: hashes and moments, gone with the person. */
export const gateUsed = onDevice('ghe.gate-used')

/** Forgets them: somebody else may hold this phone next. */
export const forgetGate = (): void => gateUsed.write(null)
