import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { Sheet } from '#src/ui/Sheet.tsx'
import { useArrived } from '../signIn/useGoOn.ts'
import { PhoneSignIn, type PhoneSignInProps } from './PhoneSignIn.tsx'

export interface SignInSheetProps extends PhoneSignInProps {
  /** What it is for, where that is not plain. */
  readonly why?: string | undefined
  readonly onClose: () => void
}

/** Signing in where one is: nothing on the page below is lost. Whoever would rather sign in another way finds the way there and back. */
export function SignInSheet({ why, onClose, onSignedIn, ...given }: SignInSheetProps) {
  const { t } = useLingui()
  const back = useLocation({ select: ({ href }) => href })
  const arrive = useArrived()
  return (
    <Sheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t`Xác nhận số điện thoại`}
      closeText={t`Đóng`}
      size="small"
    >
      <div className="stack-4">
        {why !== undefined && <p className="soft anywhere">{why}</p>}
        <PhoneSignIn
          {...given}
          onSignedIn={async () => {
            await arrive()
            onClose()
            await onSignedIn()
          }}
        />
        <p className="note">
          <Link to="/login" search={{ back }}>
            <Trans>Đăng nhập cách khác</Trans>
          </Link>
        </p>
      </div>
    </Sheet>
  )
}
