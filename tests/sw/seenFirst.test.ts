import { afterEach, expect, test, vi } from 'vitest'
import { seenFirst } from '../../sw/seenFirst.ts'

const THEME = '<script>const theme=document.cookie</script>'
const shell = (head = THEME) =>
  new Response(
    `<!doctype html><html lang="vi"><head>${head}</head><body><svg/><!--seen--><script>app</script></body></html>`,
    {
      headers: { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" },
    },
  )
const cookies = (all: Readonly<Record<string, string>>) =>
  vi.stubGlobal('cookieStore', {
    get: (name: string) => Promise.resolve(name in all ? { name, value: all[name] } : null),
  })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is to be seen comes first, without a script, and what starts the app a moment later', async () => {
  vi.useFakeTimers()
  cookies({})
  const answer = await seenFirst(shell())
  expect(answer.headers.get('content-security-policy')).toBe("script-src 'self'")
  const pieces = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const first = await pieces?.read()
  expect(first?.value).toBe('<!doctype html><html lang="vi"><head></head><body><svg/>')
  let later = ''
  const rest = pieces?.read().then(({ value }) => (later = value ?? ''))
  expect(later).toBe('')
  await vi.runAllTimersAsync()
  await rest
  expect(later).toBe('<!--seen--><script>app</script></body></html>')
  expect(await pieces?.read()).toMatchObject({ done: true })
})

test.each([
  [{ theme: 'dark' }, '<html lang="vi" data-theme="dark">'],
  [{ theme: 'light', lang: 'en' }, '<html lang="en" data-theme="light">'],
  [{ theme: '"><script>alert(1)</script>', lang: 'xx' }, '<html lang="vi">'],
])('theme and language are written into it: %o', async (all, html) => {
  cookies(all)
  const text = await (await seenFirst(shell())).text()
  expect(text).toContain(html)
  expect(text).not.toContain('document.cookie')
  expect(text).not.toContain('alert')
})

test('a document that is not the shell, and a browser whose workers see no cookies, get it as it is', async () => {
  const whole = await shell().text()
  expect(await (await seenFirst(shell())).text()).toBe(whole)
  cookies({ theme: 'dark' })
  const other = '<h1>Ghé</h1>'
  expect(await (await seenFirst(new Response(other))).text()).toBe(other)
})

test('cookies that cannot be read keep nobody from the page', async () => {
  vi.stubGlobal('cookieStore', { get: () => Promise.reject(new TypeError('SecurityError')) })
  expect(await (await seenFirst(shell())).text()).toContain('<script>app</script>')
})
