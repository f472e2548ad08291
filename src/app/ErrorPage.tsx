import type { ErrorComponentProps } from '@tanstack/react-router'

/** What shows when a page fails. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return <h1>{error instanceof Error ? error.message : 'Error'}</h1>
}
