import { Trans, useLingui } from '@lingui/react/macro'
import type { StaySearch } from '#src/api/staySearch.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { toast } from '#src/ui/toasts.ts'
import { useSignInHere } from '../proof/useSignInHere.tsx'
import { keepWish } from './beforeSignIn.ts'
import { useFavourite } from './wishing.ts'
import styles from './Heart.module.css'

export interface HeartProps {
  readonly resortId: string
  readonly name: string
  /** Dates and people that the place is looked at with: it is kept with them. */
  readonly stay: StaySearch
  /** On the corner of a card's picture, or in a line of text. */
  readonly look: 'corner' | 'line'
}

/**
 * Keeps a place among the favourites, or takes it off. It shows at once; what the network has still to carry says so. Who is
 * not signed in is asked to, right there, and finds the heart set.
 */
export function Heart({ resortId, name, stay, look }: HeartProps) {
  const { t } = useLingui()
  const signIn = useSignInHere()
  const { signedIn, wanted, waits, wish } = useFavourite(resortId)
  const press = () => {
    const wished = { resortId, wanted: !wanted, stay }
    if (!signedIn) {
      // Done by whatever way they sign in.
      keepWish(wished)
      signIn.ask({
        phone: '',
        why: t`Để giữ ${name} cho lần sau, Ghé cần biết bạn là ai.`,
        onSignedIn: () => undefined,
      })
      return
    }
    wish.mutate(wished, {
      onError: ({ message }) => toast.error(message || t`Chưa lưu được. Bạn thử lại nhé.`),
    })
  }
  return (
    <span className={styles.heart} data-look={look}>
      <IconButton
        icon="heart"
        tone={look === 'corner' ? 'float' : 'plain'}
        label={waits ? t`Yêu thích ${name}, chưa gửi` : t`Yêu thích ${name}`}
        pressed={wanted}
        onClick={press}
      />
      {waits && (
        <span className={styles.waits} aria-hidden="true">
          <Trans>chưa gửi</Trans>
        </span>
      )}
      {signIn.sheet}
    </span>
  )
}
