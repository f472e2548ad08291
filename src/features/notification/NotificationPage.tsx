import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#src/ui/buttonLook.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Conversations } from './Conversations.tsx'
import { NoticeList } from './NoticeList.tsx'
import styles from './NotificationPage.module.css'

/** All my notices. */
export function NotificationPage() {
  return (
    <div className={styles.page}>
      <SectionHeading
        level={1}
        lead={<Trans>Mọi điều bạn cần biết về chuyến đi, cũng đọc được khi không có mạng.</Trans>}
        action={
          <Link to="/notification/settings" {...buttonLook({ tone: 'quiet' })}>
            <Icon name="settings" />
            <Trans>Cài đặt</Trans>
          </Link>
        }
      >
        <Trans>Thông báo</Trans>
      </SectionHeading>
      <Conversations />
      <NoticeList />
    </div>
  )
}
