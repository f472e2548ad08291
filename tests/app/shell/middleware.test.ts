import { isRedirect } from '@tanstack/react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { noteKept } from '#src/api/keptHere.ts'
import { PageError, runMiddleware, type Access } from '#src/app/middleware.ts'

afterEach(() => {
  document.cookie = 'signed_in=; path=/; max-age=0'
})

/** Where somebody is sent who opens a page; null when they may stay. */
function sentTo(access: Access, href = '/booking?tab=booked'): { to: unknown; search: unknown } | null {
  try {
    runMiddleware(['authentication'], { access, href })
    return null
  } catch (error) {
    if (!isRedirect(error)) throw error
    return { to: error.options.to, search: error.options.search }
  }
}

describe('signed out', () => {
  it('one may see what is everybody’s, and is asked to sign in for what is not', () => {
    expect(sentTo('everyone')).toBeNull()
    expect(sentTo('signedOut')).toBeNull()
    expect(sentTo('signedIn')).toEqual({ to: '/login', search: { back: '/booking?tab=booked' } })
    expect(sentTo('host.work', '/host')).toEqual({ to: '/login', search: { back: '/host' } })
    expect(sentTo('desk.work', '/desk')).toEqual({ to: '/desk/login', search: { back: '/desk' } })
  })
})

describe('W1: signed out for the server, on a device that keeps what was theirs', () => {
  afterEach(() => noteKept(null))

  it('one opens what the device keeps, and nothing else', () => {
    expect(sentTo('kept')).toEqual({ to: '/login', search: { back: '/booking?tab=booked' } })
    noteKept('open')
    expect(sentTo('kept')).toBeNull()
    expect(sentTo('signedIn')).toMatchObject({ to: '/login' })
  })

  it('one who left it sealed is asked to sign in', () => {
    noteKept('sealed')
    expect(sentTo('kept')).toMatchObject({ to: '/login' })
  })
})

describe('signed in', () => {
  it('one opens one’s own pages and is led home from those for signing in', () => {
    document.cookie = 'signed_in=1; path=/'
    expect(sentTo('signedIn')).toBeNull()
    expect(sentTo('host.work')).toBeNull()
    expect(sentTo('signedOut')).toEqual({ to: '/', search: undefined })
  })
})

it('a middleware nobody knows is an error of status 500', () => {
  const run = () => runMiddleware(['no-such'], { access: 'everyone', href: '/' })
  expect(run).toThrow(new PageError(500, 'Unknown middleware'))
})
