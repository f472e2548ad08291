import { useEffect, useRef, useState } from 'react'
import { TextField } from '#src/ui/TextField.tsx'

/** Who does not type for so long, in ms, wants to see what fits. */
const PAUSE = 350

/** Words to look for among results; searched when one pauses, presses Enter or leaves the field. */
export function ContentField({
  label,
  value,
  onTyping,
  onChange,
}: {
  readonly label: string
  readonly value: string
  /** Told whether something stands in the field that is not searched yet. */
  readonly onTyping: (typing: boolean) => void
  readonly onChange: (content: string | undefined) => void
}) {
  const [typed, setTyped] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(value)
  const content = typed.trim()
  const put = () => {
    if (content === asked.current) return
    asked.current = content
    onChange(content || undefined)
  }
  useEffect(() => onTyping(content !== value), [content, value, onTyping])
  useEffect(() => {
    const timer = setTimeout(put, PAUSE)
    return () => clearTimeout(timer)
  })
  // What was changed elsewhere, such as a filter taken off, stands here too; nothing changes under somebody's fingers.
  useEffect(() => {
    asked.current = value
    if (document.activeElement !== field.current) setTyped(value)
  }, [value])
  return (
    <TextField
      ref={field}
      name="search_content"
      type="search"
      label={label}
      icon="search"
      enterKeyHint="search"
      value={typed}
      maxLength={100}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={put}
    />
  )
}
