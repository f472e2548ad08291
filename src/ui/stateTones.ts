import type { BadgeTone } from './Badge.tsx'

/** The badge of a state, by what the state means to the person. */
export const STATE_TONES = {
  good: 'success',
  attention: 'warning',
  danger: 'attention',
  quiet: 'neutral',
} as const satisfies Record<string, BadgeTone>
