import './ariaVietnamese.ts'
import { useSyncExternalStore, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

const watch = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
const read = () => (document.documentElement.lang === 'en' ? 'en-GB' : 'vi-VN')

/** The document's language for everything of React Aria inside: names of months and days, order of a date's parts. */
export function AriaLanguage({ children }: { readonly children: ReactNode }) {
  const locale = useSyncExternalStore(watch, read, () => 'vi-VN')
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}
