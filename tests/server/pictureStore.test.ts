import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { uploadAnswer } from '#contract/shapes/file.ts'
import { buildApp, type App } from '#server/app.ts'
import { s3Files } from '#server/ports/files/s3.ts'
import { readSettings } from '#server/settings.ts'
import { formOf, MULTIPART, picture } from '#tests/support/pictures.ts'
import { freePort } from '#tests/support/postgres.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

/** A store of S3's kind as a process, and two nodes without a folder in common. */
const folder = mkdtempSync(join(tmpdir(), 'ghe-store-'))
let store: ChildProcess
let first: TestApp
let second: App
let token = ''
let address = ''
const s3 = { bucket: 'ghe', region: 'us-east-1', endpoint: '', accessKey: 'S3RVER', secretKey: 'S3RVER' }

beforeAll(async () => {
  const port = await freePort()
  s3.endpoint = `http://127.0.0.1:${port}`
  const parameters = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', s3.bucket]
  store = spawn(process.execPath, ['node_modules/s3rver/bin/s3rver.js', ...parameters], { stdio: 'ignore' })
  const answers = () =>
    fetch(s3.endpoint).then(
      () => true,
      () => false,
    )
  await vi.waitUntil(answers, { timeout: 30_000 })
  first = await startApp({ settings: { s3 } })
  second = await buildApp({
    db: first.services.db,
    clock: first.clock,
    settings: { ...readSettings({ LOG_LEVEL: 'silent' }), dataDirectory: join(folder, 'second'), s3 },
    checkAnswers: true,
  })
  token = await first.tokenOf('guest')
})
afterAll(async () => {
  await second.app.close()
  await first.close()
  if (store.exitCode === null) store.kill()
  rmSync(folder, { recursive: true, force: true })
})

const bearer = () => ({ authorization: `Bearer ${token}` })
/** The address of a picture that the first node took. */
async function taken(hue: number): Promise<string> {
  const bytes = await picture(800, 600, 'jpeg', hue)
  const answer = await first.app.inject({
    method: 'POST',
    url: API_BASE + ENDPOINTS['file.upload'].path,
    headers: { 'content-type': MULTIPART, ...bearer() },
    payload: formOf([{ name: 'anh.jpg', type: 'image/jpeg', bytes }]),
  })
  return uploadAnswer.parse(answer.json<{ data: unknown }>().data)[0]?.address ?? ''
}

describe('a store that every node shares', () => {
  it('O4: shows at one node what another took, and to its sender alone', async () => {
    address = await taken(10)
    const shown = await second.app.inject({ url: address, headers: bearer() })
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await second.app.inject({ url: address })).statusCode).toBe(404)
  })

  it('O4: still shows it when the node that took it is gone', async () => {
    address = await taken(50)
    await first.app.close()
    expect((await second.app.inject({ url: address, headers: bearer() })).statusCode).toBe(200)
  })

  it('O4: gives back what was put, null for what is not there, and forgets what is removed', async () => {
    const files = s3Files(s3)
    await files.put('a.webp', Buffer.from('one'))
    expect((await files.get('a.webp'))?.toString()).toBe('one')
    await files.remove(['a.webp', 'never.webp'])
    expect(await files.get('a.webp')).toBeNull()
  })

  it('O4: that does not answer means later, never a fault of ours', async () => {
    store.kill()
    await once(store, 'exit')
    const { statusCode, headers } = await second.app.inject({ url: address, headers: bearer() })
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true])
    await expect(s3Files(s3).get('a.webp')).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  })
})
