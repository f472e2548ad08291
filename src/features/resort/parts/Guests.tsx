import { Plural, Trans } from '@lingui/react/macro'

/** For how many people, at least and at most. */
export function Guests({ least, most }: { readonly least: number; readonly most: number }) {
  if (least === most) return <Plural value={most} other="# khách" />
  return (
    <Trans>
      {least}–{most} khách
    </Trans>
  )
}
