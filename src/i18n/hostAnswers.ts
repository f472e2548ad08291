import { HOST_ANSWER_MINUTES, HOST_CLOCK } from '#contract/numbers.ts'

/** Within which time a host answers, as it is said: "2 giờ, từ 7:00 đến 22:00". */
export const HOST_ANSWERS = {
  hours: HOST_ANSWER_MINUTES / 60,
  opens: HOST_CLOCK.opens.replace(/^0/, ''),
  closes: HOST_CLOCK.closes,
}
