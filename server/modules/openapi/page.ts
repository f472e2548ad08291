import { CODES } from '#contract/codes.ts'
import { API_BASE, ENDPOINTS, ENDPOINT_NAMES, type Endpoint } from '#contract/endpoints.ts'
import { grouped } from '#server/grouped.ts'
import { failuresOf } from './document.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function offlineWords({ offline }: Endpoint): string {
  switch (offline.kind) {
    case 'lookup':
      return `saved answer for ${Math.round(offline.keepSeconds / 86_400)} days, fresh for ${Math.round(offline.freshSeconds / 60)} min`
    case 'keep':
      return `kept on the device, encrypted (${offline.set})`
    case 'queue':
      return `done later, exactly once, within ${Math.round(offline.lifetimeSeconds / 86_400)} days`
    case 'never':
    default:
      return 'needs the network'
  }
}

const keyWords = ({ idempotent }: Endpoint): string =>
  idempotent === undefined ? 'none' : `Idempotency-Key ${idempotent === true ? 'required' : 'possible'}`

function callCard(name: string, endpoint: Endpoint): string {
  const failures = failuresOf(endpoint)
    .map((code) => `<li><code>${code}</code> <b>${CODES[code].status}</b> ${escaped(CODES[code].en)}</li>`)
    .join('')
  return `<article id="${name}">
<h3><a href="#${name}">${name}</a></h3>
<p><code class="address"><b>${endpoint.method}</b> ${API_BASE}${endpoint.path}</code></p>
<p>${escaped(endpoint.says)}</p>
<dl>
<div><dt>Who</dt><dd>${endpoint.who}</dd></div>
<div><dt>Limit</dt><dd>${endpoint.limit} a minute for one caller</dd></div>
<div><dt>Offline</dt><dd>${offlineWords(endpoint)}</dd></div>
<div><dt>Key</dt><dd>${keyWords(endpoint)}</dd></div>
</dl>
<details><summary>Fails with</summary><ul>${failures}</ul></details>
</article>`
}

/** The API as a page to read. It has no script. */
export function openapiPage(): string {
  const groups = grouped(ENDPOINT_NAMES, (name) => name.split('.')[0] ?? name)
  const sections = [...groups].map(
    ([group, names]) =>
      `<section><h2>${group}</h2>${names.map((name) => callCard(name, ENDPOINTS[name])).join('')}</section>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ghé · API</title><link rel="icon" href="/icons/icon.svg"><link rel="stylesheet" href="${API_BASE}/docs.css"></head>
<body><header><p>Ghé</p><h1>Every call, on one page</h1>
<p>A success is <code>200 {"status":200,"data":…}</code>. Everything else is <code>{status, code, message, params, fields?, current?, requestId}</code>, in the language of the header <code>Language</code> (0 Vietnamese, 1 English).</p>
<p>Bodies are JSON of at most 256 KiB. Unknown fields are ignored. Money is whole VND. The same as data: <a href="${API_BASE}/openapi.json">openapi.json</a></p></header>
<main>${sections.join('')}</main></body></html>`
}

/** How the page looks. */
export const DOCS_CSS = `:root{color-scheme:light dark;--paper:light-dark(#fbf7ee,#17211f);--ink:light-dark(#22302c,#ece5d6);--soft:light-dark(#5d6a64,#a9b3ab);--line:light-dark(#ddd3bf,#33423e);--card:light-dark(#fffdf8,#1e2a27);--accent:light-dark(#a2401f,#f0a27f)}
*{box-sizing:border-box}body{margin:0 auto;max-inline-size:60rem;padding:2rem 1rem 4rem;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
header p:first-child{margin:0;color:var(--accent);font-weight:700}h1{margin:.2em 0 .5em;font-size:clamp(1.7rem,4vw,2.6rem);line-height:1.1;letter-spacing:-.02em}
h2{margin:2.5rem 0 .75rem;font-size:1.3rem;text-transform:capitalize}h3{margin:0;font-size:1.05rem}a{color:var(--accent)}h3 a{color:inherit;text-decoration:none}
article{margin-block:.75rem;padding:1rem 1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}article:target{outline:2px solid var(--accent)}
p{margin:.4rem 0}code{font:.9em/1.4 ui-monospace,monospace;overflow-wrap:anywhere}dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(12rem,1fr));gap:.5rem 1.5rem;margin:.75rem 0}dt{color:var(--soft);font-size:.85rem}dd{margin:0}
summary{min-block-size:2.75rem;padding-block:.6rem;cursor:pointer;color:var(--soft)}ul{margin:0;padding-inline-start:1.1rem}li{margin-block:.2rem}`
