import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'
import * as z from 'zod'
import { freePort } from '#tests/support/postgres.ts'
import { SCREEN, type Browser } from './browser.ts'
import { WebDriver } from './webdriver.ts'

/** A display in memory. */
const DISPLAY = ':97'
const driver = z.object({ ready: z.boolean() })

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    async (response) =>
      z.object({ value: driver }).safeParse(await response.json()).data?.value.ready ?? response.ok,
    () => false,
  )

/**
 * WebKitGTK's MiniBrowser, driven by WebDriver. A driven one keeps what it stores in memory: the app is opened anew in a
 * window of its own, but not by another process.
 */
export async function openWebKit(): Promise<Browser> {
  const display = spawn('Xvfb', [DISPLAY, '-screen', '0', '1024x1024x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  })
  const port = await freePort()
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY,
      GDK_BACKEND: 'x11',
      LANG: 'vi_VN.UTF-8',
    },
    stdio: 'ignore',
  })
  const stop = async (): Promise<void> => {
    await end(server)
    await end(display)
  }
  const address = `http://127.0.0.1:${port}`
  await expect.poll(() => isReady(address), { timeout: 20_000 }).toBe(true)
  const session = await WebDriver.begin(address, {}).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  await session.command('POST', '/window/rect', SCREEN)
  return {
    async open(to) {
      await session.command('POST', '/url', { url: to })
    },
    ask: (expression) =>
      session.command('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
    async type(selector, text) {
      await session.command('POST', `${await session.element(selector)}/value`, { text })
    },
    async click(selector) {
      await session.command('POST', `${await session.element(selector)}/click`)
    },
    async picture() {
      return Buffer.from(z.string().parse(await session.command('GET', '/screenshot')), 'base64')
    },
    async anew() {
      const { handle } = z
        .object({ handle: z.string() })
        .parse(await session.command('POST', '/window/new', { type: 'window' }))
      await session.command('DELETE', '/window')
      await session.command('POST', '/window', { handle })
      await session.command('POST', '/window/rect', SCREEN)
    },
    async close() {
      await session.end()
      await stop()
    },
  }
}
