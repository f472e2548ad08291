import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Words } from '#src/i18n/catalogs.ts'
import { LocaleProvider } from '#src/i18n/Locale.tsx'
import { PreferenceStore } from '#src/i18n/preferences.ts'
import { ComponentsPage } from '#src/ui/gallery/ComponentsPage.tsx'
import { ExamplePage } from '#src/ui/gallery/ExamplePage.tsx'

test.each([
  ['all components', ComponentsPage, 'Thành phần giao diện'],
  ['the example', ExamplePage, 'Trang mẫu'],
])('while developing, the page of %s shows', async (_what, Page, heading) => {
  const words = new Words()
  await words.speak('vi', [])
  const preferences = new PreferenceStore({ language: 'vi', currency: 'VND', theme: 'system' })
  const screen = await render(
    <LocaleProvider locale={{ words, preferences, rate: null }}>
      <Page />
    </LocaleProvider>,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
})
