export { PageError, PageLoading, SavedNote } from '#src/app/work/States.tsx'
