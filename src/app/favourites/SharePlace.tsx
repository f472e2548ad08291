import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { placePath } from '#src/domain/place/placePath.ts'
import type { StaySearch } from '#src/api/staySearch.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { share } from '#src/ui/share.ts'
import { toast } from '#src/ui/toasts.ts'
import type { ResortType } from '#contract/resortTypes.ts'
import styles from './Heart.module.css'

export interface SharePlaceProps {
  readonly resortId: string
  readonly name: string
  /** Dates and people that the place is looked at with: who is sent it sees it with them. */
  readonly stay: StaySearch
  readonly type: ResortType
  /** On the corner of a card's picture, or in a line of text. */
  readonly look: 'corner' | 'line'
}

/** Sends the page of a place to somebody, by what the device has for that; else its address is copied. */
export function SharePlace({ resortId, name, stay, type, look }: SharePlaceProps) {
  const { t } = useLingui()
  const router = useRouter()
  const press = async () => {
    const { href } = router.buildLocation({
      to: placePath(type),
      params: { id: resortId },
      search: stay,
    })
    const became = await share(name, href)
    if (became === 'copied') toast.success(t`Đã chép liên kết`)
    if (became === 'refused')
      toast.error(t`Máy này không cho chia sẻ. Bạn mở trang của ${name} và chép địa chỉ nhé.`)
  }
  return (
    <span className={styles.share} data-look={look} data-share>
      <IconButton
        icon="share"
        tone={look === 'corner' ? 'float' : 'plain'}
        label={t`Chia sẻ ${name}`}
        onClick={() => void press()}
      />
    </span>
  )
}
