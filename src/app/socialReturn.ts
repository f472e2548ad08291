import { inTab } from '#src/api/keptText.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/socialProviders.ts'

const kept = inTab('ghe.social.back')

/**
 * The query string with which a provider sent the browser back, exactly as it came. It is caught when the app's code is read,
 * before the router writes the address anew, and is worth one sign-in.
 */
let caught: { provider: SocialProvider; query: string } | null = null

if (typeof location !== 'undefined') {
  const provider = SOCIAL_PROVIDERS.find((one) => location.pathname === `/callback/${one}`)
  if (provider && location.search.includes('state=')) {
    caught = { provider, query: location.search.slice(1) }
    // A code is a secret: it does not stay in the address, the history, or what other pages are told of this one.
    history.replaceState(history.state, '', location.pathname)
  }
}

/** What this provider sent, once; null when it sent nothing, or it was taken before. */
export function takeSocialReturn(provider: SocialProvider): string | null {
  if (caught?.provider !== provider) return null
  const { query } = caught
  caught = null
  return query
}

/** Whether a provider has just sent somebody back. */
export const hasSocialReturn = (provider: SocialProvider): boolean => caught?.provider === provider

/** Keeps where a person wanted to be while they are at a provider, for this tab. */
export const keepSocialBack = (back: string | undefined): void => kept.write(back ?? null)

/** Where they wanted to be; only ever a path of ours. */
export function socialBack(): string | undefined {
  const back = kept.read() ?? ''
  return /^\/(?![/\\])/.test(back) ? back : undefined
}
