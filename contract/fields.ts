/**
 * What is sent names its fields as `check_in_time`, answers and columns as `checkInTime`: a table of fields is written once, in
 * the first way, and these take it from one to the other. A field that is missing where it is taken from is `unknown`, which
 * compiles nowhere. `@__NO_SIDE_EFFECTS__`: a shape that a page does not use is left out of its script, as those of zod are.
 */
type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name
type Of<From, Name> = Name extends keyof From ? From[Name] : unknown

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const mapped = (table: object, entry: (name: string) => [string, unknown]): object =>
  Object.fromEntries(Object.keys(table).map(entry))

export const namesOf = <Table extends object>(table: Table): (keyof Table & string)[] =>
  Object.keys(table).filter((name): name is keyof Table & string => name in table)

/** The fields of a table as they were sent, for an answer or for columns. */
export function asAnswered<Table extends object, Sent extends object>(
  table: Table,
  sent: Sent,
): { [Name in keyof Table & string as Camel<Name>]: Of<Sent, Name> }
/* @__NO_SIDE_EFFECTS__ */
export function asAnswered(table: object, sent: object): object {
  return mapped(table, (name) => [camel(name), Reflect.get(sent, name)])
}

/** The fields of a table out of a row or an answer that has more. */
export function fieldsOf<Table extends object, Row extends object>(
  table: Table,
  row: Row,
): { [Name in keyof Table & string as Camel<Name>]: Of<Row, Camel<Name>> }
/* @__NO_SIDE_EFFECTS__ */
export function fieldsOf(table: object, row: object): object {
  return mapped(table, (name) => [camel(name), Reflect.get(row, camel(name))])
}

/** The fields of a table out of an answer, to be sent again. */
export function sentAgain<Table extends object, Row extends object>(
  table: Table,
  row: Row,
): { [Name in keyof Table & string]: Of<Row, Camel<Name>> }
/* @__NO_SIDE_EFFECTS__ */
export function sentAgain(table: object, row: object): object {
  return mapped(table, (name) => [name, Reflect.get(row, camel(name))])
}
