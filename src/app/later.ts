import { lazyRouteComponent } from '@tanstack/react-router'
import { titleHead } from './title.ts'

/** What a route has whose page is being built: a head from its title, and the honest page. One chunk for all of them. */
export const later = {
  head: titleHead,
  component: lazyRouteComponent(() => import('#src/features/later/LaterPage.tsx'), 'LaterPage'),
}
