import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ApiProblem } from '#src/api/problem.ts'
import { toDesk } from '#src/app/desk/toDesk.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { SectionHeading } from '#src/ui/SectionHeading.tsx'
import { Changed } from '../parts/Changed.tsx'
import page from '#src/app/work/page.module.css'

interface AdminFrameProps {
  readonly title: ReactNode
  readonly lead: ReactNode
  readonly action?: ReactNode
  /** Why the last wish was not done: somebody else was faster. */
  readonly changed: ApiProblem | null
  readonly children: ReactNode
}

/** A page of administration: the way back, its name, and what changed under one's hands. */
export function AdminFrame({ title, lead, action, changed, children }: AdminFrameProps) {
  return (
    <div className={page.page}>
      <Link {...toDesk('admin')} className={`back ${page.back}`}>
        <Icon name="arrow-left" />
        <Trans>Quản trị</Trans>
      </Link>
      <SectionHeading level={1} lead={lead} action={action}>
        {title}
      </SectionHeading>
      {changed && <Changed problem={changed} />}
      {children}
    </div>
  )
}
