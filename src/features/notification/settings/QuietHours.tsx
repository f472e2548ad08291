import { Trans, useLingui } from '@lingui/react/macro'
import type { NoticeSettings } from '#contract/shapes/notification.ts'
import { Switch } from '#src/ui/Checkbox.tsx'
import { Select } from '#src/ui/Select.tsx'
import styles from '../NotificationPage.module.css'

const HOURS = Array.from({ length: 24 }, (_, hour) => {
  const time = `${String(hour).padStart(2, '0')}:00`
  return { value: time, label: time }
})
const NIGHT = { from: '22:00', to: '07:00' }

type Props = {
  readonly quiet: NoticeSettings['quiet']
  readonly onChange: (quiet: NoticeSettings['quiet']) => void
}

/** When nothing may sound; what comes in that time waits for its end. */
export function QuietHours({ quiet, onChange }: Props) {
  const { t } = useLingui()
  return (
    <section className={styles.card}>
      <h2>
        <Trans>Giờ yên tĩnh</Trans>
      </h2>
      <Switch
        label={t`Không báo trong giờ này`}
        description={t`Theo giờ Việt Nam. Thông báo chờ đến hết giờ yên tĩnh; mở ứng dụng vẫn thấy ngay.`}
        checked={quiet !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? NIGHT : null)}
      />
      {quiet !== null && (
        <div className={styles.pair}>
          <Select
            label={t`Từ`}
            options={HOURS}
            value={quiet.from}
            onChange={({ currentTarget }) => onChange({ ...quiet, from: currentTarget.value })}
          />
          <Select
            label={t`Đến`}
            options={HOURS}
            value={quiet.to}
            onChange={({ currentTarget }) => onChange({ ...quiet, to: currentTarget.value })}
          />
        </div>
      )}
    </section>
  )
}
