import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PlaceCalendars } from '#contract/shapes/calendar.ts'
import { useAct } from '#src/api/act.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { CopyButton } from '#src/ui/CopyButton.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toasts.ts'
import styles from './calendars.module.css'

interface SharedCalendarProps {
  readonly resortId: string
  /** Null: all rooms of the place. */
  readonly roomId: string | null
  readonly name: string
  /** Null where it is not shared. */
  readonly path: string | null
  readonly onChanged: (fresh: PlaceCalendars) => void
}

/** One calendar that is shared, or may be: its private address, a new one, or none. */
export function SharedCalendar({ resortId, roomId, name, path, onChanged }: SharedCalendarProps) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  const share = useAct('calendar.share')
  const stop = useAct('calendar.stopSharing')
  const what = { resort_id: resortId, ...(roomId === null ? {} : { room_id: roomId }) }
  const busy = share.isPending || stop.isPending
  const shareNow = (said: string) =>
    share.mutate(what, {
      onSuccess: (fresh) => {
        setAsking(false)
        onChanged(fresh)
        toast.success(said)
      },
    })
  const title = roomId === null ? t`Cả chỗ ở: ${name}` : name
  const address = path === null ? '' : new URL(path, location.origin).href
  return (
    <li className={styles.one}>
      {path === null ? (
        <div className="apart-4">
          <span className="strong">{title}</span>
          <Button size="small" busy={busy} onClick={() => shareNow(t`Đã tạo địa chỉ lịch`)}>
            <Trans>Tạo địa chỉ</Trans>
          </Button>
        </div>
      ) : (
        <>
          <TextField
            label={title}
            description={<Trans>Ai có địa chỉ này đều thấy các đêm đã kín.</Trans>}
            value={address}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <div className="row-3">
            <CopyButton text={address} label={t`Chép địa chỉ`} copiedText={t`Đã chép`} />
            {asking ? (
              <>
                <Button tone="danger" busy={busy} onClick={() => shareNow(t`Địa chỉ cũ đã hết hiệu lực`)}>
                  <Trans>Bỏ địa chỉ cũ, tạo mới</Trans>
                </Button>
                <Button
                  busy={busy}
                  onClick={() =>
                    stop.mutate(what, {
                      onSuccess: (fresh) => {
                        setAsking(false)
                        onChanged(fresh)
                      },
                    })
                  }
                >
                  <Trans>Ngừng chia sẻ</Trans>
                </Button>
                <Button tone="quiet" onClick={() => setAsking(false)}>
                  <Trans>Giữ như cũ</Trans>
                </Button>
              </>
            ) : (
              <Button tone="quiet" onClick={() => setAsking(true)}>
                <Trans>Đổi hoặc ngừng…</Trans>
              </Button>
            )}
          </div>
        </>
      )}
      <Refusal error={share.error ?? stop.error} />
    </li>
  )
}
