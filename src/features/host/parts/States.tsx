export { PageError, PageLoading } from '#src/app/work/States.tsx'
export { SavedNote } from '#src/app/states/SavedNote.tsx'
