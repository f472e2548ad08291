import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '#src/ui/Icon.tsx'
import { iconButtonLook } from '#src/ui/IconButton.tsx'
import { Back } from './parts/Back.tsx'
import { Thread } from './thread/Thread.tsx'
import styles from './chat.module.css'

/** My conversation with staff. */
export function ChatSupportPage() {
  const { t } = useLingui()
  return (
    <div className={styles.alone} data-open>
      <h1 className={styles.title}>
        <Trans>Hỗ trợ</Trans>
      </h1>
      <Thread
        where={{}}
        back={
          <Back>
            <Link to="/profile/user-profile" {...iconButtonLook()} aria-label={t`Về trang của tôi`}>
              <Icon name="arrow-left" size={24} />
            </Link>
          </Back>
        }
        hint={
          <p>
            <Trans>Bạn cần gì, cứ viết ở đây, cả khi chưa có mạng. Nhân viên Ghé sẽ trả lời bạn.</Trans>
          </p>
        }
      />
    </div>
  )
}
