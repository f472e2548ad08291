import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'

type Props = {
  readonly on: boolean
  readonly onTurnOn: () => Promise<'on' | 'refused' | 'impossible'>
  readonly onTurnOff: () => Promise<void>
}

/** Turns notices on or off for this device while the app is closed. The browser's own question comes after the tap. */
export function PushSwitch({ on, onTurnOn, onTurnOff }: Props) {
  const [busy, setBusy] = useState(false)
  const [came, setCame] = useState<'on' | 'refused' | 'impossible' | null>(null)
  const [error, setError] = useState<unknown>(null)
  const failed = useProblemText(error)

  async function press(): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      if (on) {
        await onTurnOff()
        setCame(null)
      } else setCame(await onTurnOn())
    } catch (reason) {
      setError(reason)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="wrap-3">
      <Button tone={on ? 'quiet' : 'primary'} icon="bell" busy={busy} onClick={() => void press()}>
        {on ? <Trans>Tắt trên máy này</Trans> : <Trans>Bật thông báo</Trans>}
      </Button>
      <p className="note" role="status">
        {failed}
        {came === 'refused' && (
          <Trans>Bạn chưa cho phép. Có thể bật lại trong cài đặt của trình duyệt.</Trans>
        )}
        {came === 'impossible' && <Trans>Trình duyệt này không nhận được thông báo khi Ghé đóng.</Trans>}
        {came === 'on' && <Trans>Đã bật. Thông báo sẽ đến cả khi Ghé đóng.</Trans>}
      </p>
    </div>
  )
}
