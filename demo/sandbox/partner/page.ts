import { html, type Markup } from '#server/html.ts'
import { SANDBOX_PARTNER } from '#server/standIns.ts'
import { LINES, LINE_WORDS, RESULTS, RESULT_WORDS, STATUSES, STATUS_WORDS, type Wishes } from './wishes.ts'

/** What the page tells of the calls that came since the start. */
export type Counts = { tokens: number; checks: number }

type Choice = { value: string; name: string; says: string }

const group = (name: keyof Wishes, legend: string, choices: readonly Choice[], chosen: string): Markup =>
  html`<fieldset>
    <legend>${legend}</legend>
    ${choices.map(
      ({ value, name: label, says }) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="${name}"
            value="${value}"
            ${value === chosen ? html`checked` : ''}
          /><span><b>${label}</b> ${says}</span></label
        >`,
    )}
  </fieldset>`

/** The stand-in's page, where one tells it what to answer. It has no script. */
export function partnerPage(wishes: Wishes, { tokens, checks }: Counts): string {
  return html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>Đối tác bán vé (thử)</title>
        <link rel="stylesheet" href="${SANDBOX_PARTNER}/partner.css" />
      </head>
      <body>
        <header>
          <strong>Đối tác bán vé thử – không có vé thật nào được bán</strong>
          <span lang="en">Test ticketing partner – no real ticket is sold</span>
        </header>
        <main>
          <h1><span>Đối tác sẽ trả lời gì? · What will the partner answer?</span> Đối tác bán vé</h1>
          <dl>
            <dt>Mã truy cập đã cấp · Tokens given</dt>
            <dd>${tokens}</dd>
            <dt>Lần kiểm tra vé · Checks answered</dt>
            <dd>${checks}</dd>
          </dl>
          <form method="post" action="${SANDBOX_PARTNER}/choose">
            ${group(
              'result',
              'Kiểm tra vé · Ticket check',
              RESULTS.map((value) => ({ value, ...RESULT_WORDS[value] })),
              wishes.result,
            )}
            ${group(
              'status',
              'Trạng thái đặt vé · Booking status',
              STATUSES.map((value) => ({ value, ...STATUS_WORDS[value] })),
              wishes.status,
            )}
            ${group(
              'line',
              'Đường truyền · The line',
              LINES.map((value) => ({ value, ...LINE_WORDS[value] })),
              wishes.line,
            )}
            <p class="first">
              <button><b>Từ giờ trả lời như vậy · Answer like this from now on</b></button>
            </p>
          </form>
        </main>
      </body>
    </html> `.text
}

/** The look of the stand-in's page, below the tape that all stand-ins wear. */
export const PARTNER_STYLE = `
label.choice { display: flex; align-items: start; gap: .75rem; min-block-size: 44px; padding: .5rem 0; cursor: pointer; }
label.choice + label.choice { border-block-start: 1px solid var(--line); }
label.choice input { flex: none; inline-size: 1.25rem; block-size: 1.25rem; margin-block-start: .125rem; accent-color: var(--lagoon); }
label.choice b { display: block; font-weight: 600; }
label.choice span { font-size: .875rem; color: var(--quiet); }
label.choice span b { font-size: 1rem; color: var(--ink); }
`
