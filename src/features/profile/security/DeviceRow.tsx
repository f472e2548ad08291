import { Trans, useLingui } from '@lingui/react/macro'
import type { SignedInDevice } from '#contract/shapes/profile.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import type { IconName } from '#src/ui/iconNames.ts'
import styles from '../profile.module.css'

const ICONS = {
  phone: 'phone',
  tablet: 'grid',
  computer: 'tv',
  program: 'globe',
} as const satisfies Record<SignedInDevice['kind'], IconName>

interface DeviceRowProps {
  readonly device: SignedInDevice
  readonly busy: boolean
  readonly onEnd: () => void
}

/** One device: what it runs on, from where roughly, when it was seen last. */
export function DeviceRow({ device, busy, onEnd }: DeviceRowProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { browser, system, network } = device
  const name = browser === '' ? t`Ứng dụng khác` : system === '' ? browser : t`${browser} trên ${system}`
  const seen = format.ago(device.seenAt, new Date(serverTime()).toISOString())
  const since = format.moment(device.signedInAt)
  return (
    <div className={styles.row}>
      <Icon name={ICONS[device.kind]} />
      <div className={styles.rowWords}>
        <span className="row-2">
          {name} {device.current && <Badge tone="action">{t`Thiết bị này`}</Badge>}
        </span>
        <span className="note regular" data-figures>
          {device.current ? <Trans>Đang dùng</Trans> : <Trans>Hoạt động {seen}</Trans>}
          {' · '}
          <Trans>đăng nhập {since}</Trans>
          {network !== '' && (
            <>
              {' · '}
              <Trans>mạng {network}</Trans>
            </>
          )}
        </span>
      </div>
      {!device.current && (
        <Button size="small" busy={busy} aria-label={t`Đăng xuất ${name}`} onClick={onEnd}>
          <Trans>Đăng xuất</Trans>
        </Button>
      )}
    </div>
  )
}
