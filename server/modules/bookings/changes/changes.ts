// What a guest asks for once a stay is booked: a change, its end, a complaint.

export { actOf, type Side } from './acting.ts'
export { answerHost, guestActs, withdrawEdit } from './acts.ts'
export { answerFacts, askForHostEdit, editContactFree } from './askEdit.ts'
export { cancelByGuest, cancelCost } from './cancelling.ts'
export { endComplaint, endPaidBackComplaint } from './complaining.ts'
export { seesComplaint } from './complaintPictures.ts'
export { priceEdit, shownEditQuote } from './editQuote.ts'
export { openEditWindow } from './editWindow.ts'
export { guestLooks, refuseImpossible } from './looks.ts'
