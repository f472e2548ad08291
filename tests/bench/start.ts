import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '#tests/support/product.ts'

const PORT = 3400

/** Seconds from `npm start` until the server is ready: without a build and a demo, then with both. */
export async function startBenchmark(): Promise<{ name: string; seconds: number }[]> {
  const data = mkdtempSync(join(tmpdir(), 'ghe-bench-'))
  const start = async (name: string) => {
    const began = performance.now()
    const { stop } = await startProduct(PORT, { DATA_DIR: data })
    const seconds = (performance.now() - began) / 1000
    await stop()
    return { name, seconds }
  }
  try {
    rmSync('dist', { recursive: true, force: true })
    return [
      await start('first `npm start` after the install, with build and demo'),
      await start('later starts'),
    ]
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
