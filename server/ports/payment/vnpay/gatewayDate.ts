import '#server/ports/clock.ts'

/** VNPay writes moments as yyyyMMddHHmmss on the clocks of Việt Nam, GMT+7 without summer time. */
const ZONE = 'Asia/Ho_Chi_Minh'
const GATEWAY_DATE = /^(\d{4})(\d\d)(\d\d)([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/

/** A moment as VNPay writes it; parts of a second are cut off. */
export function toGatewayDate(instant: Temporal.Instant): string {
  const local = instant.toZonedDateTimeISO(ZONE).toPlainDateTime()
  return local.toString({ smallestUnit: 'second' }).replace(/\D/g, '')
}

/** The moment that VNPay wrote, or null when it is none (February 30th, twelve digits, words). */
export function fromGatewayDate(text: string): Temporal.Instant | null {
  if (!GATEWAY_DATE.test(text)) return null
  try {
    const local = Temporal.PlainDateTime.from(text.replace(GATEWAY_DATE, '$1-$2-$3T$4:$5:$6'))
    return local.toZonedDateTime(ZONE).toInstant()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
