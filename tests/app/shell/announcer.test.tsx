import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { RouteAnnouncer } from '#src/app/state/RouteAnnouncer.tsx'

/** Where the browser opened this document, as far as the app's routes are concerned. */
const OPENED = location.pathname
const before = document.title
beforeEach(() => {
  document.title = 'Phiên chợ · Ghé'
})
afterEach(() => {
  document.title = before
})

/** An app of two pages, whose announcer comes when it is asked for. */
async function shown() {
  function Frame() {
    const [idle, setIdle] = useState(false)
    return (
      <>
        <main tabIndex={-1}>
          <Outlet />
        </main>
        <button type="button" onClick={() => setIdle(true)}>
          Rảnh
        </button>
        {idle && <RouteAnnouncer />}
      </>
    )
  }
  const root = createRootRoute({ component: Frame })
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: OPENED, component: () => 'Tin tức' }),
      createRoute({ getParentRoute: () => root, path: '/new/phien-cho', component: () => 'Bài viết' }),
    ]),
    history: createMemoryHistory({ initialEntries: [OPENED] }),
  })
  const screen = await render(<RouterProvider router={router} />)
  await expect.element(screen.getByText('Tin tức')).toBeVisible()
  const open = () => router.history.push('/new/phien-cho')
  const idle = () => screen.getByRole('button', { name: 'Rảnh' }).click()
  return { screen, open, idle }
}

test('the page that the browser opened is left to the browser; the next one is read out and takes the focus', async () => {
  const { screen, open, idle } = await shown()
  await idle()
  await expect.element(screen.getByRole('status')).toBeInTheDocument()
  expect(screen.getByRole('status').element().textContent).toBe('')
  await expect.element(screen.getByRole('main')).not.toHaveFocus()
  open()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Phiên chợ · Ghé')
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('a page that was opened before the device was idle is read out late rather than never', async () => {
  const { screen, open, idle } = await shown()
  open()
  await expect.element(screen.getByText('Bài viết')).toBeVisible()
  await idle()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Phiên chợ · Ghé')
  await expect.element(screen.getByRole('main')).toHaveFocus()
})
