import { useEffect, useState } from 'react'
import { Skeleton } from './Skeleton.tsx'
import styles from './QrCode.module.css'

/** White around the code, in modules: what the standard asks for. */
const QUIET = 4

type Drawn = { text: string; size: number; path: string }

/** The dark modules of a code as one path, in modules from the top left corner, quiet zone included. */
async function drawn(text: string): Promise<Drawn> {
  const { create } = await import('qrcode')
  const { modules } = create([{ data: text, mode: 'alphanumeric' }], { errorCorrectionLevel: 'M' })
  let path = ''
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) path += `M${column + QUIET} ${row + QUIET}h1v1h-1z`
  return { text, size: modules.size + 2 * QUIET, path }
}

/** A signed code as a QR picture, sharp at every size; dark on white is the frame's matter. Its place is there before it is drawn. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<Drawn | null>(null)
  useEffect(() => {
    let wanted = true
    void drawn(text).then((made) => {
      if (wanted) setCode(made)
    })
    return () => {
      wanted = false
    }
  }, [text])
  if (code?.text !== text)
    return (
      <div className={styles.code}>
        <Skeleton shape="block" />
      </div>
    )
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={code.path} fill="currentColor" />
    </svg>
  )
}
