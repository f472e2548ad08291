import { PROVIDER_NAMES, type SocialProvider } from '#contract/socialProviders.ts'
import { html } from '#server/html.ts'
import { SANDBOX_SOCIAL } from '#server/standIns.ts'

/** The stand-in's sign-in: one says who one is, and what the provider would say of the email. It has no script. */
export function socialPage(provider: SocialProvider, query: string): string {
  const name = PROVIDER_NAMES[provider]
  return html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${name} (thử)</title>
        <link rel="stylesheet" href="${SANDBOX_SOCIAL}/social.css" />
      </head>
      <body>
        <header>
          <strong>Trang đăng nhập thử – không phải ${name} thật</strong>
          <span lang="en">Test sign-in – not the real ${name}</span>
        </header>
        <main>
          <h1><span>Ghé muốn biết bạn là ai · Ghé asks who you are</span> ${name}</h1>
          <form method="post" action="${SANDBOX_SOCIAL}/${provider}/choose">
            <input type="hidden" name="query" value="${query}" />
            <label>Tên · Name <input name="name" value="Phan Thanh Bình" maxlength="100" required /></label>
            <label>Email <input name="email" type="email" value="binh@ghe.test" maxlength="254" /></label>
            <label class="tick">
              <input type="checkbox" name="verified" value="1" checked /> Email đã được xác minh · Email is
              verified
            </label>
            <p class="first">
              <button name="choice" value="allow"><b>Cho phép · Allow</b></button>
            </p>
            <button name="choice" value="deny" formnovalidate><b>Không cho phép · Deny</b></button>
          </form>
        </main>
      </body>
    </html> `.text
}

/** The way back by a form, which the real one sends by itself. */
export function returnPage(provider: SocialProvider, back: URL): string {
  const name = PROVIDER_NAMES[provider]
  const fields = [...back.searchParams].map(
    ([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`,
  )
  return html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${name} (thử)</title>
        <link rel="stylesheet" href="${SANDBOX_SOCIAL}/social.css" />
      </head>
      <body>
        <main>
          <h1>${name}</h1>
          <form method="post" action="${back.origin}${back.pathname}">
            ${fields}
            <button><b>Về Ghé · Back to Ghé</b></button>
          </form>
        </main>
      </body>
    </html> `.text
}

/** The look of the stand-in's page, below the tape that all stand-ins wear. */
export const SOCIAL_STYLE = `
label { display: grid; gap: .25rem; font-size: .875rem; color: var(--quiet); }
label.tick { display: flex; align-items: center; gap: .75rem; min-block-size: 44px; }
input:not([type=checkbox]) { min-block-size: 44px; padding: .5rem .75rem; font: inherit; font-size: 1rem; color: var(--ink); background: none; border: 1px solid var(--line); border-radius: 12px; }
form > button { border-block-start-width: 1px; border-radius: 12px; }
`
