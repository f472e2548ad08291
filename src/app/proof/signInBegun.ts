import { inTab } from '#src/api/keptText.ts'

/** Where a code that signs in is kept track of, in this tab. */
export const SIGN_IN_FLOW = 'sign_in'

/** What a flow of a name keeps. */
export const flowText = (name: string) => inTab(`ghe.flow.${name}`)

/** Whether somebody in this tab has asked for a code to sign in with: nothing of codes has to be loaded to know. */
export const signInBegun = (): boolean => flowText(SIGN_IN_FLOW).read() !== null
