import { isFresh } from './stamp.ts'

/** Before `npm start`: builds what is missing or older than its sources. */
const stale = (['app', 'server'] as const).filter((part) => !isFresh(part))
if (stale.length > 0) {
  const began = performance.now()
  console.log(`Building the ${stale.join(' and the ')} …`)
  const { BUILD } = await import('./build.ts')
  for (const part of stale) await BUILD[part]()
  console.log(`Built in ${Math.round((performance.now() - began) / 1000)} s.`)
}
