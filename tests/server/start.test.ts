import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockDataDirectory } from '#server/db/lock.ts'
import { bundled } from '#tests/support/bundled.ts'

let directory = ''
let server: Awaited<ReturnType<typeof bundled>>
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'ghe-start-'))
  server = await bundled('server/main.ts')
})
afterAll(async () => {
  await server.remove()
  rmSync(directory, { recursive: true, force: true })
})

/** Starts the server's process and waits for its end. */
const run = (settings: Record<string, string>) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, [server.file], {
      env: { ...process.env, NODE_ENV: '', DATA_DIR: directory, ...settings },
    })
    let said = ''
    child.stderr.on('data', (text: Buffer) => (said += text.toString()))
    child.once('exit', (code) => resolve({ code, said }))
  })

describe('a start that cannot succeed', () => {
  it('ends with one line that names the setting', async () => {
    const { code, said } = await run({ PORT: 'many' })
    expect(code).toBe(1)
    expect(said).toBe('PORT must be a number.\n')
  })

  it('ends with one line in production without a gateway', async () => {
    const { code, said } = await run({
      GHE_MODE: 'production',
      PUBLIC_ADDRESS: 'https://ghe.vn',
      DATABASE_URL: 'postgres://ghe@localhost/ghe',
    })
    expect(code).toBe(1)
    expect(said).toMatch(/^VNPAY_TERMINAL is missing: .*\n$/)
  })

  it.each([
    ['DATA_DIR', { DATA_DIR: '/dev/null/ghe' }],
    ['PICTURES_DIR', { PICTURES_DIR: '/dev/null/pictures' }],
  ])('O10: ends with one line where nothing can be written to %s', async (setting, settings) => {
    const { code, said } = await run(settings)
    expect(code).toBe(1)
    expect(said).toBe(`${setting}: nothing can be written to ${Object.values(settings)[0]} (ENOTDIR).\n`)
  })

  it('O10: says in one line that its port is taken', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve))
    const address = taken.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    const { code, said } = await run({ PORT: port })
    await new Promise((resolve) => taken.close(resolve))
    expect(code).toBe(1)
    expect(said).toBe(`Port ${port} is taken. Choose another with PORT.\n`)
  })

  it('ends with one line where another process has the data', async () => {
    const release = await lockDataDirectory(directory)
    const { code, said } = await run({})
    await release()
    expect(code).toBe(1)
    expect(said).toBe(
      `Another process is using ${directory}. Stop it, or give this one a folder of its own with DATA_DIR.\n`,
    )
  })
})
