import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useEditMoney } from '#src/features/booking/edit/useEditMoney.ts'
import { Words } from '#src/i18n/catalogs.ts'
import { LocaleProvider } from '#src/i18n/Locale.tsx'
import { PreferenceStore } from '#src/i18n/preferences.ts'

type Money = { difference: number; editingFee: number }
const FEE = 300_000

function Sentence({ difference, editingFee }: Money) {
  return <p>{useEditMoney()({ difference, editingFee, toPay: difference + editingFee })}</p>
}

async function said(language: 'vi' | 'en', money: Money): Promise<string> {
  const words = new Words()
  await words.speak(language, ['changing'])
  const preferences = new PreferenceStore({ language, currency: 'VND', theme: 'system' })
  const screen = await render(
    <LocaleProvider locale={{ words, preferences, rate: null }}>
      <Sentence {...money} />
    </LocaleProvider>,
  )
  const text = screen.container.textContent
  await screen.unmount()
  return text.replaceAll('\u00a0', ' ')
}

test.each([
  [{ difference: 950_000, editingFee: 0 }, 'Bạn trả thêm 950.000 ₫.'],
  [{ difference: -500_000, editingFee: 0 }, 'Bạn được hoàn 500.000 ₫ về nơi đã trả.'],
  [{ difference: 0, editingFee: 0 }, 'Giá không đổi, bạn không trả thêm.'],
  [{ difference: 0, editingFee: FEE }, 'Bạn trả 300.000 ₫: phí đổi thông tin liên hệ.'],
  [
    { difference: 950_000, editingFee: FEE },
    'Bạn trả thêm 1.250.000 ₫: chênh lệch 950.000 ₫ và phí đổi liên hệ 300.000 ₫.',
  ],
  [
    { difference: -100_000, editingFee: FEE },
    'Bạn trả thêm 200.000 ₫: phí đổi liên hệ 300.000 ₫, đã trừ 100.000 ₫ tiền phòng giảm.',
  ],
  [
    { difference: -900_000, editingFee: FEE },
    'Bạn được hoàn 600.000 ₫: tiền phòng giảm 900.000 ₫, đã trừ phí đổi liên hệ 300.000 ₫.',
  ],
  [
    { difference: -300_000, editingFee: FEE },
    'Bạn không trả thêm: tiền phòng giảm 300.000 ₫, vừa bằng phí đổi liên hệ.',
  ],
])('a change of %o is said with its parts', async (money, sentence) => {
  expect(await said('vi', money)).toBe(sentence)
})

test('the same in English', async () => {
  expect(await said('en', { difference: 950_000, editingFee: FEE })).toMatch(/^You pay .*1,250,000.* more: /)
})
