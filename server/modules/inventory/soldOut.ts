import { Refusal } from '#server/refusal.ts'

/** Somebody else has one of the nights. Thrown after some rows may have been written: the transaction has to end. */
export class SoldOut extends Refusal {
  constructor() {
    super('unavailable_room')
  }
}
