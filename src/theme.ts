// Stands inline at the head of every document, before anything is painted: who chose a theme never sees the other one first.

const theme = /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1]
if (theme) document.documentElement.dataset['theme'] = theme
export {}
