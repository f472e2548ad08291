import type { Map as Engine } from 'maplibre-gl'
import type { Language } from '#contract/shapes/primitives.ts'
import { Floating } from './Floating.tsx'
import styles from './MapView.module.css'

/** The names that stand on every map of Việt Nam, whatever its ground comes from. */
const ARCHIPELAGOS = [
  { at: { lat: 16.3, lng: 112.1 }, vi: 'Quần đảo Hoàng Sa (Việt Nam)', en: 'Hoàng Sa Islands (Việt Nam)' },
  { at: { lat: 9.6, lng: 113.6 }, vi: 'Quần đảo Trường Sa (Việt Nam)', en: 'Trường Sa Islands (Việt Nam)' },
] as const

export function Archipelagos({ engine, language }: { readonly engine: Engine; readonly language: Language }) {
  return ARCHIPELAGOS.map(({ at, vi, en }) => (
    <Floating key={vi} engine={engine} at={at}>
      <span className={styles.isles}>{language === 'vi' ? vi : en}</span>
    </Floating>
  ))
}
