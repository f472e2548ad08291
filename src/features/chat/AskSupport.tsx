import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { lettersOf } from '#contract/letters.ts'
import { CHAT_LETTERS_MAX } from '#contract/numbers.ts'
import { isSeen } from '#contract/shapes/chat.ts'
import { useCodeText } from '#src/i18n/codeText.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import type { intent } from '#src/ui/intent.ts'
import { keepTyped, typedIn } from './thread/typed.ts'
import styles from './chat.module.css'

interface AskSupportProps {
  /** The conversation's name: what was typed is kept under it, whichever way they sign in. */
  readonly name: string
  readonly near: ReturnType<typeof intent>
  readonly onAsk: (text: string) => void
}

/** A question to staff by somebody without an account: written first, and only then is asked whom the answer goes to. */
export function AskSupport({ name, near, onAsk }: AskSupportProps) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  useEffect(() => {
    void typedIn(name).then((kept) => setText((now) => (now === '' ? (kept ?? '') : now)))
  }, [name])
  const empty = tried && !isSeen(text)
  const tooLong = lettersOf(text) > CHAT_LETTERS_MAX
  const missing = useCodeText(empty ? 'C_001' : undefined, t`câu hỏi`)
  const long = useCodeText(tooLong ? 'C_031' : undefined, t`Câu hỏi`)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isSeen(text) || tooLong) return field.current?.focus()
    onAsk(text.trim())
  }
  return (
    <form className={styles.ask} onSubmit={submit} noValidate {...near}>
      <p>
        <Trans>
          Bạn cứ hỏi, chưa cần tài khoản. Để Ghé trả lời được, một mã sẽ đến số điện thoại của bạn bằng tin
          nhắn; câu trả lời hiện ở đây.
        </Trans>
      </p>
      <TextArea
        ref={field}
        name="question"
        label={t`Câu hỏi của bạn`}
        rows={5}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          void keepTyped(name, target.value)
        }}
        error={missing || long || undefined}
      />
      <Button type="submit" tone="primary" icon="send">
        <Trans>Gửi câu hỏi</Trans>
      </Button>
    </form>
  )
}
