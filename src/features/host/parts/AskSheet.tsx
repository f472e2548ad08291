export { AskSheet } from '#src/app/work/AskSheet.tsx'
