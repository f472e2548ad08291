import { expect, test } from 'vitest'
import { Words } from '#src/i18n/catalogs.ts'

test('what is loaded side by side is all known, so that another language brings all of it', async () => {
  const words = new Words()
  await Promise.all([words.speak('vi', ['frame']), words.speak('vi', ['desk']), words.speak('vi', ['chat'])])
  expect(new Set(words.loaded('vi'))).toEqual(new Set(['app', 'frame', 'desk', 'chat']))
})

test('each language has a translator of its own, and whoever listens hears of another one alone', async () => {
  const words = new Words()
  const heard: string[] = []
  await words.speak('vi', [])
  const vietnamese = words.read()
  words.subscribe(() => heard.push(words.read().locale))
  await words.speak('vi', ['frame'])
  expect(heard).toEqual([])
  await words.speak('en', words.loaded('vi'))
  expect(heard).toEqual(['en'])
  expect(vietnamese.locale).toBe('vi')
  await words.speak('vi', [])
  expect(words.read()).toBe(vietnamese)
})

test('words of the language before that come late do not bring it back', async () => {
  const words = new Words()
  await words.speak('en', [])
  await words.speak('vi', [])
  const late = words.speak('vi', ['investor'])
  await words.speak('en', [])
  await late
  expect(words.read().locale).toBe('en')
  expect(words.loaded('vi')).toContain('investor')
})
