import { useId, type ReactNode } from 'react'

interface PanelProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** Where a link to this part leads. */
  readonly anchor?: string | undefined
}

/** One part of a page on paper of its own: heading, a quiet line, and what can be done. */
export function Panel({ title, lead, children, anchor }: PanelProps) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id} id={anchor}>
      <div className="stack-1">
        <h2 id={id}>{title}</h2>
        {lead && <p className="note regular">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
