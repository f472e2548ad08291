import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#src/ui/Icon.tsx'
import { iconButtonLook } from '#src/ui/IconButton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#src/api/act.ts'
import { outdated } from '#src/api/outdated.ts'
import { useSignInHere } from '#src/app/proof/useSignInHere.tsx'
import { useSessionHint } from '#src/app/state/sessionHint.ts'
import { toast } from '#src/ui/toasts.ts'
import { AskSupport } from './AskSupport.tsx'
import { Back } from './parts/Back.tsx'
import { Thread } from './thread/Thread.tsx'
import { beginWith, keepTyped } from './thread/typed.ts'
import { nameOf } from './where.ts'
import styles from './chat.module.css'

const SUPPORT = nameOf({})

/** Asks for a phone once something is asked, and then sends it. */
function useAsking() {
  const { t } = useLingui()
  const client = useQueryClient()
  const signIn = useSignInHere()
  const [sending, setSending] = useState(false)
  const { mutate } = useAct('chat.send', {
    onSuccess: async () => {
      // Only what has arrived is kept no longer: where one writes it must not stand once more.
      await keepTyped(SUPPORT, '')
      void outdated(client, 'chat.thread')
      setSending(false)
    },
    onError: ({ message }) => {
      toast.error(message)
      setSending(false)
    },
  })
  const send = (text: string) => {
    setSending(true)
    mutate({ message_id: crypto.randomUUID(), text, picture_ids: [] })
  }
  const ask = (text: string) =>
    signIn.ask({
      phone: '',
      why: t`Để nhân viên trả lời được bạn, Ghé cần số điện thoại của bạn.`,
      submitText: t`Xác minh và gửi câu hỏi`,
      onSignedIn: () => send(text),
    })
  return { ...signIn, ask, busy: signIn.asked || sending }
}

/** My conversation with staff. Without an account one asks first. `about`: the code of a booking that one comes from; what is asked begins with it. */
export function ChatSupportPage({ about }: { readonly about?: string | undefined }) {
  const { t } = useLingui()
  const signedIn = useSessionHint()
  const asking = useAsking()
  useState(() => {
    if (about !== undefined) beginWith(SUPPORT, t`Về đặt phòng ${about}: `)
  })
  return (
    <div className={styles.alone} data-open>
      <h1 className={styles.title}>
        <Trans>Hỗ trợ</Trans>
      </h1>
      {signedIn && !asking.busy ? (
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
      ) : (
        <AskSupport name={SUPPORT} near={asking.near} onAsk={asking.ask} />
      )}
      {asking.sheet}
    </div>
  )
}
