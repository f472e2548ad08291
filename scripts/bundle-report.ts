import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { BuiltFiles } from '../server/rendering/files.ts'

/** What script may weigh until the home page answers taps, and what another page may add to it, in kB as sent (brotli). */
const BUDGET = { home: 111, route: 25 } as const
const CLIENT = 'dist/client'

/** Pages and the catalogs they speak from, as their routes name them. */
const PAGES = [
  { name: 'home', route: '/', catalogs: ['home', 'search'] },
  { name: 'list-room', route: '/list-room', catalogs: ['search'] },
  { name: 'hotel', route: '/hotel/$id', catalogs: ['resort', 'stay'] },
  { name: 'book', route: '/hotel/booking/{-$key}', catalogs: ['booking', 'stay'] },
  { name: 'my trips', route: '/booking', catalogs: ['booking'] },
  { name: 'a booking', route: '/booking/$id', catalogs: ['booking', 'stay'] },
  { name: 'check-in', route: '/booking/$id/checkin', catalogs: ['booking'] },
  { name: 'transfer', route: '/booking/$id/transfer', catalogs: ['payment', 'stay'] },
  { name: 'payment', route: '/callback/vnpay', catalogs: ['payment', 'stay'] },
  { name: 'login', route: '/_signIn/login', catalogs: ['account', 'frame'] },
] as const

const weight = (file: string): number => brotliCompressSync(readFileSync(join(CLIENT, file))).length / 1000
const sum = (files: readonly string[]): number => files.reduce((total, file) => total + weight(file), 0)
const kB = (size: number): string => size.toFixed(1).padStart(6)

const template = readFileSync(join(CLIENT, 'index.html'), 'utf8')
const files = new BuiltFiles(CLIENT, template)
const entry = [...template.matchAll(/<meta name="(?:start|ahead)" content="([^"]*)"/g)]
  .flatMap(([, names]) => (names ?? '').split(' '))
  .filter(Boolean)
const common = sum(entry)
let over = 0
console.log(`every page  ${kB(common)} kB   (brotli; the parts of the frame that come later are not counted)`)
for (const { name, route, catalogs } of PAGES) {
  const { scripts, styles } = files.of([route], { now: catalogs, later: [] }, 'vi')
  const own = sum(scripts)
  const limit = name === 'home' ? BUDGET.home : BUDGET.home + BUDGET.route
  const late = common + own > limit
  if (late) over += 1
  console.log(
    `${name.padEnd(11)} ${kB(common + own)} kB   adds ${kB(own)}   styles ${kB(sum(styles))}   budget ${limit}${late ? '   OVER' : ''}`,
  )
}
if (over > 0) process.exitCode = 1
