import { insist } from './part.ts'

/** White around a code, in modules: what the standard asks for. */
const QUIET = 4

/** The side of a code and its dark modules as one path, in modules from the top left corner, quiet zone included. */
export type DrawnCode = { size: number; path: string }

/** Begun with the page that shows a code: what draws it is then there with what it says. */
const library = () => import('qrcode')
if (!import.meta.env.SSR) void library().catch(() => undefined)

/** A QR code of this text. `signed`: one of ours, which keeps to the letters that take the least room. */
export async function drawCode(text: string, signed = false): Promise<DrawnCode> {
  const { create } = await insist(library)
  const { modules } = create(signed ? [{ data: text, mode: 'alphanumeric' }] : text, {
    errorCorrectionLevel: 'M',
  })
  let path = ''
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`
  return { size: modules.size + 2 * QUIET, path }
}
