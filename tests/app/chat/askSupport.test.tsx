import { msg } from '@lingui/core/macro'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CODES } from '#contract/codes.ts'
import { DEFAULT_NOTICE_SETTINGS } from '#contract/shapes/notification.ts'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { signInFlow } from '#src/app/proof/signInFlow.ts'
import { answer, NOW } from '../support/answers.ts'
import { axeClean } from '../support/axe.ts'
import { answerFrame } from '../support/frame.ts'
import { held } from '../support/held.ts'
import { open } from '../support/open.tsx'
import { PEOPLE } from '../support/people.ts'

const HEAD = {
  id: null,
  kind: 'SUPPORT',
  side: 'PERSON',
  name: 'Ghé',
  avatarId: null,
  answersWithinMinutes: null,
  resort: null,
  stay: null,
  readByOther: 0,
  closed: false,
  takenBy: null,
} as const

beforeEach(() => {
  // What a tab knows of a code outlives a test.
  signInFlow.put(null)
})

test.each(LANGUAGES)(
  'in %s, a question to staff is written without an account; the phone is asked for when it is sent, and then it is there',
  async (language) => {
    answer('account.sendSignInCode', { resend_after: 60, expires_in: 300 })
    answer('account.proveCode', { expires_in: 1800 })
    answer('account.signInByCode', () => {
      document.cookie = 'signed_in=1; Path=/; SameSite=Lax'
      answerFrame({ ...PEOPLE.guest, email: null })
      return { outcome: 'signedIn', token: '' }
    })
    const sent = answer('chat.send', ({ message_id: id, text }) => ({
      id,
      place: 1,
      side: 'PERSON',
      mine: true,
      author: '',
      text,
      pictureIds: [],
      at: NOW,
    }))
    answer('chat.thread', () => ({
      head: HEAD,
      messages: sent.map(({ message_id: id, text }) => ({
        id,
        place: 1,
        side: 'PERSON' as const,
        mine: true,
        author: '',
        text,
        pictureIds: [],
        at: NOW,
      })),
      older: null,
    }))
    const { words, at } = await open('/chat/chat-support', { language })
    const question = page.getByLabelText(words(msg`Câu hỏi của bạn`))
    const send = page.getByRole('button', { name: words(msg`Gửi câu hỏi`) })
    await expect.element(question).toBeVisible()
    await axeClean()
    await send.click()
    await expect.element(question).toHaveFocus()
    await expect.element(question).toHaveAttribute('aria-invalid', 'true')
    await question.fill('Tôi đặt nhầm ngày thì làm sao?')
    await send.click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox').fill('0912345678')
    await sheet.getByRole('button', { name: language === 'vi' ? 'Gửi mã' : 'Send the code' }).click()
    await sheet.getByRole('textbox').first().fill('123456')
    await sheet.getByRole('button', { name: words(msg`Xác minh và gửi câu hỏi`) }).click()
    await expect.element(page.getByText('Tôi đặt nhầm ngày thì làm sao?')).toBeVisible()
    await expect.element(sheet).not.toBeInTheDocument()
    // What was sent does not stand once more where one writes.
    await expect.element(page.getByRole('textbox')).toHaveValue('')
    expect(sent.map(({ text }) => text)).toEqual(['Tôi đặt nhầm ngày thì làm sao?'])
    expect(at()).toBe('/chat/chat-support')
  },
)

test('a first question that is refused after its writer has left is told of, and stands where they write', async () => {
  answer('account.sendSignInCode', { resend_after: 60, expires_in: 300 })
  answer('account.proveCode', { expires_in: 1800 })
  answer('account.signInByCode', () => {
    document.cookie = 'signed_in=1; Path=/; SameSite=Lax'
    answerFrame({ ...PEOPLE.guest, email: null })
    return { outcome: 'signedIn', token: '' }
  })
  answer('notification.settings', {
    settings: DEFAULT_NOTICE_SETTINGS,
    webPush: null,
    lastPush: null,
    devices: 0,
  })
  answer('chat.thread', { head: HEAD, messages: [], older: null })
  const { late, answerLate } = held()
  const sent = answer('chat.send', async (_message, refuse) => {
    await late
    return refuse('G_CHAT_CLOSED')
  })
  const { router } = await open('/chat/chat-support')
  await page.getByLabelText('Câu hỏi của bạn').fill('Tôi đặt nhầm ngày thì làm sao?')
  await page.getByRole('button', { name: 'Gửi câu hỏi' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').fill('0912345678')
  await sheet.getByRole('button', { name: 'Gửi mã' }).click()
  await sheet.getByRole('textbox').first().fill('123456')
  await sheet.getByRole('button', { name: 'Xác minh và gửi câu hỏi' }).click()
  await expect.poll(() => sent.length).toBe(1)
  await router.navigate({ to: '/notification/settings' })
  answerLate()
  await expect.element(page.getByText(CODES.G_CHAT_CLOSED.vi)).toBeVisible()
  await router.navigate({ to: '/chat/chat-support' })
  await expect.element(page.getByRole('textbox')).toHaveValue('Tôi đặt nhầm ngày thì làm sao?')
})
