// Where a stay goes from here: its steps, what each of them does, and what staff has to settle.

export { advance, begin, type By, type Draft, type More } from './advance.ts'
export {
  closeCase,
  closeTransferCases,
  openCaseOnce,
  openCases,
  openCasesOf,
  type StaffCase,
} from './cases.ts'
export { closeBooks, staysForBooks, staysTouched } from './closing.ts'
export { asksOfTransfer, nothingDueOf } from './due.ts'
export { holdsMoney, keptOf, openCase } from './effects.ts'
export { factsOfRow, type GivenFacts } from './facts.ts'
export { addHostsWord, countInDoubt, dismissHostsWord, inDoubtOf } from './inDoubt.ts'
export { allCancellationsOf, countLockedHosts, liftLockout, lockedHosts, standingOf } from './penalties.ts'
