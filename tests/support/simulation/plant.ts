import { uuidv7 } from 'uuidv7'
import type { StandInGateway } from '../standInGateway.ts'
import type { Forgets } from './faultyLine.ts'

/** What a simulation is to find: a product that has one of these faults. */
export type Plant = {
  /** A call that is repeated is taken for another one. */
  forgetsKeys?: boolean
  /** What is paid back is asked for twice. */
  paysBackTwice?: boolean
  /** What nobody took is taken for told. */
  believesPost?: boolean
  /** A booking is shown as it was when it was looked at first. */
  looksOnce?: boolean
  /** What the database never does. */
  forgets?: Forgets
}

/** A gateway that is asked to pay back twice, under two numbers. */
export const payingTwice = (gateway: StandInGateway): Pick<StandInGateway, 'port'> => ({
  port: {
    ...gateway.port,
    refund: async (request) => {
      await gateway.port.refund(request)
      return gateway.port.refund({ ...request, requestId: uuidv7() })
    },
  },
})
