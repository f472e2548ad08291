import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ApiProblem } from '#src/api/problem.ts'
import { toDesk } from '#src/app/desk/toDesk.ts'
import { StatusBadge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Changed } from '../parts/Changed.tsx'
import page from '#src/app/work/page.module.css'
import styles from './BookingPage.module.css'

/** A booking of rooms or tickets as staff see it: how it stands, what can be done, what happened beside what it is. */
export function DossierFrame(dossier: {
  readonly look: { readonly tone: BadgeTone; readonly text: MessageDescriptor }
  readonly code: string
  readonly guest: string
  /** The place or the experience. */
  readonly of: string
  /** Why what was tried did not happen: somebody else was quicker. */
  readonly changed: ApiProblem | null
  readonly doing: ReactNode
  readonly happened: ReactNode
  readonly facts: ReactNode
}) {
  const { i18n } = useLingui()
  return (
    <article className={page.page}>
      <Link {...toDesk('find')} className={`back ${page.back}`}>
        <Icon name="arrow-left" />
        <Trans>Tìm đặt phòng</Trans>
      </Link>
      <header className={styles.head}>
        <p className="row-3">
          <StatusBadge tone={dossier.look.tone}>{i18n._(dossier.look.text)}</StatusBadge>
        </p>
        <h1 className="figures">{dossier.code}</h1>
        <p className="soft">
          {dossier.guest} · {dossier.of}
        </p>
      </header>
      {dossier.changed && <Changed problem={dossier.changed} />}
      {dossier.doing}
      <div className={styles.columns}>
        <div className={styles.column}>{dossier.happened}</div>
        <div className={styles.column}>{dossier.facts}</div>
      </div>
    </article>
  )
}
