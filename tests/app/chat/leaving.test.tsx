import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES } from '#contract/shapes/primitives.ts'
import { DEFAULT_NOTICE_SETTINGS } from '#contract/shapes/notification.ts'
import { answer } from '../support/answers.ts'
import { held } from '../support/held.ts'
import { open } from '../support/open.tsx'

test.each(LANGUAGES)(
  'in %s, who leaves a conversation before a message is refused is told, and finds it where they write',
  async (language) => {
    answer('notification.settings', {
      settings: DEFAULT_NOTICE_SETTINGS,
      webPush: null,
      lastPush: null,
      devices: 0,
    })
    answer('chat.thread', {
      head: {
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
      },
      messages: [],
      older: null,
    })
    const { late, answerLate } = held()
    answer('chat.send', async (_message, refuse) => {
      await late
      return refuse('G_CHAT_CLOSED')
    })
    const { words, router } = await open('/chat/chat-support', { as: 'guest', language })
    await page.getByRole('textbox').fill('Cho tôi hỏi một câu')
    await page.getByRole('button', { name: words(msg`Gửi`), exact: true }).click()
    await expect.element(page.getByRole('textbox')).toHaveValue('')
    await router.navigate({ to: '/notification/settings' })
    answerLate()
    const told = msg`Tin nhắn vừa rồi không gửi được. Lời bạn viết còn trong ô soạn của cuộc trò chuyện.`
    await expect.element(page.getByText(words(told))).toBeVisible()
    await router.navigate({ to: '/chat/chat-support' })
    await expect.element(page.getByRole('textbox')).toHaveValue('Cho tôi hỏi một câu')
  },
)
