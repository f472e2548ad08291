import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#src/api/query.ts'
import { NotLoaded } from '#src/app/states/NotLoaded.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import type { DeviceCheck } from './device.ts'
import { KindChoices } from './settings/KindChoices.tsx'
import { QuietHours } from './settings/QuietHours.tsx'
import { SelfCheck } from './settings/SelfCheck.tsx'
import { useNoticeSettings } from './settings/useNoticeSettings.ts'
import styles from './NotificationPage.module.css'

type Props = { readonly device: DeviceCheck; readonly deviceControls?: ReactNode }

/** What may sound on my devices, when not, and whether it would reach this one. */
export function NoticeSettingsPage({ device, deviceControls }: Props) {
  const { t } = useLingui()
  const { data, error, isPending, refetch } = useQuery(query('notification.settings', {}))
  return (
    <div className={styles.page}>
      <SectionHeading level={1} lead={<Trans>Danh sách trong ứng dụng luôn đủ, dù bạn tắt gì ở đây.</Trans>}>
        <Trans>Cài đặt thông báo</Trans>
      </SectionHeading>
      {!isPending && data === undefined && (
        <NotLoaded
          error={error}
          onRetry={() => void refetch()}
          failed={<Trans>Chưa tải được cài đặt</Trans>}
        />
      )}
      {isPending ? (
        <SkeletonGroup label={t`Đang tải cài đặt`}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      ) : (
        <SelfCheck device={device} answer={data ?? null}>
          {deviceControls}
        </SelfCheck>
      )}
      {data !== undefined && <Choices />}
    </div>
  )
}

function Choices() {
  const { settings, change, failed } = useNoticeSettings()
  if (settings === null) return null
  return (
    <>
      {failed !== '' && <p role="alert">{failed}</p>}
      <KindChoices
        kinds={settings.kinds}
        onChange={(kinds) => change({ ...settings, kinds: { ...settings.kinds, ...kinds } })}
      />
      <QuietHours quiet={settings.quiet} onChange={(quiet) => change({ ...settings, quiet })} />
    </>
  )
}
