import { afterEach, expect, it, vi } from 'vitest'
import { preferencesFrom, PreferenceStore } from '#src/i18n/preferences.ts'

afterEach(() => {
  for (const name of ['lang', 'currency', 'theme']) document.cookie = `${name}=; path=/; max-age=0`
  document.documentElement.lang = 'vi'
  delete document.documentElement.dataset.theme
})

it('nothing chosen, or nonsense, is Vietnamese, đồng, and as the device is', () => {
  const plain = { language: 'vi', currency: 'VND', theme: 'system' }
  expect(preferencesFrom('')).toEqual(plain)
  expect(preferencesFrom('lang=fr; currency=EUR; theme=blue')).toEqual(plain)
})

it('a choice is kept for the next visit, shows at once and is told to who listens', () => {
  const store = new PreferenceStore(preferencesFrom(''))
  const heard = vi.fn<() => void>()
  store.subscribe(heard)
  store.change({ language: 'en', theme: 'dark' })
  expect(store.readFirst()).toEqual(preferencesFrom(''))
  expect(preferencesFrom(document.cookie)).toEqual({ language: 'en', currency: 'VND', theme: 'dark' })
  expect(document.documentElement.lang).toBe('en')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(heard).toHaveBeenCalledOnce()
})
