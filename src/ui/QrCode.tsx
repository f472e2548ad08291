import { useEffect, useState, type ReactNode } from 'react'
import { drawCode, type DrawnCode } from './drawCode.ts'
import { Skeleton } from './Skeleton.tsx'
import styles from './QrCode.module.css'

interface QrCodeProps {
  readonly text: string
  readonly label: string
  /** One of our own signed codes. */
  readonly signed?: boolean
  /** What is said where it cannot be drawn. */
  readonly failed?: ReactNode
}

/** A code as a QR picture, sharp at every size; dark on white is the frame's matter. Its place is there before it is drawn. */
export function QrCode({ text, label, signed = false, failed }: QrCodeProps) {
  const [code, setCode] = useState<(DrawnCode & { text: string }) | null>(null)
  const [lost, setLost] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    drawCode(text, signed).then(
      (drawn) => wanted && setCode({ ...drawn, text }),
      () => wanted && setLost(text),
    )
    return () => {
      wanted = false
    }
  }, [text, signed])
  if (code?.text !== text)
    return <div className={styles.code}>{(lost === text && failed) || <Skeleton shape="block" />}</div>
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
