import { expect, test } from 'vitest'
import { CODES } from '#contract/codes.ts'
import { TakenNote } from '#src/features/chat/desk/TakeBar.tsx'
import { onPage } from '#tests/support/onPage.tsx'
import { answer } from '../support/answers.ts'

test('a conversation that could not be given back says so, and can be given back once more', async () => {
  // The server's words are in the language that the page says it has.
  document.documentElement.lang = 'vi'
  const asked = answer('chat.take', (_input, refuse) => refuse('G_503'))
  const screen = await onPage(<TakenNote id="01980000-0000-7000-8000-00000000aa01" />, ['chat'])
  const give = screen.getByRole('button', { name: 'Trả lại cho đồng nghiệp' })
  await give.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(CODES.G_503.vi)
  await give.click()
  await expect.poll(() => asked.map(({ take }) => take)).toEqual([false, false])
})
