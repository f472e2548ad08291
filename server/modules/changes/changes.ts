export { followed } from './follow.ts'
export { sweepChanges, type Change } from './read.ts'
