import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PICTURE_WAITS_DAYS } from '#contract/numbers.ts'
import { API_BASE, ENDPOINTS } from '#contract/endpoints.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureAddress } from '#contract/picture.ts'
import { uploadAnswer, type ReceivedPicture } from '#contract/shapes/file.ts'
import { MAX_UPLOAD_BYTES } from '#contract/upload.ts'
import { transact } from '#server/db/transact.ts'
import { DEMO_ACCOUNTS } from '#demo/accounts.ts'
import { claimPictures, cutPicture, releasePictures } from '#server/modules/files/files.ts'
import { uploads } from '#server/modules/files/tables.ts'
import { runDueJobs } from '#server/modules/jobs/jobs.ts'
import { Refusal } from '#server/refusal.ts'
import { hostileUploads } from '#tests/support/hostilePictures.ts'
import {
  formOf,
  MULTIPART,
  photographed,
  picture,
  PLANTED,
  pngBomb,
  type SentFile,
} from '#tests/support/pictures.ts'
import { startApp, type TestApp } from '#tests/support/server.ts'

let server: TestApp
const tokens = { guest: '', otherGuest: '', host: '' }
beforeAll(async () => {
  server = await startApp()
  for (const who of ['guest', 'otherGuest', 'host'] as const) tokens[who] = await server.tokenOf(who)
})
afterAll(() => server.close())

const URL_PATH = API_BASE + ENDPOINTS['file.upload'].path
const sendBody = (payload: Buffer, token: string | null, type = MULTIPART) =>
  server.app.inject({
    method: 'POST',
    url: URL_PATH,
    headers: { 'content-type': type, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    payload,
  })
/** As the one who sent it: nobody else sees a picture that is used for nothing yet. */
const mine = () => ({ authorization: `Bearer ${tokens.guest}` })
const send = (files: readonly SentFile[], token: string | null = tokens.guest) =>
  sendBody(formOf(files), token)
const jpeg = (bytes: Buffer, name = 'anh.jpg'): SentFile => ({ name, type: 'image/jpeg', bytes })

async function upload(bytes: Buffer, token = tokens.guest): Promise<ReceivedPicture> {
  const response = await send([jpeg(bytes)], token)
  const [first] = uploadAnswer.parse(response.json<{ data: unknown }>().data)
  if (!first) throw new Error('nothing was received')
  return first
}

/** Every file that is kept, with its content. */
async function kept(): Promise<{ path: string; bytes: Buffer }[]> {
  const root = join(server.services.settings.dataDirectory, 'photos')
  const names = await readdir(root, { recursive: true }).catch(() => [])
  const files = []
  for (const name of names) {
    const path = join(root, name)
    if ((await stat(path)).isFile()) files.push({ path, bytes: await readFile(path) })
  }
  return files
}

/** Begins anew with nobody's pictures. */
const empty = () => server.services.db.delete(uploads)
let hue = 0
const fresh = (width = 800, height = 600) => picture(width, height, 'jpeg', (hue += 7))

describe('a picture that is sent', () => {
  it('is answered in data[0], encoded anew, without its story, under a name nobody can guess', async () => {
    const sent = await photographed(1000, 700)
    expect(sent.includes(PLANTED)).toBe(true)
    const response = await send([jpeg(sent, 'Kỳ nghỉ ở Hà Nội.jpg')])
    expect(response.statusCode).toBe(200)
    const [received] = uploadAnswer.parse(response.json<{ data: unknown }>().data)
    expect(received).toMatchObject({ width: 1000, height: 700 })
    expect(received?.picture_id).toMatch(/^photo-[0-9a-z]{26}$/)
    const shown = await server.app.inject({ url: received?.address ?? '', headers: mine() })
    const { exif, icc, xmp, iptc, format } = await sharp(shown.rawPayload).metadata()
    expect([exif, icc, xmp, iptc, format]).toEqual([undefined, undefined, undefined, undefined, 'webp'])
    expect(shown.rawPayload.includes(PLANTED)).toBe(false)
  })

  it('is shown upright when the camera was held upright', async () => {
    const lying = await sharp(await fresh(900, 640))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await upload(lying)).toMatchObject({ width: 640, height: 900 })
  })

  it('is served in every width and format as a picture and nothing else', async () => {
    const { picture_id: id } = await upload(await fresh(1500, 1000))
    for (const width of PICTURE_WIDTHS)
      for (const format of PICTURE_FORMATS) {
        const { statusCode, headers, rawPayload } = await server.app.inject({
          url: pictureAddress(id, width, format),
          headers: mine(),
        })
        expect(statusCode).toBe(200)
        expect(headers).toMatchObject({
          'content-type': `image/${format}`,
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining('sandbox'),
          'cache-control': 'private, no-store',
        })
        expect((await sharp(rawPayload).metadata()).width).toBe(width)
      }
  })

  it.each([
    '/photos/photo-00000000000000000000000000-384.webp',
    '/photos/../settings.ts',
    '/photos/%2e%2e%2fdatabase',
    '/photos/resort-karst-1-0-384.webp',
    '/photos/photo-00000000000000000000000000-384.html',
  ])('is not found at %s', async (address) => {
    expect((await server.app.inject(address)).statusCode).toBe(404)
  })

  it('comes with up to five in one call, and answers the same when it comes again', async () => {
    await empty()
    const five = []
    for (let place = 0; place < 5; place++) five.push(jpeg(await fresh()))
    const first = await send(five)
    expect(uploadAnswer.parse(first.json<{ data: unknown }>().data)).toHaveLength(5)
    expect((await send(five)).json()).toEqual(first.json())
  })
})

