import { useEffect, useState } from 'react'
import { dropText } from '#src/api/draftStore.ts'
import { useSession } from '#src/app/state/session.ts'
import { nameOf, readPlace, type Begun } from './keep.ts'

/** What the person here has begun on this device; undefined until that is known, null where there is nothing. */
export function useBegun() {
  const session = useSession()
  const personId = session.state === 'signedIn' ? session.person.userId : null
  const [begun, setBegun] = useState<Begun | null>()
  useEffect(() => {
    if (personId !== null) void readPlace(personId).then(setBegun)
  }, [personId])
  const drop = async () => {
    if (personId !== null) await dropText(nameOf(personId))
    setBegun(null)
  }
  return { personId, begun, drop }
}
