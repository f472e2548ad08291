/** Nobody who travels was born before this year. */
const FIRST_DAY = '1900-01-01'

/** Reads a day as people write it, `17/02/1990` with any usual mark between, or as a browser fills it in: `YYYY-MM-DD`, else null. */
export function readDay(typed: string): string | null {
  const text = typed.normalize('NFKC').trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const told =
    /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [told?.[3], told?.[2], told?.[1]]
  if (year === undefined || month === undefined || day === undefined) return null
  try {
    const fields = { year: Number(year), month: Number(month), day: Number(day) }
    return Temporal.PlainDate.from(fields, { overflow: 'reject' }).toString()
  } catch {
    return null
  }
}

/** What is wrong with a birthday as it was typed (`DD/MM/YYYY`); `today` is the day in Việt Nam, `YYYY-MM-DD`. */
export function birthdayProblem(
  typed: string,
  today: string,
): 'C_001' | 'G_BIRTHDAY_FORMAT' | 'G_BIRTHDAY_FUTURE' | null {
  if (typed.trim() === '') return 'C_001'
  const day = readDay(typed)
  if (day === null || day < FIRST_DAY) return 'G_BIRTHDAY_FORMAT'
  return day > today ? 'G_BIRTHDAY_FUTURE' : null
}

/** A day as it is typed: `17/02/1990`. */
export const writeDay = (day: string): string => day.split('-').toReversed().join('/')
