/** The first letters of a booking's code, by what was booked; the gateway's references begin with them, too. */
export const CODE_PREFIX = { stay: 'GHE', service: 'GHV' } as const

/** Whether a gateway's reference is of a service booking. */
export const isServiceReference = (reference: string): boolean => reference.startsWith(CODE_PREFIX.service)
