import { useState } from 'react'
import { Button } from './Button.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  readonly text: string
  /** "Chép số tài khoản". */
  readonly label: string
  /** "Đã chép". */
  readonly copiedText: string
}

/** Copies a text; says so in its own place. Where the clipboard is refused, the text is left to be selected by hand. */
export function CopyButton({ text, label, copiedText }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <>
      <Button
        size="small"
        icon={copied ? 'check' : 'copy'}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        {copied ? copiedText : label}
      </Button>
      <VisuallyHidden live>{copied ? copiedText : ''}</VisuallyHidden>
    </>
  )
}
