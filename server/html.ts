const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Markup that is safe to stand in a page. Only {@link html} makes it. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

function inserted(value: string | number | Markup | readonly Markup[]): string {
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map((part) => part.text).join('')
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** A piece of a page; whatever is put in as a text is escaped. */
export function html(
  parts: TemplateStringsArray,
  ...values: Array<string | number | Markup | readonly Markup[]>
): Markup {
  return new Markup(
    parts.map((part, index) => (index === 0 ? '' : inserted(values[index - 1] ?? '')) + part).join(''),
  )
}
