import { useLingui } from '@lingui/react/macro'
import { QrCode as Code } from '#src/ui/QrCode.tsx'

/** The signed check-in code of a booking. */
export function QrCode({ text, booking }: { readonly text: string; readonly booking: string }) {
  const { t } = useLingui()
  return <Code signed text={text} label={t`Mã QR nhận phòng của đặt phòng ${booking}`} />
}
