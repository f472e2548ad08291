import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '#tests/support/product.ts'
import { measured, type Beside } from './crowd.ts'
import { linesTo } from './lines.ts'

const PORT = 3400
const PAGES = [
  { name: 'the home page as a document', path: '/' },
  { name: 'a list of places as a document', path: '/list-room?project_area_id=20' },
] as const

/** Public pages over HTTP, everybody the same one; plainly: each at an address of its own, which renders it. */
async function pagesBenchmark(): Promise<Beside[]> {
  const ask = linesTo(PORT)
  const all: Beside[] = []
  for (const { name, path } of PAGES) {
    const own = (turn: number) => `${path}${path.includes('?') ? '&' : '?'}z=${turn}`
    all.push({
      here: await measured(name, () => ask(path)),
      plain: await measured(name, (turn) => ask(own(turn))),
    })
  }
  return all
}

/** Seconds from `npm start` until the server is ready: without a build and a demo, then with both; and its pages. */
export async function startBenchmark(): Promise<{
  starts: { name: string; seconds: number }[]
  pages: Beside[]
}> {
  const data = mkdtempSync(join(tmpdir(), 'ghe-bench-'))
  const start = async <T>(name: string, then: () => Promise<T>) => {
    const began = performance.now()
    const { stop } = await startProduct(PORT, { DATA_DIR: data, RATE_LIMIT_FACTOR: '1000000' })
    const seconds = (performance.now() - began) / 1000
    const after = await then()
    await stop()
    return { name, seconds, after }
  }
  try {
    rmSync('dist', { recursive: true, force: true })
    const first = await start('first `npm start` after the install, with build and demo', () =>
      Promise.resolve(),
    )
    const later = await start('later starts', pagesBenchmark)
    return { starts: [first, later], pages: later.after }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
