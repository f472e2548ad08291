import { WORKPLACES, type Workplace } from '#contract/worker.ts'
import type { AppRouter } from '#src/router.tsx'
import { equip } from './worker.ts'

/** Keeps a workplace on the device of whoever has a page of it open: the next time there may be no network. */
export function keepWorkplaces(router: AppRouter): void {
  const kept = new Set<Workplace>()
  const look = () => {
    const { matches } = router.state
    const workplace = WORKPLACES.find((name) => matches.some(({ routeId }) => routeId.startsWith(`/${name}`)))
    if (workplace === undefined || kept.has(workplace)) return
    kept.add(workplace)
    void equip(workplace)
  }
  router.subscribe('onResolved', look)
  look()
}
