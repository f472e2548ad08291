/** Puts the cursor into the first field of a form whose name has a problem. */
export function focusFirst(form: HTMLFormElement | null, problems: Readonly<Record<string, unknown>>): void {
  for (const field of form?.elements ?? [])
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
      if (typeof problems[field.name] === 'string') return field.focus()
}

/** Whether any field has a problem. */
export const hasProblem = (problems: Readonly<Record<string, unknown>>): boolean =>
  Object.values(problems).some((problem) => typeof problem === 'string')
