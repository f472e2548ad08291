import { useState } from 'react'
import { Button } from './Button.tsx'
import styles from './ShareButton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface ShareButtonProps {
  /** What is shared. */
  readonly title: string
  /** Its path on this site. */
  readonly path: string
  /** "Chia sẻ". */
  readonly label: string
  /** "Đã chép liên kết". */
  readonly copiedText: string
  /** "Liên kết để chép": names the field that shows where neither sharing nor copying is allowed. */
  readonly byHandText: string
}

/** Not every browser has the sheet of its device. */
type Sharing = { share?: Navigator['share'] }

/** Leaving the sheet of the device without choosing is no failure. */
const isDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Shares a page through the device, else copies its address; where both are refused it shows the address to be copied by hand. */
export function ShareButton({ title, path, label, copiedText, byHandText }: ShareButtonProps) {
  const [address, setAddress] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const url = new URL(path, location.origin).href
    try {
      const device: Sharing = navigator
      if (device.share) return await device.share({ title, url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch (error) {
      if (!isDismissed(error)) setAddress(url)
    }
  }
  return (
    <span className={styles.share}>
      <Button icon={copied ? 'check' : 'share'} onClick={() => void share()} onBlur={() => setCopied(false)}>
        {copied ? copiedText : label}
      </Button>
      <VisuallyHidden live>{copied ? copiedText : ''}</VisuallyHidden>
      {address !== null && (
        <input
          className={styles.address}
          aria-label={byHandText}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </span>
  )
}
