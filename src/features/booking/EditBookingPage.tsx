import { EditList } from './edit/EditList.tsx'
import { isReview, type EditScreen } from './edit/screens.ts'
import { EditForm } from './edit/EditForm.tsx'
import { EditReview } from './edit/EditReview.tsx'
import { OpenEdit } from './edit/OpenEdit.tsx'

export interface EditBookingPageProps {
  readonly screen: EditScreen
  /** Names a change begun on this device, or the booking whose change is to begin; without one, a list of both. */
  readonly draftKey: string | null
}

/** Changing a booking: on the detail screens laid beside the booking as it is, on the others filled in. */
export function EditBookingPage({ screen, draftKey }: EditBookingPageProps) {
  if (draftKey === null) return <EditList missing={false} />
  return (
    <OpenEdit key={draftKey} name={draftKey}>
      {(edit) => (isReview(screen) ? <EditReview edit={edit} /> : <EditForm edit={edit} />)}
    </OpenEdit>
  )
}
