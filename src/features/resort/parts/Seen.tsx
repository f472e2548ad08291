import { useEffect } from 'react'
import { keepViewed } from '#src/api/viewedPlaces.ts'
import type { ResortDetail } from '#contract/shapes/resort.ts'

/** Remembers on this device that the place was looked at; there is nothing to see of it here. */
export function Seen({ resort }: { readonly resort: ResortDetail }) {
  const { id: resortId, type: resortType, name: resortName, projectAreaName, pictureIds } = resort
  const [pictureId = ''] = pictureIds
  useEffect(
    () => keepViewed({ resortId, resortType, resortName, projectAreaName, pictureId }),
    [resortId, resortType, resortName, projectAreaName, pictureId],
  )
  return null
}
