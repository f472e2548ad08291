import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  MAX_PICTURE_SEED,
  parsePictureFile,
  parsePictureId,
  PICTURE_FORMATS,
  PICTURE_KINDS,
  PICTURE_WIDTHS,
  pictureAddress,
  pictureHeight,
  pictureId,
  SCENE_KINDS,
  type PictureSubject,
} from '#contract/picture.ts'
import { drawPicture } from '#demo/pictures/draw.ts'
import {
  createPictureStore,
  pictureReply,
  preparePictures,
  renderPicture,
  type PictureStore,
} from '#demo/pictures/store.ts'
import { sweep } from '#demo/pictures/sweep.ts'
import { createQueue, QueueFull } from '#server/modules/pictures/queue.ts'

const subjects = fc.record(
  {
    kind: fc.constantFrom(...PICTURE_KINDS),
    scene: fc.constantFrom(...SCENE_KINDS),
    seed: fc.integer({ min: 0, max: MAX_PICTURE_SEED }),
    view: fc.integer({ min: 0, max: 4 }),
    resortType: fc.constantFrom(1 as const, 2 as const, 3 as const),
  },
  { requiredKeys: ['kind', 'scene', 'seed', 'view'] },
)

const resort = (number: number): PictureSubject => ({
  kind: 'resort',
  scene: SCENE_KINDS[number % SCENE_KINDS.length] ?? 'karst',
  seed: number,
  view: 0,
  resortType: ([1, 2, 3] as const)[number % 3] ?? 1,
})

describe('the id of a drawn picture', () => {
  it('says everything about it', () => {
    fc.assert(
      fc.property(subjects, (subject) => {
        expect(parsePictureId(pictureId(subject))).toEqual(subject)
      }),
    )
  })

  it('is spelled in one way only', () => {
    expect(pictureId({ kind: 'resort', scene: 'karst', seed: 0x1f3a, view: 2, resortType: 1 })).toBe(
      'resort-karst-1f3a-2-1',
    )
    for (const id of [
      'resort-karst-01f3a-2-1',
      'resort-karst-1F3A-2-1',
      'resort-karst-1f3a-02-1',
      'resort-karst-1f3a-2-1 ',
    ]) {
      expect(parsePictureId(id)).toBeNull()
    }
  })

  it.each([
    '',
    'resort',
    'resort-karst-1',
    'resort-moon-1-0',
    'castle-karst-1-0',
    'resort-karst-1-5',
    'resort-karst-1-0-4',
    'resort-karst-1-0-0',
    'resort-karst-100000000-0',
    'resort-karst--1-0',
    '../resort-karst-1-0',
    'resort-karst-1-0/..',
    'resort-karst-1-0\n',
    '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
  ])('is refused when it is %j', (id) => expect(parsePictureId(id)).toBeNull())

  it('is refused when it is very long', () => {
    expect(parsePictureId(`resort-karst-${'1'.repeat(50_000)}-0`)).toBeNull()
    expect(parsePictureFile(`resort-karst-${'1'.repeat(50_000)}-0-384.avif`)).toBeNull()
  })

  it('cannot be made for what is out of bounds', () => {
    expect(() => pictureId({ kind: 'area', scene: 'karst', seed: -1, view: 0 })).toThrow(RangeError)
    expect(() => pictureId({ kind: 'area', scene: 'karst', seed: 2 ** 32, view: 0 })).toThrow(RangeError)
    expect(() => pictureId({ kind: 'area', scene: 'karst', seed: 1.5, view: 0 })).toThrow(RangeError)
    expect(() => pictureId({ kind: 'area', scene: 'karst', seed: 1, view: 5 })).toThrow(RangeError)
  })

  it('is read back from an address', () => {
    const file = pictureAddress('area-dune-0-0', 768, 'avif').split('/').at(-1) ?? ''
    expect(parsePictureFile(file)).toEqual({ id: 'area-dune-0-0', width: 768, format: 'avif' })
    for (const name of ['area-dune-0-0-700.avif', 'area-dune-0-0-768.png', '..%2f-384.avif', '-384.avif'])
      expect(parsePictureFile(name)).toBeNull()
  })
})

describe('a drawing', () => {
  it('is the same bytes for the same subject, and well-formed', () => {
    fc.assert(
      fc.property(subjects, (subject) => {
        const svg = drawPicture(subject)
        expect(drawPicture({ ...subject })).toBe(svg)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(svg.length).toBeLessThan(1_500_000)
      }),
      { numRuns: 60 },
    )
  })

  it('differs between resorts', () => {
    const drawings = Array.from({ length: 200 }, (_, number) =>
      createHash('sha256')
        .update(drawPicture(resort(number)))
        .digest('hex'),
    )
    expect(new Set(drawings).size).toBeGreaterThanOrEqual(190)
  })
})

