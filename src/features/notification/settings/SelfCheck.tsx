import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { NoticeSettingsAnswer } from '#contract/shapes/notification.ts'
import { serverTime } from '#src/api/serverClock.ts'
import { useFormat } from '#src/i18n/useFormat.ts'
import { Icon } from '#src/ui/Icon.tsx'
import type { DeviceCheck } from '../device.ts'
import styles from '../NotificationPage.module.css'

type Props = {
  readonly device: DeviceCheck
  readonly answer: NoticeSettingsAnswer | null
  readonly children?: ReactNode
}

type State = 'good' | 'bad' | 'open'
const ICONS = { good: 'check-circle', bad: 'close-circle', open: 'info' } as const

function Check({ state, children }: { readonly state: State; readonly children: ReactNode }) {
  return (
    <li className={styles.check} data-state={state}>
      <Icon name={ICONS[state]} />
      <span>{children}</span>
    </li>
  )
}

/** Whether a notice would reach this device, link by link, said plainly. */
export function SelfCheck({ device, answer, children }: Props) {
  const { ago } = useFormat()
  const since = (moment: string) => ago(moment, new Date(serverTime()).toISOString())
  const { permission, worker, registeredAt, lastPushAt, installFirst } = device
  return (
    <section className={styles.card}>
      <h2>
        <Trans>Máy này</Trans>
      </h2>
      <ul className="stack-2" role="list">
        <Check state="good">
          <Trans>Khi Ghé đang mở, thông báo đến ngay.</Trans>
        </Check>
        <Check state={worker ? 'good' : 'open'}>
          {worker ? (
            <Trans>Phần chạy nền đã sẵn sàng, cả khi không có mạng.</Trans>
          ) : (
            <Trans>Phần chạy nền chưa sẵn sàng: bạn mở lại trang này một lần nữa nhé.</Trans>
          )}
        </Check>
        {answer !== null && answer.webPush === null && (
          <Check state="open">
            <Trans>Khi bạn đóng Ghé thì thông báo chưa đến được. Mở lại là bạn thấy đủ.</Trans>
          </Check>
        )}
        {installFirst && (
          <Check state="open">
            <Trans>
              Trên iPhone và iPad (iOS 16.4 trở lên): bấm Chia sẻ, chọn “Thêm vào MH chính”, rồi mở Ghé từ màn
              hình chính để bật thông báo.
            </Trans>
          </Check>
        )}
        <Check state={permission === 'granted' ? 'good' : permission === 'denied' ? 'bad' : 'open'}>
          {permission === 'granted' && <Trans>Trình duyệt cho phép thông báo.</Trans>}
          {permission === 'denied' && (
            <Trans>Trình duyệt đang chặn thông báo của Ghé. Bạn mở lại trong cài đặt của trình duyệt.</Trans>
          )}
          {permission === 'default' && <Trans>Bạn chưa cho phép thông báo trên máy này.</Trans>}
          {permission === 'unsupported' && <Trans>Trình duyệt này không có thông báo.</Trans>}
        </Check>
        {answer?.webPush != null && (
          <>
            <Check state={registeredAt === null ? 'open' : 'good'}>
              {registeredAt === null ? (
                <Trans>Máy này chưa đăng ký nhận thông báo.</Trans>
              ) : (
                <Trans>Máy này đã đăng ký {since(registeredAt)}.</Trans>
              )}
            </Check>
            <Check state={lastPushAt === null ? 'open' : 'good'}>
              {lastPushAt === null ? (
                <Trans>Máy này chưa nhận thông báo nào khi Ghé đóng.</Trans>
              ) : (
                <Trans>Lần gần nhất nhận thông báo: {since(lastPushAt)}.</Trans>
              )}
            </Check>
            <Check state="open">
              <Plural value={answer.devices} other="Tài khoản này đang gửi đến # máy." />
            </Check>
          </>
        )}
      </ul>
      {children}
    </section>
  )
}
