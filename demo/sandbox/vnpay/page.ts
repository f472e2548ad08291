import { fromGatewayDate } from '#server/ports/payment/vnpay/gatewayDate.ts'
import type { Choice } from './choices.ts'
import { html, type Markup } from '#server/html.ts'
import type { PayOrder } from './order.ts'
import { CHOICE_WORDS, WORDS } from './words.ts'

type Language = keyof typeof WORDS

/** Whose page it is: where it stands and takes the choice, whom it stands for, the merchant, and its code for each ending. */
export type PageOf = {
  base: string
  action: string
  standsFor: string
  merchant: string
  codeOf: (choice: Choice) => string
  lateSeconds: number
}

const GROUPS = [
  { heading: 'failed', choices: ['not_enough_money', 'cancel', 'expire'] },
  { heading: 'network', choices: ['pay_never_return', 'pay_late_call', 'pay_repeated_call'] },
] as const satisfies ReadonlyArray<{ heading: keyof (typeof WORDS)['vi']; choices: readonly Choice[] }>

function document({ base }: Pick<PageOf, 'base'>, language: Language, body: Markup): string {
  const words = WORDS[language]
  const other = language === 'vi' ? 'en' : 'vi'
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${words.title}</title>
        <link rel="stylesheet" href="${base}/gateway.css" />
      </head>
      <body>
        <header><strong>${words.warning}</strong> <span lang="${other}">${words.warningOther}</span></header>
        <main>${body}</main>
      </body>
    </html> `.text
}

function choiceButton(choice: Choice, language: Language, { codeOf, lateSeconds }: PageOf): Markup {
  const [name, hint] = CHOICE_WORDS[language][choice]
  const said = hint.replace('{seconds}', String(lateSeconds))
  return html`<button name="choice" value="${choice}">
    <b>${name}</b> <code>${codeOf(choice)}</code> <span>${said}</span>
  </button>`
}

function moneyText(amount: number, language: Language): string {
  return `${amount.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB')} ₫`
}

function clockText(date: string, language: Language): string {
  const instant = fromGatewayDate(date) ?? Temporal.Instant.from(date)
  const local = instant.toZonedDateTimeISO('Asia/Ho_Chi_Minh').toPlainDateTime()
  const locale = language === 'vi' ? 'vi-VN' : 'en-GB'
  const time = local.toLocaleString(locale, { hour: '2-digit', minute: '2-digit' })
  const day = local.toLocaleString(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
  return `${time}, ${day}`
}

/** The pay page of an order. It works without script: one form, one button for each way it may end. */
export function payPage(order: PayOrder, query: string, page: PageOf): string {
  const { language } = order
  const words = WORDS[language]
  const expires = order.expireDate
    ? html`<dt>${words.expires}</dt>
        <dd>${clockText(order.expireDate, language)}</dd>`
    : html``
  const groups = GROUPS.map(
    ({ heading, choices }) =>
      html`<fieldset>
        <legend>${words[heading]}</legend>
        ${choices.map((choice) => choiceButton(choice, language, page))}
      </fieldset> `,
  )
  return document(
    page,
    language,
    html`<h1><span>${words.amount}</span> <output>${moneyText(order.amount, language)}</output></h1>
      <dl>
        <dt>${words.order}</dt>
        <dd>${order.orderInfo}</dd>
        <dt>${words.reference}</dt>
        <dd>${order.reference}</dd>
        <dt>${words.terminal}</dt>
        <dd>${page.merchant}</dd>
        ${expires}
      </dl>
      <form method="post" action="${page.action}">
        <input type="hidden" name="query" value="${query}" />
        <div class="first">${choiceButton('pay', language, page)}</div>
        ${groups}
      </form>
      <p>${words.explain.replace('{gateway}', page.standsFor)}</p>`,
  )
}

/** The same order after its time: nothing can be paid any more. */
export function expiredPage(order: PayOrder, query: string, page: PageOf): string {
  const words = WORDS[order.language]
  return document(
    page,
    order.language,
    html`<h1>${words.expiredTitle}</h1>
      <p>${words.expired}</p>
      <form method="post" action="${page.action}">
        <input type="hidden" name="query" value="${query}" />
        <div class="first">
          <button name="choice" value="expire"><b>${words.back}</b></button>
        </div>
      </form>`,
  )
}

/** Where the browser stays when it "never returns". */
export function leftPage(order: PayOrder, page: PageOf): string {
  const words = WORDS[order.language]
  const home = new URL('/', order.returnAddress).href
  return document(
    page,
    order.language,
    html`<h1>${words.leftTitle}</h1>
      <p>${words.left}</p>
      <p class="first"><a href="${home}">${words.open}</a></p>`,
  )
}

/** An address that is not signed or not right: in both languages, because nothing in it can be believed. */
export function refusedPage(what: string, page: PageOf): string {
  return document(
    page,
    'vi',
    html`<h1>${WORDS.vi.refusedTitle}</h1>
      <p>${WORDS.vi.refused} <code>${what}</code></p>
      <p lang="en">${WORDS.en.refused} <code>${what}</code></p>`,
  )
}
