// Money that comes by bank: to a stay, to a change, and too late.

export { confirmEditTransfer, editLookedIntoBy, reportEditTransfer } from './editTransfer.ts'
export { arrivalIsOver, receiveLate } from './late.ts'
export { hearTransfer, settleTransfer } from './settling.ts'
