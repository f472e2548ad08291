import type { Language } from '#contract/shapes/primitives.ts'
import { html, type Markup } from '#server/html.ts'
import type { Mail } from '#server/ports/mail/mail.ts'

/** What a letter says; the frame is the same for all. Sentences are in the person's language already. */
export type Letter = {
  language: Language
  subject: string
  title: string
  /** Paragraphs before the code or button. */
  lead: readonly string[]
  /** Shown large, to be typed. */
  code?: string
  button?: { text: string; address: string }
  /** Quiet paragraphs at the end. */
  notes: readonly string[]
  /** What people see of the letter in their list, after its subject. */
  preview: string
}

const NAME = 'Ghé'
const FONT = "font-family:'Be Vietnam Pro','Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const SLOGAN = { vi: 'Ghé chơi, ở lại một lúc.', en: 'Drop in, stay a while.' } as const satisfies Record<
  Language,
  string
>

/** Three paper hills under a sun, as rows of colour: no picture has to be loaded. */
const hills = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
  <tr>
    <td height="6" style="background:#c8553d;font-size:0;line-height:0">&nbsp;</td>
  </tr>
  <tr>
    <td height="5" style="background:#8fb8ad;font-size:0;line-height:0">&nbsp;</td>
  </tr>
  <tr>
    <td height="5" style="background:#3f8077;font-size:0;line-height:0">&nbsp;</td>
  </tr>
  <tr>
    <td height="5" style="background:#1d5a54;font-size:0;line-height:0">&nbsp;</td>
  </tr>
</table>`

const paragraph = (text: string, style: string): Markup =>
  html`<p style="margin:0 0 16px;${style}">${text}</p>`

const spoken = (code: string): string => [...code].join(' ')

function codeBox(code: string): Markup {
  return html`<p
    aria-label="${spoken(code)}"
    style="margin:8px 0 24px;padding:18px 12px;border:1px solid #d9cfba;border-radius:12px;background:#fbf7ee;text-align:center;font-size:34px;line-height:1.2;letter-spacing:0.3em;text-indent:0.3em;font-weight:600;color:#1d5a54;${FONT}"
  >
    ${code}
  </p>`
}

function buttonLink({ text, address }: { text: string; address: string }): Markup {
  return html`<p style="margin:8px 0 24px">
    <a
      href="${address}"
      style="display:inline-block;padding:14px 28px;border-radius:12px;background:#1d5a54;color:#ffffff;text-decoration:none;font-weight:600;${FONT}"
      >${text}</a
    >
  </p>`
}

/** The letter as it is sent: HTML in tables and inline styles, as mail programs want it, and the same as plain text. */
export function writeLetter(letter: Letter, to: string): Mail {
  const { language, subject, title, lead, code, button, notes, preview } = letter
  const body = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:#f4eedf">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:#f4eedf"
        >
          <tr>
            <td align="center" style="padding:32px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:520px;background:#fffdf8;border:1px solid #e4dac4;border-radius:20px;overflow:hidden"
              >
                <tr>
                  <td style="padding:32px 32px 16px;color:#22302c;font-size:16px;line-height:1.55;${FONT}">
                    <p
                      style="margin:0 0 24px;font-size:24px;line-height:1.2;font-weight:600;letter-spacing:-0.03em;color:#1d5a54"
                    >
                      ${NAME}
                    </p>
                    <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600;color:#22302c">
                      ${title}
                    </h1>
                    ${lead.map((text) => paragraph(text, ''))} ${code === undefined ? [] : codeBox(code)}
                    ${button === undefined ? [] : buttonLink(button)}
                    ${notes.map((text) => paragraph(text, 'font-size:14px;color:#5d6a64'))}
                    <p style="margin:24px 0 8px;font-size:14px;color:#5d6a64">${SLOGAN[language]}</p>
                  </td>
                </tr>
                <tr>
                  <td>${hills}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
  const text = [
    title,
    ...lead,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(button === undefined ? [] : [`${button.text}: ${button.address}`]),
    ...notes,
    `${NAME} · ${SLOGAN[language]}`,
  ].join('\n\n')
  return { to, subject, text: `${text}\n`, html: body.text }
}
