import { FlowStore } from './codeFlow.ts'
import { SIGN_IN_FLOW } from './signInBegun.ts'

/** Signing in by a code to the phone, as far as somebody has come in this tab: on its page, or over any other. */
export const signInFlow = new FlowStore(SIGN_IN_FLOW)
