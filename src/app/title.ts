import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { brand } from './brand.ts'
import type { RouterContext } from './context.ts'

/** What a page says of itself. */
export type Told = {
  title?: MessageDescriptor | string | undefined
  description?: MessageDescriptor | string | undefined
}
type Page = { context: RouterContext; status?: string; staticData?: Told }

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

export const NOT_FOUND = msg`Không tìm thấy trang này`
const ERROR = msg`Chưa mở được trang này`

/**
 * The head of a page whose title stands in its static data, or came with what it loaded; one that loaded nothing is not there,
 * or could not be had.
 */
export const titleHead = ({ match, loaderData }: { match: Page; loaderData?: Told | null | undefined }) => {
  const told = loaderData ?? match.staticData
  return pageHead(match, told?.title ?? (match.status === 'error' ? ERROR : NOT_FOUND), told?.description)
}
