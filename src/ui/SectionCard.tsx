import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { SectionHeading, type SectionHeadingProps } from './SectionHeading.tsx'
import styles from './SectionCard.module.css'

interface SectionCardProps extends Pick<SectionHeadingProps, 'lead' | 'action'> {
  readonly title: ReactNode
  readonly children: ReactNode
  /** Of the sheet, for a link that leads to it. */
  readonly id?: string | undefined
}

/** A sheet of paper with a heading, and one thing under the other. */
export function SectionCard({ title, children, id, ...heading }: SectionCardProps) {
  return (
    <Card as="section" padded id={id}>
      <div className={styles.section}>
        <SectionHeading {...heading}>{title}</SectionHeading>
        {children}
      </div>
    </Card>
  )
}
