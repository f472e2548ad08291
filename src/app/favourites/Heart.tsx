import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { StaySearch } from '#src/api/staySearch.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { toast } from '#src/ui/toasts.ts'
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
 * not signed in does that first and comes back with the heart set.
 */
export function Heart({ resortId, name, stay, look }: HeartProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { signedIn, wanted, waits, wish } = useFavourite(resortId)
  const press = () => {
    const wished = { resortId, wanted: !wanted, stay }
    if (!signedIn) {
      keepWish(wished)
      void router.navigate({ to: '/login', search: { back: router.latestLocation.href } })
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
    </span>
  )
}
