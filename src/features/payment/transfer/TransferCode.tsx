import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { Transfer } from '#contract/shapes/booking.ts'
import { drawCode } from './qr.ts'
import { savePicture } from './savePicture.ts'
import styles from './transfer.module.css'

/** The VietQR, sharp at every size and always on white, and a way to take it into the bank's app on the same phone. */
export function TransferCode({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useLingui()
  const format = useFormat()
  const [refused, setRefused] = useState(false)
  const { data: code, error } = useQuery({
    queryKey: ['drawn VietQR', transfer.vietQr],
    queryFn: () => drawCode(transfer.vietQr),
    staleTime: Infinity,
  })
  const save = async () => {
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
        {code && (
          <svg
            className={styles.picture}
            viewBox={`0 0 ${code.size} ${code.size}`}
            role="img"
            aria-label={t`Mã VietQR: ${transfer.bank}, tài khoản ${transfer.number}, ${format.vnd(transfer.amount)}, nội dung ${transfer.memo}`}
            shapeRendering="crispEdges"
          >
            <path d={code.path} fill="currentColor" />
          </svg>
        )}
        {!code && !error && <Skeleton shape="block" />}
        {error && (
          <p className={styles.noCode}>
            <Trans>Chưa vẽ được mã. Bạn chuyển theo số tài khoản bên cạnh, kết quả như nhau.</Trans>
          </p>
        )}
      </div>
      <Button icon="download" block onClick={() => void save()} disabled={!code}>
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
