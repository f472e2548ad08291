import { Plural, Trans } from '@lingui/react/macro'

/** How long something takes: "45 phút", "2 giờ", "2 giờ 30". */
export function Duration({ minutes }: { readonly minutes: number }) {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return <Plural value={minutes} other="# phút" />
  if (rest === 0) return <Plural value={hours} other="# giờ" />
  return (
    <Trans>
      {hours} giờ {rest} phút
    </Trans>
  )
}
