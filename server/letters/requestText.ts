import { ZONE } from '#contract/nights.ts'
import type { Language } from '#contract/shapes/primitives.ts'

/** The text message to a host whom no mail reaches, without marks: operators take those everywhere. */
export function requestText({
  language,
  code,
  until,
}: {
  language: Language
  code: string
  until: string
}): string {
  const moment = Temporal.Instant.from(until).toZonedDateTimeISO(ZONE)
  const two = (number: number) => String(number).padStart(2, '0')
  const by = `${two(moment.hour)}:${two(moment.minute)} ${two(moment.day)}/${two(moment.month)}`
  return language === 'vi'
    ? `Ghe: khach cua ${code} cho ban tra loi truoc ${by}. Mo ung dung Ghe de tra loi.`
    : `Ghe: the guest of ${code} waits for your answer before ${by}. Open Ghe to answer.`
}
