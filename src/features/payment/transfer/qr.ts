/** White around the code, in modules: what the standard asks for. */
const QUIET = 4

export type DrawnCode = { size: number; path: string }

/** The dark modules of a VietQR as one path, in modules from the top left corner, quiet zone included. */
export async function drawCode(text: string): Promise<DrawnCode> {
  const { create } = await import('qrcode')
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  let path = ''
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`
  return { size: modules.size + 2 * QUIET, path }
}
