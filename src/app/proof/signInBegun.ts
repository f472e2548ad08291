/** Where a code that signs in is kept track of, in this tab. */
export const SIGN_IN_FLOW = 'sign_in'

/** Where a flow of a name is kept. */
export const flowKey = (name: string): string => `ghe.flow.${name}`

/** Whether somebody in this tab has asked for a code to sign in with: nothing of codes has to be loaded to know. */
export function signInBegun(): boolean {
  try {
    return sessionStorage.getItem(flowKey(SIGN_IN_FLOW)) !== null
  } catch {
    return false
  }
}
