import { msg } from '@lingui/core/macro'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { aHouse } from '../support/aHouse.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { held } from '../support/held.ts'
import { open } from '../support/open.tsx'

const ACCOUNT = { bin: '970416', bank: 'ACB', number: '257678859', holder: 'TRAN THI LAN' }
describe.each(LANGUAGES)('in %s', (language) => {
  test('the account for transfers says at its field what is wrong, and wants the password before it changes', async () => {
    answer('host.resorts', { resorts: [] })
    answer('host.bank', { account: ACCOUNT })
    let proven = false
    const saved = answer('host.setBank', ({ number }, refuse) =>
      proven ? { account: { ...ACCOUNT, number } } : refuse('G_CONFIRM'),
    )
    const { words } = await open('/host/places', { as: 'host', language })
    const number = page.getByLabelText(words(msg`Số tài khoản`))
    const save = page.getByRole('button', { name: words(msg`Lưu tài khoản`) })
    await number.fill('12')
    await save.click()
    await expect.element(number).toHaveAttribute('aria-invalid', 'true')
    await expect.element(number).toHaveFocus()
    expect(saved).toEqual([])
    const wrong = {
      vi: 'Số tài khoản chưa đúng định dạng.',
      en: 'Account number is not in the right format.',
    }
    await expect.element(page.getByText(wrong[language], { exact: true })).toBeVisible()
    await axeClean()
    await number.fill('0011 0012 34567')
    await expect.element(number).toHaveValue('0011001234567')
    await save.click()
    const asking = page.getByRole('dialog', { name: words(msg`Xác nhận đây là bạn`) })
    const password = asking.getByLabelText(words(msg`Mật khẩu`), { exact: true })
    const confirm = asking.getByRole('button', { name: words(msg`Xác nhận và tiếp tục`) })
    await confirm.click()
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
    await axeClean()
    answer('security.confirm', (proof, refuse) => {
      if (!('password' in proof) || proof.password !== 'right') return refuse('C_059')
      proven = true
      return { until: NOW }
    })
    await password.fill('wrong')
    await confirm.click()
    await expect.element(asking.getByText(CODES.C_059[language])).toBeVisible()
    await password.fill('right')
    await confirm.click()
    await expect.element(asking).not.toBeInTheDocument()
    await expect.element(page.getByText(words(msg`Đã lưu tài khoản nhận tiền`)).first()).toBeVisible()
    expect(saved.map((asked) => asked.number)).toEqual(['0011001234567', '0011001234567'])
  })

  test('what is typed while a place is being saved stays', async () => {
    answer('host.house', aHouse)
    answer('helper.projectAreas', [])
    answer('helper.services', [])
    answer('helper.benefits', [])
    const { late, answerLate } = held()
    answer('host.saveHouse', async ({ name, summary }) => {
      await late
      return { ...aHouse, name: { ...name, vi: 'Nhà Mái Lá' }, summary }
    })
    const { words } = await open(`/host/places/${aHouse.id}`, { as: 'host', language })
    const name = page.getByLabelText(words(msg`Tên`), { exact: true }).first()
    const summary = page.getByLabelText(words(msg`Một câu giới thiệu`), { exact: true }).first()
    await name.fill('Nhà  Mái Lá')
    await page
      .getByRole('button', { name: words(msg`Lưu thay đổi`) })
      .first()
      .click()
    await summary.fill('Bên suối')
    answerLate()
    await expect.element(page.getByText(words(msg`Đã lưu chỗ ở`)).first()).toBeVisible()
    await expect.element(name).toHaveValue('Nhà Mái Lá')
    await expect.element(summary).toHaveValue('Bên suối')
  })

  test('a place that was changed on another device: what is not typed follows it, what is typed stays, and saving says so', async () => {
    let now = aHouse
    answer('host.house', () => now)
    answer('helper.projectAreas', [])
    answer('helper.services', [])
    answer('helper.benefits', [])
    const saved = answer('host.saveHouse', ({ version, name, summary }, refuse) => {
      if (version !== now.version) return refuse('G_PLACE_CHANGED')
      return { ...now, name, summary, version: 'third' }
    })
    const { words } = await open(`/host/places/${aHouse.id}`, { as: 'host', language })
    const name = page.getByLabelText(words(msg`Tên`), { exact: true }).first()
    const summary = page.getByLabelText(words(msg`Một câu giới thiệu`), { exact: true }).first()
    const save = page.getByRole('button', { name: words(msg`Lưu thay đổi`) }).first()
    await summary.fill('Bên suối')
    now = { ...aHouse, name: { vi: 'Nhà Mái Lá', en: 'Nhà Mái Lá' }, version: 'second' }
    await save.click()
    await expect.element(page.getByText(CODES.G_PLACE_CHANGED[language])).toBeVisible()
    await expect.element(name).toHaveValue('Nhà Mái Lá')
    await expect.element(summary).toHaveValue('Bên suối')
    await axeClean()
    await save.click()
    await expect.element(page.getByText(words(msg`Đã lưu chỗ ở`)).first()).toBeVisible()
    expect(saved.map((asked) => [asked.version, asked.name.vi, asked.summary.vi])).toEqual([
      ['first', aHouse.name.vi, 'Bên suối'],
      ['second', 'Nhà Mái Lá', 'Bên suối'],
    ])
  })

  test('coordinates that cannot be read are told at their field and not saved as where the place was; commas are read', async () => {
    answer('host.house', { ...aHouse, position: { lat: 11.94, lng: 108.44 } })
    answer('helper.projectAreas', [])
    answer('helper.services', [])
    answer('helper.benefits', [])
    const saved = answer('host.saveHouse', ({ position = null }) => ({ ...aHouse, position }))
    const { words } = await open(`/host/places/${aHouse.id}`, { as: 'host', language })
    const at = page.getByLabelText(words(msg`Tọa độ trên bản đồ`))
    const save = page.getByRole('button', { name: words(msg`Lưu thay đổi`) }).first()
    await expect.element(at).toHaveValue('11.94, 108.44')
    await at.fill('11.94 độ Bắc')
    await save.click()
    await expect.element(at).toHaveAttribute('aria-invalid', 'true')
    await expect.element(at).toHaveFocus()
    expect(saved).toEqual([])
    await at.fill('11,95; 108,45')
    await save.click()
    await expect.element(page.getByText(words(msg`Đã lưu chỗ ở`)).first()).toBeVisible()
    expect(saved.map(({ position }) => position)).toEqual([{ lat: 11.95, lng: 108.45 }])
  })

  test('what is not saved is not lost by one tap: leaving asks, staying keeps it, leaving leaves it', async () => {
    answer('host.house', aHouse)
    answer('host.resorts', { resorts: [] })
    answer('host.bank', { account: null })
    answer('helper.projectAreas', [])
    answer('helper.services', [])
    answer('helper.benefits', [])
    const { at, words } = await open(`/host/places/${aHouse.id}`, { as: 'host', language })
    const summary = page.getByLabelText(words(msg`Một câu giới thiệu`), { exact: true }).first()
    const back = page.getByRole('main').getByRole('link', { name: words(msg`Chỗ ở`), exact: true })
    await summary.fill('Bên suối')
    await back.click()
    const question = page.getByRole('alertdialog', { name: words(msg`Bỏ những gì chưa lưu?`) })
    await question.getByRole('button', { name: words(msg`Ở lại`) }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(summary).toHaveValue('Bên suối')
    await back.click()
    await axeClean()
    await question.getByRole('button', { name: words(msg`Rời trang`) }).click()
    await expect.poll(at).toBe('/host/places')
  })

  test('a place’s telephone is told at its field when it is none, and is sent as it was written', async () => {
    answer('host.house', aHouse)
    answer('helper.projectAreas', [])
    answer('helper.services', [])
    answer('helper.benefits', [])
    const saved = answer('host.saveHouse', ({ hotline }) => ({ ...aHouse, hotline }))
    const { words } = await open(`/host/places/${aHouse.id}`, { as: 'host', language })
    const phone = page.getByLabelText(words(msg`Điện thoại tại chỗ`))
    const save = page.getByRole('button', { name: words(msg`Lưu thay đổi`) }).first()
    await page.getByText(words(msg`Kể thêm cho khách`)).click()
    await phone.fill('12')
    await save.click()
    await expect.element(phone).toHaveAttribute('aria-invalid', 'true')
    await axeClean()
    expect(saved).toEqual([])
    await phone.fill('0912345699')
    await save.click()
    await expect.element(phone).not.toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText(words(msg`Đã lưu chỗ ở`)).first()).toBeVisible()
    expect(saved.map(({ hotline }) => hotline)).toEqual(['+84912345699'])
  })
})
