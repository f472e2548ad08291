import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#src/api/query.ts'
import { useProblemText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
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
  const failed = useProblemText(error)
  return (
    <div className={styles.page}>
      <SectionHeading level={1} lead={<Trans>Danh sách trong ứng dụng luôn đủ, dù bạn tắt gì ở đây.</Trans>}>
        <Trans>Cài đặt thông báo</Trans>
      </SectionHeading>
      {isPending && (
        <SkeletonGroup label={t`Đang tải cài đặt`}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {!isPending && data === undefined && (
        <EmptyState
          picture="cloud"
          title={<Trans>Chưa tải được cài đặt</Trans>}
          action={
            <Button tone="primary" icon="refresh" onClick={() => void refetch()}>
              <Trans>Thử lại</Trans>
            </Button>
          }
        >
          <p>{failed}</p>
        </EmptyState>
      )}
      <SelfCheck device={device} answer={data ?? null}>
        {deviceControls}
      </SelfCheck>
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
