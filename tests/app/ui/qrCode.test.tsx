import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { QrCode } from '#src/ui/QrCode.tsx'

/** More than the largest code holds. */
const TOO_LONG = 'A'.repeat(5000)
const LOST = 'Không vẽ được mã'

const code = (text: string) => <QrCode text={text} label={`Mã ${text}`} failed={LOST} />

test('what cannot be drawn says so, and only of itself: the next text has its code', async () => {
  const { rerender } = await render(code(TOO_LONG))
  await expect.element(page.getByText(LOST)).toBeVisible()
  await rerender(code('GHE'))
  await expect.element(page.getByRole('img', { name: 'Mã GHE' })).toBeVisible()
  expect(page.getByText(LOST).elements()).toEqual([])
  await rerender(code(TOO_LONG))
  await expect.element(page.getByText(LOST)).toBeVisible()
})
