// Stands inline at the head of every document, before anything is painted: who chose a theme never sees the other one first,
// and what is tapped before `boot.ts` at the end of the document has been read is told to it.

const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1]
if (theme) document.documentElement.dataset['theme'] = theme

declare global {
  interface Window {
    tappedFirst?: (EventTarget | null)[]
  }
}
window.tappedFirst = []
addEventListener('click', ({ target }) => window.tappedFirst?.push(target), true)
export {}
