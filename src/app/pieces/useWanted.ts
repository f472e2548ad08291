import { useState, type ComponentType } from 'react'
import { useLocale } from '#src/i18n/Locale.tsx'
import { useFormat } from '#src/i18n/useFormat.ts'
import { equip } from '../worker.ts'

/** A part that says something of a map: nothing of it, nor its words, is loaded before somebody wants it. */
export function useWanted<P>(load: () => Promise<ComponentType<P>>) {
  const { words } = useLocale()
  const { language } = useFormat()
  const [part, setPart] = useState<{ Part: ComponentType<P> } | null>(null)
  const [state, setState] = useState<'idle' | 'coming' | 'failed'>('idle')
  const prepare = () => Promise.all([load(), words.speak(language, ['map'])])
  const want = async () => {
    setState('coming')
    try {
      const [Part] = await prepare()
      setPart({ Part })
      setState('idle')
      // The next time there may be no network.
      void equip('map')
    } catch {
      setState('failed')
    }
  }
  return { Part: part?.Part ?? null, state, prepare, want }
}
