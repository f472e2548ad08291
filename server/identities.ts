import type { SocialProvider } from '#contract/socialProviders.ts'
import { apple } from './ports/identity/apple.ts'
import { facebook } from './ports/identity/facebook.ts'
import { google } from './ports/identity/google.ts'
import type { IdentityProvider, IdentityProviders } from './ports/identity/identity.ts'
import type { SocialSettings } from './socialSettings.ts'

/** The providers that the settings name. */
export function identitiesOf(settings: SocialSettings): IdentityProviders {
  const found = new Map<SocialProvider, IdentityProvider>()
  if (settings.google) found.set('google', google(settings.google))
  if (settings.facebook) found.set('facebook', facebook(settings.facebook))
  if (settings.apple) found.set('apple', apple(settings.apple))
  return found
}
