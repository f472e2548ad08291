/** Whose accounts people may sign in with. */
export const SOCIAL_PROVIDERS = ['google', 'facebook', 'apple'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]
/** Their names as everybody knows them. */
export const PROVIDER_NAMES = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
} as const satisfies Record<SocialProvider, string>
