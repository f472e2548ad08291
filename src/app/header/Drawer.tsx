import { useLingui } from '@lingui/react/macro'
import { DrawerContent } from '../frame/DrawerContent.tsx'
import { DRAWER } from './names.ts'
import styles from './Drawer.module.css'

/** The drawer of narrow screens: where one can go. */
export function Drawer() {
  const { t } = useLingui()
  return (
    <div id={DRAWER} popover="auto" className={styles.drawer} role="dialog" aria-label={t`Trình đơn`}>
      <DrawerContent />
    </div>
  )
}
