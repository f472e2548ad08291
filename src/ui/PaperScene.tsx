import sprite from './scenes.svg?url&no-inline'
import styles from './PaperScene.module.css'

/** bay: welcome; boat: nothing here yet; cloud: no network; lantern: celebration; basket: nothing chosen; letter: messages. */
export type SceneName = 'bay' | 'boat' | 'cloud' | 'lantern' | 'basket' | 'letter'

/** A small paper-cut picture in the colours of the theme. Decoration. */
export function PaperScene({ name }: { readonly name: SceneName }) {
  return (
    <svg className={styles.scene} viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

/** Three layers of paper hills, as wide as their container: where a page ends or a banner begins. Decoration. */
export function PaperHills() {
  return (
    <svg className={styles.hills} viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 70C90 40 130 8 210 10s110 50 190 50 120-46 210-44 110 50 200 46S960 4 1050 12s110 40 150 44v64H0z" />
      <path d="M0 92c80-6 120-38 210-38s150 44 250 40 130-40 230-36 150 40 240 34 170-34 270-10v38H0z" />
      <path d="M0 104c120-20 230-8 350 2s230-14 370-12 300 18 480-4v30H0z" />
    </svg>
  )
}
