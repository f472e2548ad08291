import { ariaWords, type AriaWord } from './ariaWords.ts'

declare global {
  interface Window {
    [key: symbol]: unknown
  }
}

/**
 * The texts of one React Aria package, each looked up in the document's language at the moment it is said, so that a
 * change of language needs no reload.
 */
function spoken(words: Readonly<Record<string, readonly [AriaWord, AriaWord]>>): Record<string, AriaWord> {
  const strings: Record<string, AriaWord> = {}
  for (const [name, pair] of Object.entries(words))
    Object.defineProperty(strings, name, {
      enumerable: true,
      get: () => (document.documentElement.lang === 'en' ? pair[1] : pair[0]),
    })
  return strings
}

/** React Aria adds a style element for pressables, which the content policy refuses; base.css has the rule instead. */
function claimPressableStyle() {
  const id = 'react-aria-pressable-style'
  if (document.getElementById(id)) return
  const mark = document.createElement('meta')
  mark.id = id
  document.head.append(mark)
}

/* Both symbols are read when React Aria's own modules start: whoever uses React Aria imports this module before it. */
if (typeof window !== 'undefined') {
  window[Symbol.for('react-aria.i18n.locale')] = 'vi'
  window[Symbol.for('react-aria.i18n.strings')] = Object.fromEntries(
    Object.entries(ariaWords).map(([packageName, words]) => [packageName, spoken(words)]),
  )
  claimPressableStyle()
}
