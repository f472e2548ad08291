import { describe, expect, it } from 'vitest'
import { isVrLink } from '#contract/vr.ts'

const HOSTS = ['my.matterport.com', 'kuula.co']

describe('a virtual-reality link', () => {
  it.each([
    'https://my.matterport.com/show/?m=SxQL3iGyoDo',
    'https://kuula.co/share/collection/7l?logo=1#x',
    'https://kuula.co',
    '/panorama/0193c0de-0000-7000-8000-000000000000',
  ])('%s opens', (link) => expect(isVrLink(link, HOSTS)).toBe(true))

  it.each([
    '',
    'http://kuula.co/share',
    '//kuula.co/share',
    'https://kuula.co:8443/share',
    'https://kuula.co.evil.example/',
    'https://evil.example/?https://kuula.co/',
    'https://kuula.co@evil.example/',
    'https://name:word@kuula.co/',
    'https://sub.kuula.co/',
    'https://kuula.co\\@evil.example/',
    'https://kuula.co/a b',
    'javascript:alert(1)//https://kuula.co/',
    'data:text/html,x',
    '/panorama/../login',
    '/panorama/0193c0de-0000-7000-8000-000000000000/../../login',
    `https://kuula.co/${'x'.repeat(500)}`,
  ])('%s does not', (link) => expect(isVrLink(link, HOSTS)).toBe(false))
})
