/** A form's values after a save: what the server made of what was `sent`, and what was changed meanwhile as it was typed. */
export function withTyped<Values extends object>(now: Values, sent: Values, saved: Values): Values {
  const values = { ...saved }
  for (const field in now)
    if (JSON.stringify(now[field]) !== JSON.stringify(sent[field])) values[field] = now[field]
  return values
}
