import 'temporal-polyfill/global'
import { isFresh } from './stamp.ts'

/** `npm start`: builds what is missing or older than its sources, then starts the product in this process. */
if (!isFresh()) {
  const began = performance.now()
  console.log('Building the app …')
  const { buildAll } = await import('./build.ts')
  await buildAll()
  console.log(`Built in ${Math.round((performance.now() - began) / 1000)} s.`)
}
await import('../server/main.ts')
