import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchText, LARGEST, OPEN_INTERNET } from '#server/ports/calendar/fetchText.ts'
import { isOpenInternet } from '#server/ports/calendar/openInternet.ts'
import { startOtherSite, TEST_INTERNET, type OtherSite } from '#tests/support/otherSite.ts'

let site: OtherSite
beforeAll(async () => {
  site = await startOtherSite()
})
afterAll(() => site.close())

const ask = (address = site.address, longest?: number) => fetchText(address, TEST_INTERNET, longest)
const at = (host: string) => `http://${host}:${site.port}/calendar.ics`

describe('the open Internet', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.7',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '64:ff9b::a00:1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('is not %s', (address) => expect(isOpenInternet(address)).toBe(false))
  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2400:cb00::1'])('is %s', (address) =>
    expect(isOpenInternet(address)).toBe(true),
  )
  it.each([
    'http://airbnb.com/a.ics',
    'https://name:word@airbnb.com/a.ics',
    'https://airbnb.com:8443/a.ics',
    'ftp://airbnb.com/a.ics',
    'file:///etc/passwd',
    'data:text/calendar,x',
  ])('is not asked at %s', (address) => expect(OPEN_INTERNET.mayAsk(new URL(address))).toBe(false))
  it('is asked by https alone', () =>
    expect(OPEN_INTERNET.mayAsk(new URL('https://www.airbnb.com/calendar/ical/1.ics?s=x'))).toBe(true))
  it.each([
    'https://127.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://0x7f.1/a.ics',
    'https://2130706433/',
    'https://localhost/a.ics',
  ])('does not reach this machine by %s', (address) =>
    expect(fetchText(address, OPEN_INTERNET)).rejects.toMatchObject({ problem: 'UNREACHABLE' }),
  )
})

describe('asking another site', () => {
  it('brings its text', async () => {
    site.say('BEGIN:VCALENDAR')
    expect(await ask()).toBe('BEGIN:VCALENDAR')
  })

  it.each(['inside.test', 'both.test', '127.0.0.2', 'nobody.test'])('never goes to %s', async (host) => {
    site.asked.length = 0
    site.say('secret')
    await expect(ask(at(host))).rejects.toMatchObject({ problem: 'UNREACHABLE' })
    expect(site.asked).toEqual([])
  })

  it('follows it where it moved to, a few times', async () => {
    site.answer((request, response) => {
      if (request.url === '/new') response.end('moved')
      else response.writeHead(302, { location: '/new' }).end()
    })
    expect(await ask()).toBe('moved')
    site.answer((_request, response) => void response.writeHead(302, { location: '/again' }).end())
    await expect(ask()).rejects.toMatchObject({ problem: 'UNREACHABLE' })
  })

  it.each(['inside.test', '127.0.0.2'])('does not follow it into %s', async (host) => {
    site.asked.length = 0
    site.answer((_request, response) => void response.writeHead(302, { location: at(host) }).end())
    await expect(ask()).rejects.toMatchObject({ problem: 'UNREACHABLE' })
    expect(site.asked).toEqual(['/calendar.ics'])
  })

  it('does not follow it to another protocol', async () => {
    site.answer(
      (_request, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    )
    await expect(ask()).rejects.toMatchObject({ problem: 'UNREACHABLE' })
  })

  it.each([true, false])('stops what is too large, said beforehand: %s', async (said) => {
    site.answer((_request, response) => {
      if (said) response.setHeader('content-length', LARGEST * 4)
      response.write('x'.repeat(LARGEST + 1))
    })
    await expect(ask()).rejects.toMatchObject({ problem: 'TOO_LARGE' })
  })

  it('does not wait for ever, neither for the first byte nor for the last', async () => {
    site.answer(() => {})
    await expect(ask(site.address, 200)).rejects.toMatchObject({ problem: 'UNREACHABLE' })
    site.answer((_request, response) => void response.write('BEGIN:'))
    await expect(ask(site.address, 200)).rejects.toMatchObject({ problem: 'UNREACHABLE' })
  })

  it('unpacks nothing', async () => {
    site.answer((_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'))
    await expect(ask()).rejects.toMatchObject({ problem: 'MALFORMED' })
  })
})
