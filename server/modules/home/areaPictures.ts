import type { Catalogue } from '#server/modules/resorts/resorts.ts'

type Area = { id: number; pictureId: string }

/** What each area is shown with: its own picture, else the first one of a place in it; an area without either has none. */
export function areaPictures(
  areas: readonly Area[],
  resorts: Catalogue['resorts'],
  places: ReadonlyMap<number, number>,
): Map<number, string> {
  const own = areas.filter(({ pictureId }) => pictureId !== '')
  const shown = new Map(own.map(({ id, pictureId }) => [id, pictureId]))
  const wanted = new Set(
    areas.map(({ id }) => id).filter((id) => !shown.has(id) && (places.get(id) ?? 0) > 0),
  )
  for (const { row, rooms } of resorts.values()) {
    if (wanted.size === 0) break
    const [first] = row.pictureIds
    if (rooms.length === 0 || first === undefined || !wanted.delete(row.projectAreaId)) continue
    shown.set(row.projectAreaId, first)
  }
  return shown
}
