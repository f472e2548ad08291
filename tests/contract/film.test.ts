import { expect, test } from 'vitest'
import { filmOf } from '#contract/film.ts'

const HOSTS = ['www.youtube-nocookie.com', 'media.example.vn']

test.each([
  ['/films/demo-1.webm', 'file'],
  ['https://media.example.vn/2026/dem-vinh.mp4', 'file'],
  ['dQw4w9WgXcQ', 'player'],
  ['https://elsewhere.example/x.mp4', null],
  ['http://media.example.vn/x.mp4', null],
  ['https://media.example.vn:8443/x.mp4', null],
  ['https://a@media.example.vn/x.mp4', null],
  ['https://media.example.vn/x.html', null],
  ['/films/../x.mp4', null],
  ['javascript:alert(1)', null],
])('a film at %s is %s', (text, kind) => {
  expect(filmOf(text, HOSTS)?.kind ?? null).toBe(kind)
})

test('an id is played only where its player is allowed, without cookies', () => {
  expect(filmOf('dQw4w9WgXcQ', [])).toBeNull()
  expect(filmOf('dQw4w9WgXcQ', HOSTS)?.address).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)
})
