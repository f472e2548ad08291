import { PaperHills } from '#src/ui/PaperScene.tsx'
import styles from './HomePage.module.css'

/** The bay at sunset, cut from paper in the colours of the theme: what the search stands in front of. Decoration. */
export function HeroScene() {
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      <g data-part="rings">
        <circle cx="410" cy="190" r="168" />
        <circle cx="410" cy="190" r="134" />
        <circle cx="410" cy="190" r="102" />
      </g>
      <circle data-part="sun" cx="410" cy="190" r="72" />
      <g data-part="clouds">
        <path d="M150 96c0-13 11-22 24-20 6-15 30-16 38-2 12-5 27 3 27 16 14-2 24 4 24 14H138c0-5 5-8 12-8z" />
        <path d="M520 60c0-9 8-15 17-13 5-11 23-11 28 0 10-4 20 3 20 12 10-1 17 4 17 10h-91c0-5 4-8 9-9z" />
      </g>
      <path
        data-part="far"
        d="M40 360c8-58 26-96 54-96 24 0 36 26 46 58 12-66 34-128 66-128 36 0 52 64 66 124 10-34 24-56 46-56 26 0 42 36 52 82 14-70 36-150 72-150 38 0 58 86 72 152 12-44 28-70 50-70 34 0 60 44 76 84z"
      />
      <path
        data-part="near"
        d="M300 360c10-46 26-76 50-76 18 0 30 18 40 42 12-44 32-78 58-78 32 0 48 46 62 84 10-28 28-50 52-50 36 0 64 36 78 78z"
      />
      <g data-part="boat" transform="translate(0 -26)">
        <path d="M178 322h74c-5 14-14 20-28 20h-22c-12 0-20-7-24-20z" />
        <path data-part="sail" d="M212 316c-20-4-30-14-32-26 6-22 18-38 32-46z" />
        <path data-part="sail" d="M217 316v-64c16 10 26 28 29 50-8 9-18 13-29 14z" />
      </g>
    </svg>
  )
}

/** The hills at the foot of the hero; behind the search, and written after it, so that they never move while it arrives. */
export function Hills() {
  return (
    <div className={styles.hills}>
      <PaperHills />
    </div>
  )
}
