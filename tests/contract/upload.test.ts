import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPhotoId, parsePictureFile, parsePictureId, pictureAddress } from '#contract/picture.ts'
import {
  dimensionProblem,
  cutOf,
  fileProblem,
  isCutOf,
  keptScale,
  MAX_UPLOAD_BYTES,
  mostZoom,
} from '#contract/upload.ts'

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const GIF = new TextEncoder().encode('GIF89a')
const file = { name: 'anh.jpg', type: 'image/jpeg', size: 1000, head: JPEG }

describe('a file before it is sent', () => {
  it.each([
    ['a JPEG', file, null],
    ['a PNG that calls itself a JPEG', { ...file, head: PNG }, null],
    ['one byte below 2 MB', { ...file, size: MAX_UPLOAD_BYTES - 1 }, null],
    ['2 MB', { ...file, size: MAX_UPLOAD_BYTES }, 'image_size'],
    ['a GIF', { ...file, head: GIF }, 'image_format'],
    ['a GIF of 2 MB', { ...file, head: GIF, size: MAX_UPLOAD_BYTES }, 'C_007'],
    ['a document', { ...file, head: GIF, type: 'application/pdf' }, 'C_015'],
    ['nothing', { ...file, head: new Uint8Array() }, 'image_format'],
    ['a name of 100 characters', { ...file, name: 'ả'.repeat(100) }, null],
    ['a name of 101 characters', { ...file, name: 'ả'.repeat(101) }, 'C_038'],
  ])('%s', (_what, facts, code) => {
    expect(fileProblem(facts)?.code ?? null).toBe(code)
  })

  it.each([
    [600, 400, null],
    [599, 400, 'C_053'],
    [600, 399, 'C_053'],
    [8000, 5000, null],
    [8001, 5000, 'G_TOO_MANY_PIXELS'],
    [20_000, 20_000, 'G_TOO_MANY_PIXELS'],
  ])('%d × %d pixels', (width, height, code) => {
    expect(dimensionProblem({ width, height })?.code ?? null).toBe(code)
  })
})

it('whatever a person looks at through the window is a square of what is kept', () => {
  const side = fc.integer({ min: 600, max: 6300 })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      fc.oneof(side, fc.integer({ min: 6000, max: 60_000 })),
      side,
      share,
      share,
      share,
      (width, height, x, y, zoomed) => {
        const zoom = 1 + zoomed * (mostZoom({ width, height }) - 1)
        const scale = keptScale({ width, height })
        const kept = { width: Math.round(width * scale), height: Math.round(height * scale) }
        expect(isCutOf(cutOf(kept, { zoom, x, y }), kept)).toBe(true)
      },
    ),
  )
})

it('a photograph and a drawn picture are never taken for each other', () => {
  const photo = 'photo-0123456789abcdefghjkmnpqrs'
  expect([isPhotoId(photo), parsePictureId(photo)]).toEqual([true, null])
  expect(pictureAddress(photo, 384, 'webp')).toBe(`/photos/${photo}-384.webp`)
  expect(parsePictureFile(`${photo}-384.webp`)).toEqual({ id: photo, width: 384, format: 'webp' })
  expect(isPhotoId('resort-karst-1f3a-2-1')).toBe(false)
})
