import type { TrustedScriptURL, TrustedTypesWindow } from 'trusted-types/lib'

declare global {
  interface Window {
    trustedTypes?: TrustedTypesWindow['trustedTypes']
  }
}

type Policy = { createScriptURL: (text: string) => TrustedScriptURL }
let policy: Policy | null | undefined

/** Our own files alone: a path of this site, without a way up or out. */
function ownFile(path: string): string {
  if (!/^\/[\w./-]+\.(m?js|ts)(\?[\w&=]*)?$/.test(path) || path.startsWith('//'))
    throw new TypeError('Not a script of ours.')
  return path
}

/** The content policy lets no plain text become a script's address: this one policy allows files of ours. */
export function scriptAddress(path: string): string | TrustedScriptURL {
  policy ??= window.trustedTypes?.createPolicy('ghe', { createScriptURL: ownFile }) ?? null
  return policy === null ? ownFile(path) : policy.createScriptURL(path)
}
