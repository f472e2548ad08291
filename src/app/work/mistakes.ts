/** Field → the code of what is wrong with it, or the server's sentence. */
export type Wrong = Readonly<Record<string, string>>

type Path = readonly PropertyKey[]
type Shape = {
  safeParse: (value: unknown) => {
    error?: { issues: readonly { path: Path; message: string }[] } | undefined
  }
}

/** What a shape of the contract refuses, by the fields of a form. What it has no code for is C_004, as on the server. */
export function refusedBy(
  shape: Shape,
  value: unknown,
  fieldOf: (path: Path) => string = ([first]) => String(first),
): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const { path, message } of shape.safeParse(value).error?.issues ?? [])
    wrong[fieldOf(path)] ??= /^\w+$/.test(message) ? message : 'C_004'
  return wrong
}

/** Puts the cursor into the first field of a form whose name has something wrong; false where there is none. */
export function focusWrong(form: HTMLFormElement, wrong: Wrong): boolean {
  for (const field of form.elements)
    if (
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      field.name in wrong
    ) {
      field.focus()
      return true
    }
  return false
}
