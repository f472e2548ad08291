import { PaperHills } from '#src/ui/PaperScene.tsx'
import { HeroScene } from './HeroScene.tsx'
import styles from './HomePage.module.css'

/** What the search stands in front of. Decoration, drawn by the server: its script is not worth waiting for. */
export function Scenery() {
  return (
    <>
      <div className={styles.hills}>
        <PaperHills />
      </div>
      <HeroScene className={styles.scene} />
    </>
  )
}
