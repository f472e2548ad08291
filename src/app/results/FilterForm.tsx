import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { ContentField } from './ContentField.tsx'
import styles from './FilterForm.module.css'

export interface FilterFormProps {
  readonly id: string
  /** Where the plain form leads, without a script. */
  readonly action: string
  readonly contentLabel: string
  readonly content: string | undefined
  readonly onContent: (content: string | undefined) => void
  /** On a phone it is folded until it is asked for; beside the results it is always there. */
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Takes all filters off; undefined while none is on. */
  readonly onClear: (() => void) | undefined
  /** How much fits now, in words; null while that is not known. */
  readonly found: ReactNode | null
  readonly children: ReactNode
}

/** Narrows results, at once with every choice; a plain form with a button where there is no script. */
export function FilterForm({ id, action, content, onContent, children, ...form }: FilterFormProps) {
  const { t } = useLingui()
  const [typing, setTyping] = useState(false)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('search_content')
    if (typeof typed === 'string') onContent(typed.trim() || undefined)
  }
  return (
    <form
      id={id}
      className={`panel ${styles.panel}`}
      data-open={form.isOpen || undefined}
      method="get"
      action={action}
      aria-label={t`Bộ lọc`}
      onSubmit={submit}
    >
      <ContentField
        label={form.contentLabel}
        value={content ?? ''}
        onTyping={setTyping}
        onChange={onContent}
      />
      {children}
      <noscript>
        <Button type="submit" tone="primary" block>
          <Trans>Lọc kết quả</Trans>
        </Button>
      </noscript>
      <div className={styles.end}>
        {form.onClear && (
          <Button tone="quiet" onClick={form.onClear}>
            <Trans>Bỏ hết bộ lọc</Trans>
          </Button>
        )}
        <div className={styles.done}>
          <Button tone="primary" block onClick={form.onClose}>
            {form.found === null || typing ? <Trans>Xem kết quả</Trans> : form.found}
          </Button>
        </div>
      </div>
    </form>
  )
}