describe('what is refused', () => {
  const large = () => Buffer.alloc(MAX_UPLOAD_BYTES, 1)
  const cases: [what: string, code: string, status: number, make: () => Promise<SentFile[]> | SentFile[]][] =
    [
      ['no file', 'C_032', 400, () => []],
      ['six files', 'C_039', 400, async () => Array(6).fill(jpeg(await fresh()))],
      ['a name of 101 characters', 'C_038', 400, async () => [jpeg(await fresh(), `${'ả'.repeat(97)}.jpg`)]],
      [
        'a GIF',
        'image_format',
        400,
        () => [{ name: 'a.gif', type: 'image/gif', bytes: Buffer.from('GIF89a') }],
      ],
      [
        'a document',
        'C_015',
        400,
        () => [{ name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }],
      ],
      ['a large document', 'C_007', 413, () => [{ name: 'a.pdf', type: 'application/pdf', bytes: large() }]],
      [
        'a picture of 2 MB',
        'image_size',
        413,
        async () => [jpeg(Buffer.concat([await fresh(), large()]).subarray(0, MAX_UPLOAD_BYTES))],
      ],
      ['599 × 400 pixels', 'C_053', 400, async () => [jpeg(await fresh(599, 400))]],
      ['600 × 399 pixels', 'C_053', 400, async () => [jpeg(await fresh(600, 399))]],
      ['400 million pixels', 'G_TOO_MANY_PIXELS', 400, () => [jpeg(pngBomb(20_000, 20_000))]],
      ['nothing in a file', 'image_format', 400, () => [jpeg(Buffer.alloc(0))]],
    ]
  it.each(cases)('%s: %s', async (_what, code, status, make) => {
    await empty()
    const response = await send(await make())
    expect(response.json()).toMatchObject({ code, status })
    expect(await server.services.db.select().from(uploads)).toEqual([])
  })

  it('says which of several files it is, and keeps none of them', async () => {
    await empty()
    const response = await send([jpeg(await fresh()), jpeg(await fresh(300, 300))])
    expect(response.json()).toMatchObject({ code: 'C_053', fields: { 'file.1': { code: 'C_053' } } })
    expect(await server.services.db.select().from(uploads)).toEqual([])
  })

  it('600 × 400 pixels are enough', async () => {
    expect(await upload(await fresh(600, 400))).toMatchObject({ width: 600, height: 400 })
  })

  it('who is not signed in sends nothing', async () => {
    expect((await send([jpeg(await fresh())], null)).statusCode).toBe(401)
  })

  it('pictures that wait are counted for each person', async () => {
    await empty()
    for (let call = 0; call < 12; call++) {
      const files = []
      for (let place = 0; place < 5; place++) files.push(jpeg(await fresh(600 + hue, 420)))
      expect((await send(files)).statusCode).toBe(200)
    }
    const refused = await send([jpeg(await fresh(601, 411))])
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'G_UPLOADS_WAITING'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send([jpeg(await fresh())], tokens.otherGuest)).statusCode).toBe(200)
    await empty()
  })
})

describe('hostile uploads', () => {
  it('are refused, or kept as nothing but pixels; the server goes on', { timeout: 240_000 }, async () => {
    await empty()
    const before = process.memoryUsage().rss
    let most = before
    for (const [number, { what, body, outcome }] of (await hostileUploads(20_261_121, 210)).entries()) {
      if (number % 20 === 0) await empty()
      const response = await sendBody(body, tokens.guest)
      most = Math.max(most, process.memoryUsage().rss)
      expect({ what, number, crashed: response.statusCode >= 500 }).toEqual({ what, number, crashed: false })
      if (outcome === 'refused')
        expect([what, number, response.statusCode === 200]).toEqual([what, number, false])
      if (outcome === 'clean') expect([what, number, response.statusCode]).toEqual([what, number, 200])
      const told = response.json<{ data?: unknown; code?: string }>()
      if (response.statusCode !== 200) expect(told.code).toEqual(expect.stringMatching(/^[A-Z]_|^image_/))
      else
        for (const { picture_id: id } of uploadAnswer.parse(told.data)) {
          const shown = await server.app.inject({
            url: pictureAddress(id, 384, 'webp'),
            headers: mine(),
          })
          expect([what, shown.statusCode]).toEqual([what, 200])
        }
    }
    for (const { path, bytes } of await kept()) {
      expect(path).toMatch(/photo-[0-9a-z]{26}(-\d+)?\.(webp|avif)$/)
      expect([path, bytes.includes(PLANTED)]).toEqual([path, false])
      const { format, exif, icc, xmp } = await sharp(bytes).metadata()
      expect([format, exif, icc, xmp]).toEqual([
        expect.stringMatching(/webp|heif/),
        undefined,
        undefined,
        undefined,
      ])
    }
    expect((await server.call('account.guest', {}, { token: tokens.guest })).status).toBe(200)
    // A decoded 20,000 × 20,000 picture would be 1.2 GB.
    expect(most - before).toBeLessThan(400_000_000)
  })
})

