import { Trans, useLingui } from '@lingui/react/macro'
import { KINDS, type Kind, type NoticeSettings } from '#contract/shapes/notification.ts'
import { Switch } from '#src/ui/Checkbox.tsx'
import styles from '../NotificationPage.module.css'

type Props = {
  readonly kinds: NoticeSettings['kinds']
  readonly onChange: (changed: Partial<NoticeSettings['kinds']>) => void
}

/** Which kinds may sound. What concerns the account itself always does. */
export function KindChoices({ kinds, onChange }: Props) {
  const { t } = useLingui()
  const words: Record<Kind, { label: string; description: string }> = {
    BOOKING: {
      label: t({ message: 'Đặt phòng', context: 'several' }),
      description: t`Thanh toán, xác nhận, thay đổi, nhận phòng.`,
    },
    CHAT: { label: t`Tin nhắn`, description: t`Khi chủ nhà, khách hoặc hỗ trợ viết cho bạn.` },
    RATE: { label: t`Đánh giá`, description: t`Lời nhắc viết đánh giá và trả lời của chủ nhà.` },
    REVENUE: { label: t`Doanh thu`, description: t`Dành cho chủ nhà và nhà đầu tư.` },
    BOOKING_SERVICE: { label: t`Vé và trải nghiệm`, description: t`Vé đã mua và giờ hẹn.` },
    MARKETING: { label: t`Ưu đãi`, description: t`Chỉ khi bạn bật.` },
  }
  return (
    <section className={styles.card}>
      <h2>
        <Trans>Điều gì được báo trên máy và qua thư</Trans>
      </h2>
      {KINDS.map((kind) => (
        <Switch
          key={kind}
          {...words[kind]}
          checked={kinds[kind]}
          onChange={({ currentTarget }) => onChange({ [kind]: currentTarget.checked })}
        />
      ))}
      <p className="note">
        <Trans>Thông báo về tài khoản và bảo mật luôn được gửi.</Trans>
      </p>
    </section>
  )
}
