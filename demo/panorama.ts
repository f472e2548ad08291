import type { FastifyInstance } from 'fastify'
import { pictureAddress } from '#contract/picture.ts'
import { PANORAMA_PATH } from '#contract/vr.ts'
import { html } from '#server/html.ts'
import { resortById } from '#server/modules/resorts/resorts.ts'
import { callersOf, type CallLimiter } from '#server/modules/limits/limits.ts'
import { refuse } from '#server/refusal.ts'
import type { Services } from '#server/services.ts'
import { languageOf } from '#server/http/language.ts'

const A_MINUTE = 120
/** It stands in a frame of ours and nowhere else, and nothing in it runs. */
const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const STYLE = `
:root { color-scheme: dark; }
* { box-sizing: border-box; margin: 0; }
body { block-size: 100dvh; display: grid; grid-template-rows: 1fr auto; background: #16211f; color: #f4efe4; font: 1rem/1.5 'Be Vietnam Pro', system-ui, sans-serif; }
ol { display: flex; min-inline-size: 0; padding: 0; overflow-x: auto; list-style: none; scroll-snap-type: x proximity; }
li { flex: none; block-size: 100%; scroll-snap-align: center; }
img { display: block; block-size: 100%; inline-size: auto; max-inline-size: none; }
p { padding: .5rem 1rem; font-size: .875rem; text-align: center; }
ol:focus-visible { outline: 3px solid #8fd3c6; outline-offset: -3px; }
`

const WORDS = {
  vi: {
    says: 'Kéo ngang để nhìn quanh. Đây là tranh vẽ của bản dùng thử, không phải ảnh chụp.',
    around: 'Nhìn quanh',
  },
  en: {
    says: 'Drag sideways to look around. These are drawings of the demo, not photographs.',
    around: 'Look around',
  },
} as const

/** Serves the demo's tours: the drawn views of a place side by side, to be looked along. No script, no network outside. */
export function addPanorama(app: FastifyInstance, { db }: Services, countCall: CallLimiter): void {
  app.get(`${PANORAMA_PATH}/panorama.css`, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(STYLE),
  )
  app.get<{ Params: { id: string } }>(`${PANORAMA_PATH}/:id`, async (request, reply) => {
    await countCall(callersOf(null, request.ip), 'panorama', A_MINUTE)
    const { id } = request.params
    const resort = UUID.test(id) ? await resortById(db, id) : null
    if (!resort) return refuse('G_404')
    const language = languageOf(request)
    const { says, around } = WORDS[language]
    const page = html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${resort.row.name[language]}</title>
          <link rel="stylesheet" href="${PANORAMA_PATH}/panorama.css" />
        </head>
        <body>
          <ol tabindex="0" aria-label="${around}">
            ${resort.row.pictureIds.map(
              (picture) =>
                html`<li>
                  <img src="${pictureAddress(picture, 1280, 'webp')}" alt="" width="1280" height="853" />
                </li>`,
            )}
          </ol>
          <p>${says}</p>
        </body>
      </html> `.text
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(page)
  })
}
