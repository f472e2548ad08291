export { checkLog, checkLogJob } from './check.ts'
export { eventsLike, lastLogCheck } from './find.ts'
export { resealChainKeys } from './keys.ts'
export { markOf, record, recordAlone, recordRead } from './record.ts'
