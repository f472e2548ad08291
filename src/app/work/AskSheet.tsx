import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type ReactNode, type SubmitEvent } from 'react'
import { Refusal } from '#src/app/pieces/Refusal.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { AskAgain } from './AskAgain.tsx'

interface AskSheetProps {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly submitText: ReactNode
  readonly tone?: 'primary' | 'danger' | undefined
  /** What is done by the answer: whether it is under way, and why it could not be done. */
  readonly act: { readonly isPending: boolean; readonly error: Error | null }
  readonly onSubmit: () => void
  readonly onClose: () => void
}

/**
 * One question with its small form: what will happen, what has to be said, and the answer. Where the server wants to know first
 * that it is still them, that is asked in between, and the answer goes once more.
 */
export function AskSheet({
  title,
  children,
  submitText,
  tone = 'primary',
  act: { isPending: busy, error },
  onSubmit,
  onClose,
}: AskSheetProps) {
  const { t } = useLingui()
  const form = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <AskAgain error={error} onConfirmed={onSubmit}>
      <Sheet
        isOpen
        onOpenChange={(open) => !open && !busy && onClose()}
        title={title}
        closeText={t`Đóng`}
        actions={
          <>
            <Button onClick={onClose} disabled={busy}>
              <Trans>Để sau</Trans>
            </Button>
            <Button type="submit" form={form} tone={tone} busy={busy}>
              {submitText}
            </Button>
          </>
        }
      >
        <form id={form} className="stack-4" onSubmit={submit} noValidate>
          {children}
          <Refusal error={error} />
        </form>
      </Sheet>
    </AskAgain>
  )
}
