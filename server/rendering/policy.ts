import { createHash } from 'node:crypto'
import { REPORTS_NAME, REPORTS_PATH } from '#server/http/policyReports.ts'

/** The source expression of an inline script or style: its SHA-256. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The texts of the inline elements of a document, so that exactly these may run or apply. */
export const inlineTexts = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text]) => text ?? '',
  )

/** What a page asks to register for pushes, where the server sends any. */
const PUSH_SERVICE = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
]

type Sources = {
  scripts: readonly string[]
  styles: readonly string[]
  secure: boolean
  push: boolean
  frames: readonly string[]
  /** Where films come from, as files or in a player. */
  films: readonly string[]
}

/**
 * The content policy of a document: our own files, and of what stands inside it only what is named by hash or nonce.
 * Nothing may frame it, no plug-ins, no other base, and no text becomes script (Trusted Types).
 */
export const contentPolicy = ({ scripts, styles, secure, push, frames, films }: Sources): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data: blob:",
    ["media-src 'self' blob:", ...films.map((host) => `https://${host}`)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...(push ? PUSH_SERVICE : [])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ["frame-src 'self'", ...[...frames, ...films].map((host) => `https://${host}`)].join(' '),
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types ghe',
    ...(secure ? ['upgrade-insecure-requests'] : []),
    // The one name is of today's browsers, the other of those before.
    `report-uri ${REPORTS_PATH}`,
    `report-to ${REPORTS_NAME}`,
  ].join('; ')
