import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Disclosure } from '#src/ui/Disclosure.tsx'

interface FoldProps {
  readonly summary: ReactNode
  /** One of its fields is told to be wrong: it opens, and stays open while that is mended. */
  readonly wrong: boolean
  readonly children: ReactNode
}

/** Fields that may all stay empty. */
export function Fold({ summary, wrong, children }: FoldProps) {
  const [open, setOpen] = useState(wrong)
  if (wrong && !open) setOpen(true)
  return (
    <Disclosure
      look="card"
      summary={summary}
      aside={<Trans>không bắt buộc</Trans>}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <div className="stack-4">{children}</div>
    </Disclosure>
  )
}
