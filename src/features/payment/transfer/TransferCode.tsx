import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { QrCode } from '#src/ui/QrCode.tsx'
import type { Transfer } from '#contract/shapes/booking.ts'
import { drawCode } from '#src/ui/drawCode.ts'
import { savePicture } from './savePicture.ts'
import styles from './transfer.module.css'

/** The VietQR, sharp at every size and always on white, and a way to take it into the bank's app on the same phone. */
export function TransferCode({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useLingui()
  const format = useFormat()
  const [refused, setRefused] = useState(false)
  const save = async () => {
    const code = await drawCode(transfer.vietQr).catch(() => null)
    if (!code) return
    const lines = [
      { label: t`Ngân hàng`, value: transfer.bank },
      { label: t`Số tài khoản`, value: transfer.number },
      { label: t`Chủ tài khoản`, value: transfer.holder },
      { label: t`Số tiền`, value: format.vnd(transfer.amount) },
      { label: t`Nội dung`, value: transfer.memo },
    ]
    const saved = await savePicture(code, { title: 'VietQR', lines, name: `VietQR-${transfer.memo}.png` })
    setRefused(!saved)
  }
  return (
    <div className={styles.code}>
      <div className={styles.paper}>
        <QrCode
          text={transfer.vietQr}
          label={t`Mã VietQR: ${transfer.bank}, tài khoản ${transfer.number}, ${format.vnd(transfer.amount)}, nội dung ${transfer.memo}`}
          failed={
            <p className={styles.noCode}>
              <Trans>Chưa vẽ được mã. Bạn chuyển theo số tài khoản bên cạnh, kết quả như nhau.</Trans>
            </p>
          }
        />
      </div>
      <Button icon="download" block onClick={() => void save()}>
        <Trans>Lưu ảnh mã QR</Trans>
      </Button>
      {refused && (
        <Notice tone="warning" live="polite">
          <Trans>Máy này không cho lưu ảnh. Bạn chụp màn hình cũng được.</Trans>
        </Notice>
      )}
    </div>
  )
}
