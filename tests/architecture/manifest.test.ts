import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import * as z from 'zod'

const picture = z.object({ src: z.string(), sizes: z.string() })
const manifest = z
  .object({
    icons: z.array(picture),
    screenshots: z.array(
      picture.extend({ form_factor: z.enum(['narrow', 'wide']), label: z.string().min(1) }),
    ),
  })
  .parse(JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')))

const drawn = [...manifest.icons, ...manifest.screenshots].filter(({ sizes }) => sizes !== 'any')

it.each(drawn)('$src is as large as the manifest says', async ({ src, sizes }) => {
  const { width, height } = await sharp(`public${src}`).metadata()
  expect(`${width}x${height}`).toBe(sizes)
})

it('shows phones and wide screens before it is installed', () => {
  const forms = new Set(manifest.screenshots.map((one) => one.form_factor))
  expect(forms).toEqual(new Set(['narrow', 'wide']))
})
