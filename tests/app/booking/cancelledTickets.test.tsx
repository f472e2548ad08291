import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Language } from '#contract/shapes/primitives.ts'
import { CancelledTickets } from '#src/features/booking/detail/CancelledTickets.tsx'
import { Words } from '#src/i18n/catalogs.ts'
import { LocaleProvider } from '#src/i18n/Locale.tsx'
import { PreferenceStore } from '#src/i18n/preferences.ts'

const FREE = { quantity: 1, price: 320_000, fee: 0, refund: 320_000 }
const LATE = { quantity: 2, price: 640_000, fee: 192_000, refund: 448_000 }

test.each<[Language, typeof FREE, string]>([
  ['vi', FREE, 'Đã trả 960.000 ₫. Đã hủy 1 vé: hoàn 320.000 ₫.'],
  ['vi', LATE, 'Đã trả 1.280.000 ₫. Đã hủy 2 vé: phí 192.000 ₫, hoàn 448.000 ₫.'],
  ['en', FREE, 'Paid 960,000 ₫. 1 ticket cancelled: 320,000 ₫ goes back.'],
  ['en', LATE, 'Paid 1,280,000 ₫. 2 tickets cancelled: fee 192,000 ₫, 448,000 ₫ goes back.'],
])('in %s, of tickets that cost 640,000 and stand besides %o', async (language, cancelled, sentence) => {
  const words = new Words()
  await words.speak(language, ['booking', 'changing'])
  const preferences = new PreferenceStore({ language, currency: 'VND', theme: 'system' })
  const screen = await render(
    <LocaleProvider locale={{ words, preferences, rate: null }}>
      <CancelledTickets price={640_000} cancelled={cancelled} />
    </LocaleProvider>,
  )
  expect(screen.container.textContent.replaceAll('\u00a0', ' ')).toBe(sentence)
})
