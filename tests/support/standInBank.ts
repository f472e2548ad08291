import { uuidv7 } from 'uuidv7'
import { bankAnswer, type BankResult } from '#contract/shapes/bank.ts'
import { contextOf, type TestWorld } from './bookingWorld.ts'

/** A line of the statement of a host's account, VND. `numbered`: the product knows it by the bank's number. */
type StatementLine = {
  number: string
  stayId: string
  code: string
  amount: number
  numbered: boolean
}

export type StandInBank = {
  statement: StatementLine[]
  /** Money comes into a host's account; nobody is told yet. */
  receive: (stay: { id: string; code: string }, amount: number) => StatementLine
  /** The bank's service tells of a line, or tells once more. */
  tell: (line: StatementLine) => Promise<BankResult>
}

/** A bank with books of its own, whose service calls the product's hook. */
export function standInBank({ calls }: Pick<TestWorld, 'calls'>): StandInBank {
  const statement: StatementLine[] = []
  const anybody = { ...contextOf(uuidv7()), person: null }
  return {
    statement,
    receive: ({ id, code }, amount) => {
      const line = { number: uuidv7(), stayId: id, code, amount, numbered: false }
      statement.push(line)
      return line
    },
    tell: async (line) => {
      const told = {
        transaction_id: line.number,
        account_number: '257678859',
        amount: line.amount,
        memo: `MBVCB.${line.code.toLowerCase()}.CT`,
      }
      line.numbered = true
      return bankAnswer.parse(await calls['payment.bankTransfer'](told, anybody)).result
    },
  }
}
