import { useState } from 'react'
import { Button } from './Button.tsx'
import { share } from './share.ts'
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

/** Shares a page through the device, else copies its address; where both are refused it shows the address to be copied by hand. */
export function ShareButton({ title, path, label, copiedText, byHandText }: ShareButtonProps) {
  const [address, setAddress] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  const press = async () => {
    const became = await share(title, path)
    if (became === 'copied') setCopied(true)
    if (became === 'refused') setAddress(new URL(path, location.origin).href)
  }
  return (
    <span className={styles.share}>
      <Button icon={copied ? 'check' : 'share'} onClick={() => void press()} onBlur={() => setCopied(false)}>
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
