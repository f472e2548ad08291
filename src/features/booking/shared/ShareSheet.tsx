import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'
import { query } from '#src/api/query.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Switch } from '#src/ui/Checkbox.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { ShareButton } from '#src/ui/ShareButton.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import styles from './shared.module.css'

interface ShareSheetProps {
  readonly bookingId: string
  readonly resortName: string
  readonly onClose: () => void
}

/** A link to the stay: what it shows, whether with the check-in code, and its end. The link itself is told once. */
export function ShareSheet({ bookingId, resortName, onClose }: ShareSheetProps) {
  const { t } = useLingui()
  const format = useFormat()
  const client = useQueryClient()
  const [withCode, setWithCode] = useState(false)
  const [path, setPath] = useState<string | null>(null)
  const { data, error: unknown } = useQuery(query('booking.shareState', { booking_id: bookingId }))
  const make = useAct('booking.share')
  const end = useAct('booking.endShare')
  const share = data?.share ?? null
  const changed = () => void outdated(client, 'booking.shareState')
  const create = () =>
    make.mutate(
      { booking_id: bookingId, with_code: withCode },
      {
        onSuccess: (made) => {
          setPath(made.path)
          changed()
        },
      },
    )
  const stop = () =>
    end.mutate(
      { booking_id: bookingId },
      {
        onSuccess: () => {
          setPath(null)
          changed()
        },
      },
    )
  return (
    <Sheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Gửi cho người đi cùng</Trans>}
      closeText={t`Đóng`}
    >
      <div className={styles.sheet}>
        <p>
          <Trans>
            Ai có liên kết đều thấy chỗ ở, ngày, đường đến và số điện thoại của chủ nhà, không cần tài khoản.
            Tên, số điện thoại và giá tiền của bạn không có trong đó.
          </Trans>
        </p>
        {path === null && (
          <Switch
            label={<Trans>Kèm mã nhận phòng</Trans>}
            description={<Trans>Ai có mã cũng nhận phòng được. Chỉ bật khi người đó tới trước bạn.</Trans>}
            checked={withCode}
            onChange={({ target }) => setWithCode(target.checked)}
          />
        )}
        <Refusal error={make.error ?? end.error ?? unknown} />
        {path === null ? (
          <Button tone="primary" icon="share" busy={make.isPending} onClick={create}>
            {share ? <Trans>Tạo liên kết mới, dừng liên kết cũ</Trans> : <Trans>Tạo liên kết</Trans>}
          </Button>
        ) : (
          <>
            <Notice tone="success" live="polite" title={<Trans>Liên kết đã sẵn sàng</Trans>}>
              <Trans>Bạn gửi ngay nhé: liên kết chỉ hiện lần này, chúng tôi không giữ lại.</Trans>
            </Notice>
            <ShareButton
              title={resortName}
              path={path}
              label={t`Gửi liên kết`}
              copiedText={t`Đã chép liên kết`}
              byHandText={t`Liên kết để chép`}
            />
          </>
        )}
        {share && (
          <div className={styles.live}>
            <p>
              {share.withCode ? (
                <Trans>Đang chia sẻ, kèm mã nhận phòng, từ {format.moment(share.createdAt)}.</Trans>
              ) : (
                <Trans>Đang chia sẻ, không kèm mã nhận phòng, từ {format.moment(share.createdAt)}.</Trans>
              )}
            </p>
            <Button tone="danger" busy={end.isPending} onClick={stop}>
              <Trans>Dừng chia sẻ</Trans>
            </Button>
          </div>
        )}
      </div>
    </Sheet>
  )
}
