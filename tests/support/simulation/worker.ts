import '../setup.ts'
import { argv, exit } from 'node:process'
import { linesTo, walkSeeds } from './seeds.ts'

/** One process of `npm run test:simulation`: its first seed, how many, and the databases that it has for itself. */
const [from = '', count = '', ...addresses] = argv.slice(2)
const pools = addresses.map(linesTo)
const walked = await walkSeeds(pools, {
  from: Number(from),
  count: Number(count),
  told: (so) => process.send?.(so),
})
await Promise.all(pools.map((pool) => pool.end()))
exit(walked.failed.length === 0 ? 0 : 1)
