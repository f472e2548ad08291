import { useState } from 'react'

/** A form's values after a save: what the server made of what was `sent`, and what was changed meanwhile as it was typed. */
export function withTyped<Values extends object>(now: Values, sent: Values, saved: Values): Values {
  const values = { ...saved }
  for (const field in now)
    if (JSON.stringify(now[field]) !== JSON.stringify(sent[field])) values[field] = now[field]
  return values
}

/**
 * The values of a form about something that is there: what is not typed follows what is `told` of it, so that nobody puts back
 * what was changed on another device.
 */
export function useTyped<Values extends object>(told: Values) {
  const [values, setValues] = useState(told)
  const [base, setBase] = useState(told)
  if (JSON.stringify(told) !== JSON.stringify(base)) {
    setBase(told)
    setValues(withTyped(values, base, told))
  }
  return [values, setValues] as const
}
