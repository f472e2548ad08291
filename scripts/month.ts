import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/**
 * A simulated month of a guest and a host on two phones: `npm run test:month -- --kills 200 --changes 10000`. The same seed lives
 * through the same month again: `-- --seed 7`.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    days: { type: 'string', default: '30' },
    kills: { type: 'string', default: '200' },
    changes: { type: 'string', default: '10000' },
  },
})
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', 'month.spec', '--retries', '0', '--workers', '1'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...Object.fromEntries(
        Object.entries(values).map(([name, value]) => [`MONTH_${name.toUpperCase()}`, value]),
      ),
    },
  },
)
if (status !== 0)
  console.error(
    `Again: npm run test:month -- --seed ${values.seed} --days ${values.days} --kills ${values.kills} --changes ${values.changes}`,
  )
process.exitCode = status ?? 1
