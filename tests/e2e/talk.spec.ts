import type { Page } from '@playwright/test'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { call } from '#tests/support/caller.ts'
import { expect, inLanguage, signIn, speak, test } from '#tests/support/languages.ts'
import { newcomer } from '#tests/support/newcomer.ts'
import { paidStay } from '#tests/support/own.ts'
import { everythingStored, workerReady } from '#tests/support/phone.ts'
import type { Words } from '#tests/support/words.ts'

const said = (page: Page) => page.getByRole('log').locator('[data-message] > p:first-child')
const composer = (page: Page, words: Words) =>
  page.getByRole('textbox', { name: new RegExp(`^${words('Tin nhắn cho {name}', { name: '' })}`) })

inLanguage('en', () => {
  test.describe('with the worker', () => {
    test.use({ serviceWorkers: 'allow' })

    test('a guest and a host talk, one of them without a network in between: all of it arrives once, in order', async ({
      page: guest,
      context,
      browser,
      baseURL,
      language,
      words,
      house,
    }) => {
      const mark = Date.now().toString(36)
      // A name of letters alone, and nobody else's.
      const name = `Trà ${mark.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`
      await newcomer(guest, name)
      const { id: about_booking } = await paidStay(guest, house.place, { from: house.from() })
      await call(guest, 'chat.send', {
        resort_id: house.place.resortId,
        about_booking,
        message_id: crypto.randomUUID(),
        text: 'Chào chị',
        picture_ids: [],
      })
      const texts = [`một ${mark}`, `hai ${mark}`, `ba ${mark}`]
      await guest.setViewportSize({ width: 360, height: 740 })
      await guest.goto('/chat/chat-owner')
      await workerReady(guest)
      await guest.reload()
      await guest.getByRole('listitem').filter({ hasText: house.host.name }).getByRole('link').click()
      await expect(said(guest).first()).toBeVisible()

      const phone = await browser.newContext({ locale: 'vi-VN' })
      await speak(phone, baseURL, language)
      const host = await phone.newPage()
      const { email: identifier, password } = house.host
      await call(host, 'account.login', { identifier, password })
      await host.goto('/host/chat')
      await host.getByRole('listitem').filter({ hasText: name }).getByRole('link').click()
      await expect(said(host).first()).toBeVisible()

      await composer(guest, words).fill(texts[0] ?? '')
      await guest.keyboard.press('Enter')
      await expect(said(host).last()).toHaveText(texts[0] ?? '')
      await expect(composer(guest, words)).toBeFocused()

      await context.setOffline(true)
      for (const text of texts.slice(1)) {
        await composer(guest, words).fill(text)
        await guest.keyboard.press('Enter')
      }
      const waiting = guest.locator('[data-message][data-state=waiting]')
      await expect(waiting).toHaveCount(2)
      await guest.reload()
      await expect(waiting).toHaveText(
        ['hai', 'ba'].map((text) => new RegExp(`${text}.*${words('Chưa gửi')}`, 's')),
      )
      expect(await everythingStored(guest)).not.toContain(mark)

      await composer(host, words).fill(`vâng ${mark}`)
      // The order is the one in which the server heard of them: the answer is there before the guest is.
      const answered = host.waitForResponse((response) =>
        response.url().endsWith(ENDPOINTS['chat.send'].path),
      )
      await host.keyboard.press('Enter')
      await answered
      await context.setOffline(false)
      await expect(waiting).toHaveCount(0, { timeout: 30_000 })
      const all = [texts[0], `vâng ${mark}`, texts[1], texts[2]]
      for (const page of [guest, host])
        await expect
          .poll(async () => (await said(page).allInnerTexts()).filter((text) => text.includes(mark)), {
            timeout: 20_000,
          })
          .toEqual(all)
      await expect(guest.getByRole('log').getByText(words('Đã xem'))).toBeVisible({ timeout: 20_000 })
      await phone.close()
    })

    test('a heart is kept without a network, and by who signs in for it', async ({
      page,
      context,
      words,
    }) => {
      await page.goto('/list-room')
      const heart = page.getByRole('button', {
        name: new RegExp(`^${words('Yêu thích {name}', { name: '' })}`),
      })
      const name =
        (await heart.nth(2).getAttribute('aria-label'))?.replace(
          words('Yêu thích {name}', { name: '' }),
          '',
        ) ?? ''
      await heart.nth(2).click()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: words('Đăng nhập cách khác') })
        .click()
      await page.waitForURL((address) => address.pathname === '/login')
      await page.locator('input[name=identifier]').fill('khach2@ghe.test')
      await page.locator('input[name=password]').fill('Ghe@2026')
      await page.locator('form button[type=submit]').first().click()
      await page.waitForURL((address) => address.pathname === '/list-room')
      await expect(
        page.getByRole('button', { name: words('Yêu thích {name}', { name }), exact: true }),
      ).toHaveAttribute('aria-pressed', 'true')
      await workerReady(page)
      await page.goto('/profile/favorite-place')
      const list = page.getByRole('list', { name: words('Nơi yêu thích') }).locator('> li')
      await expect(list).toHaveText([new RegExp(name)])
      await context.setOffline(true)
      await page.reload()
      const its = list.getByRole('button', { name: words('Yêu thích {name}', { name }) })
      await its.click()
      await expect(list).toContainText(words('chưa gửi'))
      await expect(its).toHaveAttribute('aria-pressed', 'false')
      await context.setOffline(false)
      await expect(page.getByText(words('Chưa có nơi nào'))).toBeVisible({ timeout: 30_000 })
    })
  })

  test('staff takes a question and answers it, and the person hears of it', async ({
    page: staff,
    browser,
    baseURL,
    language,
    words,
  }) => {
    const mark = Date.now().toString(36)
    const other = await browser.newContext({ locale: 'vi-VN' })
    await speak(other, baseURL, language)
    const person = await other.newPage()
    await newcomer(person)
    await person.goto('/chat/chat-support')
    await composer(person, words).fill(`Cho tôi hỏi ${mark}`)
    await person.keyboard.press('Enter')
    await expect(said(person)).toContainText([`Cho tôi hỏi ${mark}`])

    await signIn(staff, 'staff', '/desk/chat')
    await staff.getByRole('listitem').filter({ hasText: mark }).getByRole('link').click()
    await staff.getByRole('button', { name: words('Nhận trả lời') }).click()
    await expect(composer(staff, words)).toBeVisible()
    await composer(staff, words).fill(`Tôi trả lời ${mark}`)
    await staff.keyboard.press('Enter')
    await expect(said(person).last()).toHaveText(`Tôi trả lời ${mark}`)
    await expect(person.getByRole('status').filter({ hasText: `: Tôi trả lời ${mark}` })).toHaveCount(1)
    await other.close()
  })
})
