import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { SignedInDevice } from '#contract/shapes/profile.ts'
import { useAct } from '#src/api/act.ts'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/toasts.ts'
import { Panel } from '../parts/Panel.tsx'
import { DeviceRow } from './DeviceRow.tsx'
import { useShowSecurity } from './useSecurity.ts'
import styles from '../profile.module.css'

/** Where the account is signed in, each with the way to end it. */
export function DevicesPanel({ devices }: { readonly devices: readonly SignedInDevice[] }) {
  const { t } = useLingui()
  const show = useShowSecurity()
  const list = useRef<HTMLUListElement>(null)
  const end = useAct('security.endDevice')
  const endOthers = useAct('security.endOtherDevices')
  const shown = (fresh: { devices: SignedInDevice[] }, text: string) => {
    show(fresh)
    toast.success(text)
    // What had the focus is gone with its row.
    list.current?.focus()
  }
  return (
    <Panel
      anchor="devices"
      title={<Trans>Thiết bị đang đăng nhập</Trans>}
      lead={
        <Trans>
          Thấy thiết bị lạ? Đăng xuất nó, rồi đổi mật khẩu. Chúng tôi chỉ giữ tên mạng, không giữ địa chỉ.
        </Trans>
      }
    >
      <ul
        ref={list}
        className={styles.rows}
        role="list"
        tabIndex={-1}
        aria-label={t`Thiết bị đang đăng nhập`}
      >
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceRow
              device={device}
              busy={end.isPending && end.variables.device_id === device.id}
              onEnd={() =>
                end.mutate(
                  { device_id: device.id },
                  { onSuccess: (fresh) => shown(fresh, t`Đã đăng xuất thiết bị`) },
                )
              }
            />
          </li>
        ))}
      </ul>
      <Refusal error={end.error ?? endOthers.error} />
      {devices.length > 1 ? (
        <div>
          <Button
            icon="logout"
            busy={endOthers.isPending}
            onClick={() =>
              endOthers.mutate({}, { onSuccess: (fresh) => shown(fresh, t`Đã đăng xuất mọi thiết bị khác`) })
            }
          >
            <Trans>Đăng xuất mọi thiết bị khác</Trans>
          </Button>
        </div>
      ) : (
        <p className="note regular">
          <Trans>Bạn chỉ đang đăng nhập trên thiết bị này.</Trans>
        </p>
      )}
    </Panel>
  )
}
