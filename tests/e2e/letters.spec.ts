import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { LETTER_KINDS } from '#contract/letterKinds.ts'
import { expect, signIn, test } from '#tests/support/journey.ts'
import { lettersTo } from '#tests/support/mailbox.ts'
import { newcomer } from '#tests/support/newcomer.ts'
import { paidStay } from '#tests/support/own.ts'

test('who has booked gets one letter, with the stay for their calendar and a receipt, which the booking has, too', async ({
  page,
  house,
}) => {
  const { email } = await newcomer(page)
  const { id, code, total, resortName } = await paidStay(page, house.place, { from: house.from(), email })
  const about = async () =>
    (await lettersTo(page.request, email)).filter(({ subject }) => subject.includes(code))
  await expect.poll(async () => (await about()).length).toBe(1)
  const [letter] = await about()
  expect(letter?.files.map(({ name }) => name)).toEqual([`${code}.ics`, `${code}.pdf`])
  expect(letter?.text).toContain(`/booking/${id}`)
  const calendar = await page.request.get(`/sandbox/mailbox/${letter?.id ?? ''}/${code}.ics`)
  expect(calendar.headers()['content-type']).toMatch(/^text\/calendar/)
  expect(await calendar.text()).toContain(`UID:${id}@`)

  await page.goto(`/booking/${id}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tải biên nhận (PDF)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${code}.pdf`)
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await download.path())))
  const { text } = await extractText(pdf, { mergePages: true })
  for (const said of [code, resortName, 'Biên nhận', `${total.toLocaleString('vi-VN')}\u00a0₫`])
    expect(text.replaceAll(/\s/g, ' ')).toContain(said.replaceAll(/\s/g, ' '))
  expect(await about()).toHaveLength(1)
})

test('staff look at every kind of letter before anybody gets one', async ({ page }) => {
  await signIn(page, 'staff', '/desk/letters')
  await expect(page.getByRole('heading', { level: 1, name: 'Mẫu thư' })).toBeVisible()
  const choice = page.getByRole('combobox', { name: 'Loại thư' })
  await expect(choice.getByRole('option')).toHaveCount(LETTER_KINDS.length)
  // What stands in a frame without rights is asked for beside it: nothing may be run inside.
  const shown = async (wish: string) => {
    const address = await page.locator(`iframe[src*="${wish}"]`).getAttribute('src')
    return (await page.request.get(address ?? '')).text()
  }
  for (const kind of LETTER_KINDS) {
    await choice.selectOption(kind)
    expect(await shown(`kind=${kind}&language=vi`)).toMatch(/<html[^>]* lang="vi".*<h1[^>]*>[^<]+<\/h1>/s)
  }
  await page.getByRole('radio', { name: 'English' }).check()
  expect(await shown('language=en')).toMatch(/<html[^>]* lang="en"/)
})
