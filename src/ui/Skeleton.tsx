import type { ReactNode } from 'react'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** text and title are as high as such a line; picture is 3:2; block fills its grid cell, at least 6 rem high. */
  readonly shape?: 'text' | 'title' | 'picture' | 'block' | 'circle' | undefined
  readonly lines?: number | undefined
}

/** The place of what is coming, in its size, so that nothing jumps. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <span className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className={styles.part}
          data-shape={shape}
          data-last={(lines > 1 && index === lines - 1) || undefined}
        />
      ))}
    </span>
  )
}

/**
 * Says once that something is loading, around any number of skeletons; to the eye as well when it takes longer and the page has no
 * heading yet: an outline alone does not say that the app still waits.
 */
export function SkeletonGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.group} aria-busy="true">
      <span role="status" className={styles.said}>
        {label}…
      </span>
      {children}
    </div>
  )
}
