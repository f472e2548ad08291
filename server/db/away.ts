import { sqlError } from './transact.ts'

/**
 * What PostgreSQL answers when it cannot do its work now: gone or going (08, 57P), full (53: connections, memory, disk), an
 * input/output error (58), read-only (25006, a node that is not the leader any more), a transaction it ended because nobody
 * spoke (25P03), a serialization failure, a deadlock, a lock or a query that took too long.
 */
const STATES = /^(08...|53...|57P..|58...|25006|25P03|40001|40P01|55P03|57014)$/
/** A full disk that a new line meets first, where it keeps what it knows of the tables: told as a fault without a name (XX000). */
const FULL = /^could not write init file/
/** What the machine answers in its place. */
const LINES = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
/** What the driver says without a code when a line ended under a query, or when none became free in time. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/

const codeOf = (error: Error): string => {
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string' ? code : ''
}

/** Whether a failure means that the database is away, full, read-only or too busy for now: the same call may go well later. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const state = sqlError(error)
  if (state !== null) return STATES.test(state.code) || (state.code === 'XX000' && FULL.test(state.message))
  if (LINES.test(codeOf(error)) || WORDS.test(error.message)) return true
  return error.cause !== undefined && isAway(error.cause)
}

/** Whether a failure means that the host at the other end is not there, or is no host of this database for now. */
export function isGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const state = sqlError(error)
  return state === null
    ? LINES.test(codeOf(error)) || /^(Connection terminated|timeout expired)/.test(error.message)
    : /^(57P|08)/.test(state.code)
}
