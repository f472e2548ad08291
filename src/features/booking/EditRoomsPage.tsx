import { EditList } from './edit/EditList.tsx'
import { EditRooms } from './edit/EditRooms.tsx'
import { OpenEdit } from './edit/OpenEdit.tsx'

/** Other rooms of the same place for a change; without the key of one, the list of what can be changed. */
export function EditRoomsPage({ draftKey }: { readonly draftKey: string | null }) {
  if (draftKey === null) return <EditList missing={false} />
  return (
    <OpenEdit key={draftKey} name={draftKey}>
      {(edit) => <EditRooms edit={edit} />}
    </OpenEdit>
  )
}
