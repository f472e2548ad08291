import type { MessageDescriptor } from '@lingui/core'
import { brand } from './brand.ts'
import type { RouterContext } from './context.ts'

type Page = { context: RouterContext; staticData?: { title?: MessageDescriptor } }

/** A page's head: its title with the product's name, and a description where it has one. */
export function pageHead(
  page: Page,
  title: MessageDescriptor | string,
  description?: MessageDescriptor | string,
) {
  const { i18n } = page.context.locale.words
  const say = (text: MessageDescriptor | string) => (typeof text === 'string' ? text : i18n._(text))
  const told = description === undefined ? [] : [{ name: 'description', content: say(description) }]
  return { meta: [{ title: `${say(title)} · ${brand.name}` }, ...told] }
}

/** The head of a page whose title stands in its static data. */
export const titleHead = ({ match }: { match: Page }) => pageHead(match, match.staticData?.title ?? '')
