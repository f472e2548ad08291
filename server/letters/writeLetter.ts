import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Mail } from '#server/ports/mail/mail.ts'
import { FOOT, NAME, type Letter } from './letter.ts'
import type { Scheme } from './look.ts'
import { Sheet } from './Sheet.tsx'

/** The letter as it is sent: HTML as mail programs want it, and the same as plain text. */
export function writeLetter(letter: Letter, to: string, scheme: Scheme = 'reader'): Mail {
  const { language, subject, title, lead, code, facts = [], button, notes, settings } = letter
  const foot = FOOT[language]
  const text = [
    title,
    ...lead,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(facts.length === 0 ? [] : [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')]),
    ...(button === undefined ? [] : [`${button.text}: ${button.address}`]),
    ...notes,
    `${NAME} · ${foot.slogan}`,
    ...(settings === undefined ? [] : [`${foot.settings}: ${settings}`]),
  ].join('\n\n')
  const html = `<!doctype html>${renderToStaticMarkup(createElement(Sheet, { letter, scheme }))}`
  return { to, subject, text: `${text}\n`, html }
}
