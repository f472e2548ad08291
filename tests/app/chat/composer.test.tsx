import '#src/styles/paper.css'
import '#src/styles/index.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, entries } from 'idb-keyval'
import type { ReactNode } from 'react'
import { DRAFTS_DATABASE, DRAFTS_TABLE } from '#contract/worker.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Composer } from '#src/features/chat/thread/Composer.tsx'
import { keepTyped } from '#src/features/chat/thread/typed.ts'
import { Words } from '#src/i18n/catalogs.ts'
import { LocaleProvider } from '#src/i18n/Locale.tsx'
import { PreferenceStore } from '#src/i18n/preferences.ts'

const words = new Words()
await words.speak('vi', ['chat', 'pictures'])
const locale = {
  words,
  preferences: new PreferenceStore({ language: 'vi', currency: 'VND', theme: 'light' }),
  rate: null,
}
const Spoken = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <LocaleProvider locale={locale}>{children}</LocaleProvider>
  </QueryClientProvider>
)
beforeEach(() => keepTyped('one', ''))

const writing = async (name = 'one') => {
  const onSay = vi.fn()
  const screen = await render(<Composer name={name} label="Tin nhắn cho Lan" onSay={onSay} />, {
    wrapper: Spoken,
  })
  return { onSay, field: screen.getByRole('textbox', { name: 'Tin nhắn cho Lan' }), screen }
}

describe('writing a message', () => {
  test('Enter sends, Shift+Enter begins a new line, and the focus stays', async () => {
    const { onSay, field } = await writing()
    await field.click()
    await userEvent.keyboard('Chào chị{Shift>}{Enter}{/Shift}nhà còn phòng không?')
    await expect.element(field).toHaveValue('Chào chị\nnhà còn phòng không?')
    await userEvent.keyboard('{Enter}')
    expect(onSay.mock.calls).toEqual([['Chào chị\nnhà còn phòng không?', []]])
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
  })

  test('Enter that ends a letter being put together sends nothing', async () => {
    const { onSay, field } = await writing()
    await field.fill('được')
    field
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
    expect(onSay).not.toHaveBeenCalled()
  })

  test('nothing, or only what nobody sees, is not sent', async () => {
    const { onSay, field, screen } = await writing()
    await field.fill('  \u200b ')
    const button = screen.getByRole('button', { name: 'Gửi', exact: true })
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await userEvent.keyboard('{Enter}')
    expect(onSay).not.toHaveBeenCalled()
    await expect.element(field).toHaveFocus()
  })

  test('too many letters are said, and not cut off', async () => {
    const { onSay, field, screen } = await writing()
    await field.fill('a'.repeat(1001))
    await expect.element(screen.getByText('1001/1000')).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('{Enter}')
    expect(onSay).not.toHaveBeenCalled()
  })

  test('W14: what was begun is there again after a look elsewhere, sealed on the device until it is sent', async () => {
    const first = await writing('two')
    await first.field.fill('Còn nữa')
    await first.screen.unmount()
    const { field } = await writing('two')
    await expect.element(field).toHaveValue('Còn nữa')
    await expect.element(field).toHaveAttribute('autocomplete', 'off')
    const onDisk = async () => {
      const all = await entries(createStore(DRAFTS_DATABASE, DRAFTS_TABLE))
      return all.filter(([key]) => key === 'draft chat two').map(([, value]) => JSON.stringify(value))
    }
    await expect.poll(onDisk).toHaveLength(1)
    expect((await onDisk()).join()).not.toContain('Còn')
    await field.click()
    await userEvent.keyboard('{Enter}')
    await expect.poll(onDisk).toHaveLength(0)
  })
})
