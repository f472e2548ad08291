import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { HOLIDAYS, type HolidayName } from '#contract/holidays.ts'

const NAMES: Record<HolidayName, MessageDescriptor> = {
  new_year: msg`Tết Dương lịch`,
  tet: msg`Tết Nguyên đán`,
  hung_kings: msg`Giỗ Tổ Hùng Vương`,
  reunification: msg`Ngày Thống nhất`,
  labour: msg`Quốc tế Lao động`,
  national: msg`Quốc khánh`,
}

/** What a holiday is called. */
export const holidayText = (i18n: I18n, name: HolidayName): string => i18n._(NAMES[name])

/** The public holidays as marks of a calendar: day → name. */
export function holidayMarks(i18n: I18n): ReadonlyMap<string, string> {
  const marks = new Map<string, string>()
  for (const { from, to, name } of HOLIDAYS)
    for (
      let day = Temporal.PlainDate.from(from);
      Temporal.PlainDate.compare(day, to) <= 0;
      day = day.add({ days: 1 })
    )
      marks.set(day.toString(), holidayText(i18n, name))
  return marks
}
