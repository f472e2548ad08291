import type { ResortType } from '#contract/resortTypes.ts'
import { useTypeNames } from '../filters/useTypeNames.ts'

/** The kinds of places that are looked for, behind the destination. */
export function KindWords({ types }: { readonly types: readonly ResortType[] }) {
  const names = useTypeNames()
  return types.map((type) => ` · ${names[type]}`).join('')
}
