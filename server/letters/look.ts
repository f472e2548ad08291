/** The colours of letters: those of the product by day, and by night where the reader's mail program asks for them. */
export const DAY = {
  page: '#f4eedf',
  card: '#fffdf8',
  line: '#e4dac4',
  sunken: '#fbf7ee',
  ink: '#22302c',
  soft: '#5d6a64',
  action: '#1d5a54',
  onAction: '#ffffff',
} as const
const NIGHT: Record<keyof typeof DAY, string> = {
  page: '#0d1b1f',
  card: '#16282d',
  line: '#2f454b',
  sunken: '#1d3238',
  ink: '#f1ebde',
  soft: '#bdb9ab',
  action: '#76d4c6',
  onAction: '#0d1b1f',
}

/** Three paper hills under a sun, as rows of colour: no picture has to be loaded. */
export const HILLS = ['#c8553d', '#8fb8ad', '#3f8077', '#1d5a54'] as const
export const FONT = "'Be Vietnam Pro','Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** `reader`: as their mail program says. The others are for looking at a letter both ways. */
export type Scheme = 'reader' | 'light' | 'dark'
const MEDIA = { reader: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' } as const

const RULES = `
.page{background-color:${NIGHT.page}!important}
.card{background-color:${NIGHT.card}!important;border-color:${NIGHT.line}!important}
.ink{color:${NIGHT.ink}!important}
.soft{color:${NIGHT.soft}!important}
.name{color:${NIGHT.action}!important}
.box{background-color:${NIGHT.sunken}!important;border-color:${NIGHT.line}!important}
.line{border-color:${NIGHT.line}!important}
.act{background-color:${NIGHT.action}!important;color:${NIGHT.onAction}!important}`

/** Mail programs that know no rules show the day's colours, which stand in the elements themselves. */
export const rulesOf = (scheme: Scheme): string =>
  `:root{color-scheme:${scheme === 'reader' ? 'light dark' : scheme}}
@media (max-width:480px){.text{padding:24px 20px 12px!important}.edge{padding:12px 8px!important}}
@media ${MEDIA[scheme]}{${RULES}}`
