import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/**
 * After a change of page the title is read out and the focus goes to the page's beginning, as it would with a page of
 * the server. A change of the search alone leaves the focus where it is.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || fromLocation === undefined) return
        setTitle(document.title)
        if (!document.activeElement?.closest('main input, main textarea'))
          document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
      }),
    [router],
  )
  return <VisuallyHidden live>{title}</VisuallyHidden>
}
