import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { iconButtonLook } from '#src/ui/IconButton.tsx'
import { Back } from './parts/Back.tsx'
import { Thread } from './thread/Thread.tsx'
import { beginWith } from './thread/typed.ts'
import { nameOf } from './where.ts'
import styles from './chat.module.css'

const SUPPORT = nameOf({})

/** My conversation with staff. `about`: the code of a booking that one comes from; what is asked begins with it. */
export function ChatSupportPage({ about }: { readonly about?: string | undefined }) {
  const { t } = useLingui()
  useState(() => {
    if (about !== undefined) beginWith(SUPPORT, t`Về đặt phòng ${about}: `)
  })
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
