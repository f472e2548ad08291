import { useEffect, useState } from 'react'
import { useSession } from '#src/app/state/session.ts'
import { PageLoading } from '../../parts/States.tsx'
import { Back } from '../PlacePage.tsx'
import { beginPlace, readPlace, type NewPlace } from './keep.ts'
import { Steps } from './Steps.tsx'
import type { Step } from './steps.ts'
import page from '../../parts/page.module.css'

interface NewPlacePageProps {
  readonly step: Step
  readonly onStep: (step: Step) => void
  readonly onMade: (id: string) => void
}

/** A new place, in five steps; what was begun on this device goes on where it was left. */
export function NewPlacePage(props: NewPlacePageProps) {
  const session = useSession()
  const personId = session.state === 'signedIn' ? session.person.userId : null
  const [begun, setBegun] = useState<{ place: NewPlace; gone: number } | null>(null)
  useEffect(() => {
    if (personId !== null)
      void readPlace(personId).then((found) => setBegun(found ?? { place: beginPlace(), gone: 0 }))
  }, [personId])
  if (personId === null || begun === null) return <PageLoading />
  return (
    <div className={page.page} data-whole="">
      <Back />
      <Steps key={begun.place.key} {...props} {...{ personId, begun }} />
    </div>
  )
}