describe('what pictures are for', () => {
  const guest = DEMO_ACCOUNTS.guest.id
  const claim = (pictureIds: string[], ref = 'review-1', more: object = {}) =>
    transact(server.services.db, (tx) =>
      claimPictures(tx, {
        ownerId: guest,
        use: 'REVIEW',
        ref,
        pictureIds,
        most: 5,
        now: server.clock.now(),
        ...more,
      }),
    )
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof Refusal ? error.code : error),
    )

  it('is claimed once, by whose it is, and let go when it is no longer named', async () => {
    await empty()
    const mine = await upload(await fresh())
    const another = await upload(await fresh())
    const theirs = await upload(await fresh(), tokens.otherGuest)
    expect(await codeOf(claim([mine.picture_id, theirs.picture_id]))).toBe('G_INPUT')
    expect(await codeOf(claim([mine.picture_id, mine.picture_id]))).toBe('G_INPUT')
    expect(await codeOf(claim([], 'review-1', { least: 1 }))).toBe('C_032')
    expect(await codeOf(claim([mine.picture_id, another.picture_id], 'review-1', { most: 1 }))).toBe('C_039')
    expect(await codeOf(claim([mine.picture_id, another.picture_id]))).toBeNull()
    expect(await codeOf(claim([mine.picture_id], 'review-2'))).toBe('G_INPUT')
    expect(await codeOf(claim([mine.picture_id]))).toBeNull()
    const rows = await server.services.db.select().from(uploads)
    const of = (id: string) => rows.find((row) => row.id === id)
    expect([of(mine.picture_id)?.use, of(mine.picture_id)?.expiresAt]).toEqual(['REVIEW', null])
    expect(of(another.picture_id)?.use).toBeNull()
  })

  it('goes with its files a day after nothing refers to it, and not before', async () => {
    await empty()
    const used = await upload(await fresh())
    const unused = await upload(await fresh())
    await server.app.inject({ url: unused.address, headers: mine() })
    await claim([used.picture_id], 'review-9')
    const sweep = async () => {
      await server.wired.planStanding()
      await runDueJobs(server.wired.jobs)
    }
    const paths = async () => (await kept()).map(({ path }) => path).join()
    server.clock.advance({ hours: 24 * PICTURE_WAITS_DAYS - 1 })
    await sweep()
    expect(await paths()).toContain(unused.picture_id)
    server.clock.advance({ hours: 1 })
    await sweep()
    expect(await paths()).not.toContain(unused.picture_id)
    expect(await paths()).toContain(used.picture_id)
    expect((await server.app.inject({ url: unused.address, headers: mine() })).statusCode).toBe(404)
    await transact(server.services.db, (tx) =>
      releasePictures(tx, { use: 'REVIEW', ref: 'review-9', now: server.clock.now() }),
    )
    server.clock.advance({ hours: 24 })
    await sweep()
    expect(await paths()).not.toContain(used.picture_id)
  })

  it('a face is a square of a picture', async () => {
    tokens.guest = await server.tokenOf('guest')
    const { picture_id: pictureId } = await upload(await fresh(1200, 800))
    const world = { ...server.services, photos: server.wired.photos }
    const cut = { left: 300, top: 50, side: 640 }
    const id = await cutPicture(world, { ownerId: guest, pictureId, cut })
    const { rawPayload } = await server.app.inject({
      url: pictureAddress(id, 768, 'webp'),
      headers: mine(),
    })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 640, height: 640 })
    for (const wrong of [
      { ...cut, left: 700 },
      { ...cut, top: -1 },
      { ...cut, side: 199 },
    ])
      expect(await codeOf(cutPicture(world, { ownerId: guest, pictureId, cut: wrong }))).toBe('G_INPUT')
    const other = DEMO_ACCOUNTS.otherGuest.id
    expect(await codeOf(cutPicture(world, { ownerId: other, pictureId, cut }))).toBe('G_INPUT')
  })
})
