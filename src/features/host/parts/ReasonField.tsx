export { isBlank, ReasonField } from '#src/app/work/ReasonField.tsx'
