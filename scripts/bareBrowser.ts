import { setTimeout as wait } from 'node:timers/promises'
import { launch } from 'chrome-launcher'
import * as z from 'zod'
import { chromiumLaunch, enginePath } from '../tests/support/chromium.ts'

const answer = z.object({
  id: z.number(),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
})
const target = z.object({ targetId: z.string() })
const session = z.object({ sessionId: z.string() })
const evaluated = z.object({ result: z.object({ value: z.optional(z.unknown()) }) })

/** One tab: `send` speaks the DevTools protocol to it. */
export type BareTab = {
  send: (method: string, params?: object) => Promise<unknown>
  evaluate: (expression: string) => Promise<unknown>
  close: () => Promise<void>
}
export type BareBrowser = { tab: () => Promise<BareTab>; close: () => Promise<void> }

/**
 * A browser at the profile in `directory` that is told only what is asked for: a test tool puts scripts of its own into every
 * page and listens to all it does, which a slowed page pays for before its first paint.
 */
export async function startBareBrowser(directory: string): Promise<BareBrowser> {
  const path = enginePath()
  const chrome = await launch({
    ...(path === null ? {} : { chromePath: path }),
    userDataDir: directory,
    chromeFlags: [
      ...chromiumLaunch().args,
      '--headless=new',
      '--remote-debugging-pipe',
      '--window-size=360,740',
      '--lang=vi',
    ],
    envVars: { ...process.env, TZ: 'Asia/Ho_Chi_Minh' },
  })
  const pipes = chrome.remoteDebuggingPipes
  if (!pipes) throw new Error('The browser has no pipe to be told through.')
  const waiting = new Map<number, (said: z.infer<typeof answer>) => void>()
  let last = 0
  let heard = ''
  pipes.incoming.setEncoding('utf8').on('data', (piece: string) => {
    const [rest = '', ...messages] = (heard + piece).split('\0').toReversed()
    heard = rest
    for (const message of messages.toReversed()) {
      const { success, data } = answer.safeParse(JSON.parse(message))
      if (!success) continue
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
    }
  })
  const send = async (method: string, params: object = {}, sessionId?: string): Promise<unknown> => {
    last += 1
    const id = last
    const said = await new Promise<z.infer<typeof answer>>((resolve) => {
      waiting.set(id, resolve)
      pipes.outgoing.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
    if (said.error) throw new Error(`${method}: ${said.error.message}`)
    return said.result
  }
  return {
    tab: async () => {
      const { targetId } = target.parse(await send('Target.createTarget', { url: 'about:blank' }))
      const { sessionId } = session.parse(await send('Target.attachToTarget', { targetId, flatten: true }))
      return {
        send: (method, params) => send(method, params, sessionId),
        evaluate: async (expression) =>
          evaluated.parse(
            await send(
              'Runtime.evaluate',
              { expression, returnByValue: true, awaitPromise: true },
              sessionId,
            ),
          ).result.value,
        close: async () => void (await send('Target.closeTarget', { targetId })),
      }
    },
    close: async () => {
      await send('Browser.close').catch(() => undefined)
      for (let tries = 0; chrome.process.exitCode === null && tries < 50; tries += 1) await wait(100)
      chrome.kill()
    },
  }
}
