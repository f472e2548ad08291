import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

/** The path that the browser itself opened, and read out. */
function openedPath(): string | null {
  const [opened] = performance.getEntriesByType('navigation')
  return opened ? new URL(opened.name).pathname : null
}

/**
 * After a change of page the title is read out and the focus goes to the page's beginning, as it would with a page of
 * the server. A change of the search alone leaves the focus where it is. This stands on the page only when the device is
 * idle: a page that was opened before is read out late rather than never.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const announce = () => {
      setTitle(document.title)
      if (!document.activeElement?.closest('main input, main textarea'))
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    }
    const shown = router.state.resolvedLocation?.pathname
    const opened = openedPath()
    if (shown !== undefined && opened !== null && shown !== opened) announce()
    return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (pathChanged && fromLocation !== undefined) announce()
    })
  }, [router])
  return <VisuallyHidden live>{title}</VisuallyHidden>
}
