/**
 * What the two lives share, a stay's and that of tickets: each has its machine in the contract, its rows here and its table of
 * acts; how a step is asked for, changes its booking, plans jobs and acts is the same.
 */
export { allowed, changesOf, jobsOf, numberIn, runActs, textIn, type Act, type EventParams } from './acts.ts'
export { arrived, postChanges } from './postings.ts'
export { voucherActs } from './vouchers.ts'
