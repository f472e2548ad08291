import { msg } from '@lingui/core/macro'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { preferencesFrom } from '#src/i18n/preferences.ts'
import { aCard } from '#tests/support/aCard.ts'
import { answer } from '../support/answers.ts'
import { open } from '../support/open.tsx'

afterEach(() => {
  for (const name of ['lang', 'currency', 'theme', 'price']) document.cookie = `${name}=; path=/; max-age=0`
})

const card = () => document.querySelector('main article')?.textContent

test('results say the whole stay and a night of it, first what was chosen, and this browser remembers it', async () => {
  answer('helper.projectAreas', [{ id: 20, name: 'Đà Lạt' }])
  answer('resort.detail', (_, refuse) => refuse('G_503'))
  answer('resort.reviews', (_, refuse) => refuse('G_503'))
  answer('helper.services', [])
  answer('helper.benefits', [])
  const stay = { nights: 2, rooms: 2, total: 3_000_000, was: 3_000_000 }
  const room = { ...aCard(1).room, price: 750_000, priceAfterDiscount: 750_000 }
  answer('search.resorts', { total_rows: 1, data: [aCard(1, { stay, room })] })
  const { words } = await open('/list-room?from_day=2027-01-04&to_day=2027-01-06')
  await expect.poll(card).toMatch(/3\.000\.000\s₫\s+cho 2 đêm, 2 phòng750\.000\s₫ mỗi đêm, mỗi phòng$/)
  await page.getByRole('button', { name: words(msg`Xem giá mỗi đêm`) }).click()
  await expect.poll(card).toMatch(/750\.000\s₫\s+mỗi đêm, mỗi phòng3\.000\.000\s₫ cho 2 đêm, 2 phòng$/)
  expect(preferencesFrom(document.cookie).price).toBe('night')
  await page.getByRole('button', { name: words(msg`Xem tổng tiền`) }).click()
  await expect.poll(card).toMatch(/mỗi đêm, mỗi phòng$/)
  expect(preferencesFrom(document.cookie).price).toBeUndefined()
})

test('without days there is one price, and nothing to choose', async () => {
  answer('helper.projectAreas', [{ id: 20, name: 'Đà Lạt' }])
  answer('helper.services', [])
  answer('helper.benefits', [])
  answer('search.resorts', { total_rows: 1, data: [aCard(1)] })
  const { words } = await open('/list-room')
  await expect.poll(card).toMatch(/từ 1\.000\.000\s₫\s+mỗi đêm$/)
  expect(document.body.textContent).not.toContain(words(msg`Xem giá mỗi đêm`))
})
