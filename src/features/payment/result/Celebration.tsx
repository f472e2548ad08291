import { PaperHills } from '#src/ui/PaperScene.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import styles from './Celebration.module.css'

/** The place one is going to, hung with paper lanterns and signed with a lacquer seal. Decoration but for the seal. */
export function Celebration({ pictureId, seal }: { readonly pictureId: string; readonly seal: string }) {
  return (
    <div className={styles.scene}>
      <Picture id={pictureId} alt="" sizes="(min-width: 768px) 720px, 100vw" ratio="fill" priority flush />
      <svg
        className={styles.lanterns}
        viewBox="0 0 720 200"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <path className={styles.string} d="M-10 6c180 66 560 66 740 0" />
        <Lantern x={120} y={32} size={0.8} order={1} />
        <Lantern x={265} y={50} size={1} order={2} />
        <Lantern x={455} y={50} size={1} order={3} />
        <Lantern x={600} y={32} size={0.8} order={4} />
      </svg>
      <div className={styles.hills}>
        <PaperHills />
      </div>
      <p className={styles.seal}>{seal}</p>
    </div>
  )
}

interface LanternProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly order: 1 | 2 | 3 | 4
}

function Lantern({ x, y, size, order }: LanternProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <g className={styles.lantern} data-order={order}>
        <path className={styles.string} d="M0 0v14" />
        <path className={styles.silk} d="M0 18c24 0 34 15 34 32s-10 32-34 32-34-15-34-32 10-32 34-32z" />
        <path className={styles.light} d="M0 18c9 0 13 15 13 32S9 82 0 82s-13-15-13-32 4-32 13-32z" />
        <path className={styles.rim} d="M-15 13h30v7h-30zM-15 80h30v7h-30z" />
        <path className={styles.tassel} d="M-5 90v18m5-18v24m5-24v18" />
      </g>
    </g>
  )
}
