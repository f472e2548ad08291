/** How much is asked of who works at the desk. */
export type StaffSettings = {
  /** Whether desk work asks for a session that began with a passkey. */
  passkey: boolean
  /** Money that goes out of a bank account above so many VND is approved by a second person. */
  secondPersonAbove: number
}

type Values = { STAFF_PASSKEY?: 'on' | 'off' | undefined; SECOND_PERSON_ABOVE: number }

/** Production asks for passkeys; the demo can be entered with its password. */
export const staffOf = (values: Values, production: boolean): StaffSettings => ({
  passkey: values.STAFF_PASSKEY === undefined ? production : values.STAFF_PASSKEY === 'on',
  secondPersonAbove: values.SECOND_PERSON_ABOVE,
})
