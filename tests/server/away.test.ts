import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { expect, test } from 'vitest'
import { isAway } from '#server/db/away.ts'

const coded = (code: string, says = 'said') => Object.assign(new pg.DatabaseError(says, 4, 'error'), { code })
const asDrizzleTells = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

test.each([
  ['an administrator stops it', coded('57P01')],
  ['it starts', coded('57P03')],
  ['its disk is full', coded('53100')],
  ['a new line finds its disk full', coded('XX000', 'could not write init file')],
  ['it has no connection left', coded('53300')],
  ['it is a replica, or can only be read', coded('25006')],
  ['it cannot read its disk', coded('58030')],
  ['a lock took too long', coded('55P03')],
  ['a query took too long', coded('57014')],
  ['nobody spoke in a transaction', coded('25P03')],
  ['nobody listens there', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['the line broke under a query', new Error('Connection terminated unexpectedly')],
  ['no line became free in time', new Error('timeout exceeded when trying to connect')],
  ['the line was broken before', new Error('Client has encountered a connection error and is not queryable')],
])('O2: “%s” means: later', (_what, error) => {
  expect(isAway(error)).toBe(true)
  expect(isAway(asDrizzleTells(error))).toBe(true)
})

test.each([
  ['a broken constraint', coded('23505')],
  ['a mistake of the database’s own', coded('XX000', 'cache lookup failed for type 1')],
  ['a mistake in a query', coded('42601')],
  ['a text that cannot be stored', coded('22021')],
  ['a mistake of ours', new TypeError('x is undefined')],
  ['what is no error', 'Connection terminated'],
])('O2: %s is not the database being away', (_what, error) => {
  expect(isAway(error)).toBe(false)
  if (error instanceof Error) expect(isAway(asDrizzleTells(error))).toBe(false)
})
