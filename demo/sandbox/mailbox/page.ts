import { ZONE } from '#contract/nights.ts'
import { html, type Markup } from '#server/html.ts'
import type { Sent } from '#server/ports/post.ts'
import { MAILBOX } from '#server/standIns.ts'

const clockText = (at: Temporal.Instant): string =>
  at.toZonedDateTimeISO(ZONE).toLocaleString('vi-VN', { dateStyle: 'short', timeStyle: 'medium' })

const KINDS = { email: 'Email', sms: 'SMS', push: 'Push' } as const satisfies Record<Sent['kind'], string>

function letterCard(sent: Sent): Markup {
  const content =
    sent.html === null
      ? html`<pre>${sent.text}</pre>`
      : html`<iframe title="${sent.subject}" src="${MAILBOX}/${sent.id}" loading="lazy" sandbox></iframe>
          <details>
            <summary>Dạng chữ · Plain text</summary>
            <pre>${sent.text}</pre>
          </details>`
  return html`<article>
    <p>
      <b>${KINDS[sent.kind]}</b> → <code>${sent.to}</code>
      <time>${clockText(sent.at)}</time>
    </p>
    <h2>${sent.subject}</h2>
    ${content}
    ${sent.files.map(({ name }) => html`<p><a href="${MAILBOX}/${sent.id}/${name}">${name}</a></p>`)}
  </article>`
}

/** Everything that would have been sent, the newest first. It has no script. */
export function mailboxPage(letters: readonly Sent[]): string {
  return html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>Hộp thư thử</title>
        <link rel="stylesheet" href="${MAILBOX}/mailbox.css" />
      </head>
      <body>
        <header>
          <strong>Hộp thư thử – không có gì thật sự được gửi đi</strong>
          <span lang="en">Test mailbox – nothing is really sent</span>
        </header>
        <main>
          <h1>Hộp thư thử</h1>
          ${
            letters.length === 0
              ? html`<p>Chưa có thư hay tin nhắn nào. <span lang="en">Nothing has been sent yet.</span></p>`
              : letters.map(letterCard)
          }
        </main>
      </body>
    </html> `.text
}

/** The look of the stand-in's page, below the tape that all stand-ins wear. */
export const MAILBOX_STYLE = `
main { max-inline-size: 44rem; background: none; border: 0; padding: 0 1rem; }
article { display: grid; gap: .75rem; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 20px; }
article p { color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
h2 { font-size: 1.125rem; line-height: 1.3; font-weight: 600; overflow-wrap: anywhere; }
iframe { inline-size: 100%; block-size: 34rem; border: 1px solid var(--line); border-radius: 12px; background: #f4eedf; }
pre { font: 0.9375rem/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
summary { min-block-size: 44px; padding-block: .6rem; cursor: pointer; color: var(--quiet); }
`
