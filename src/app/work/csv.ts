/** One table as a file that spreadsheets read: UTF-8 with its mark, so that Vietnamese stays Vietnamese. */
const MARK = '\uFEFF'
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180). Numbers stand as they are, whole and without grouping. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

/** Rows as a file to keep. */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): Blob =>
  new Blob([csv(rows)], { type: 'text/csv;charset=utf-8' })