describe('the picture store', () => {
  let folder = ''
  let store: PictureStore
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'))
    store = createPictureStore(folder)
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('renders once for all who ask at the same time, in the size and format asked for', async () => {
    const id = pictureId(resort(7))
    for (const format of PICTURE_FORMATS) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => renderPicture(store, id, 384, format)),
      )
      const [first] = answers
      expect(new Set(answers.map((answer) => answer?.path)).size).toBe(1)
      expect(first?.type).toBe(`image/${format}`)
      const { width, height } = await sharp(await readFile(first?.path ?? '')).metadata()
      expect([width, height]).toEqual([384, pictureHeight(384)])
    }
    expect(await readdir(store.directory)).toEqual([`${id}-384.avif`, `${id}-384.webp`])
    const before = await stat(join(store.directory, `${id}-384.avif`))
    await pictureReply(store, `${id}-384.avif`)
    expect((await stat(join(store.directory, `${id}-384.avif`))).mtimeMs).toBe(before.mtimeMs)
  })

  it('answers null for what is no picture, and writes nothing', async () => {
    expect(await pictureReply(store, 'resort-karst-1-9-384.avif')).toBeNull()
    expect(await pictureReply(store, '../../etc/passwd')).toBeNull()
    expect(await renderPicture(store, 'photo-1', 384, 'avif')).toBeNull()
    await expect(readdir(store.directory)).rejects.toThrow()
  })

  it('keeps within the budget of bytes', async () => {
    const sizes: Record<number, number[]> = { 384: [], 768: [] }
    for (let number = 0; number < SCENE_KINDS.length; number += 1) {
      for (const width of [384, 768] as const) {
        const file = await renderPicture(
          store,
          pictureId({ ...resort(number), view: number % 5 }),
          width,
          'avif',
        )
        sizes[width]?.push((await stat(file?.path ?? '')).size)
      }
    }
    expect(Math.max(...(sizes[384] ?? []))).toBeLessThanOrEqual(14_000)
    expect(Math.max(...(sizes[768] ?? []))).toBeLessThanOrEqual(40_000)
  })

  it('prepares every width and format ahead, and stops when told to', async () => {
    const abort = new AbortController()
    await preparePictures(store, [pictureId(resort(1))], { signal: abort.signal })
    expect((await readdir(store.directory)).length).toBe(PICTURE_WIDTHS.length * PICTURE_FORMATS.length)
    abort.abort()
    await preparePictures(store, [pictureId(resort(2))], { signal: abort.signal })
    expect((await readdir(store.directory)).length).toBe(PICTURE_WIDTHS.length * PICTURE_FORMATS.length)
  })

  it('keeps no more files than it should, the newest ones', async () => {
    for (const number of [1, 2, 3]) await renderPicture(store, pictureId(resort(number)), 384, 'webp')
    await sweep(store.directory, 2)
    expect((await readdir(store.directory)).sort()).toEqual(
      [2, 3].map((number) => `${pictureId(resort(number))}-384.webp`).sort(),
    )
  })
})

describe('the queue of renders', () => {
  const gate = (): { open: () => void; opened: Promise<void> } => {
    let open = (): void => undefined
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    return { open: () => open(), opened }
  }

  it('serves those who wait before what is prepared ahead, and hurries what is then asked for', async () => {
    const queue = createQueue(1, 10)
    const first = gate()
    const done: string[] = []
    const job = (name: string) => async () => {
      done.push(name)
    }
    const all = [
      queue.run('first', 'asked', () => first.opened),
      queue.run('a', 'ahead', job('a')),
      queue.run('b', 'ahead', job('b')),
      queue.run('c', 'asked', job('c')),
    ]
    queue.hurry('b')
    first.open()
    await Promise.all(all)
    expect(done).toEqual(['c', 'b', 'a'])
  })

  it('never runs more than its limit, and turns away what it cannot do in time', async () => {
    const queue = createQueue(2, 3)
    let [running, most] = [0, 0]
    const hold = gate()
    const job = async () => {
      running += 1
      most = Math.max(most, running)
      await hold.opened
      running -= 1
    }
    const accepted = Array.from({ length: 5 }, (_, number) => queue.run(String(number), 'asked', job))
    await expect(queue.run('one too many', 'asked', job)).rejects.toBeInstanceOf(QueueFull)
    hold.open()
    await Promise.all(accepted)
    expect(most).toBe(2)
  })

  it('goes on after a failure', async () => {
    const queue = createQueue(1, 3)
    await expect(queue.run('bad', 'asked', () => Promise.reject(new Error('no paper')))).rejects.toThrow(
      'no paper',
    )
    expect(await queue.run('good', 'asked', () => Promise.resolve('drawn'))).toBe('drawn')
  })
})
