import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'
import { BUNDLED, ROOT } from '#server/root.ts'

const answer = z.tuple([z.string(), z.string()])
type Asker = { resolve: (svg: string) => void; reject: (error: unknown) => void }

const FILE = pathToFileURL(join(ROOT, BUNDLED ? 'dist/server/demo/drawer.js' : 'demo/pictures/drawer.ts'))

/** From source a thread has to be taught TypeScript first: tsx reaches the threads of Node 20 by its own import alone. */
function newThread(): Worker {
  if (BUNDLED) return new Worker(FILE)
  const [tsx, file] = [import.meta.resolve('tsx/esm/api'), FILE.href].map((address) =>
    JSON.stringify(address),
  )
  return new Worker(`import(${tsx}).then(({ tsImport }) => tsImport(${file}, ${file}))`, { eval: true })
}

let drawer: Worker | null = null
const asked = new Map<string, Asker[]>()

function end(error: unknown): void {
  drawer = null
  const waiting = [...asked.values()].flat()
  asked.clear()
  for (const { reject } of waiting) reject(error)
}

function start(): Worker {
  const worker = newThread()
  worker.unref()
  worker.on('message', (told) => {
    const [id, svg] = answer.parse(told)
    const askers = asked.get(id) ?? []
    asked.delete(id)
    if (asked.size === 0) worker.unref()
    for (const { resolve } of askers) resolve(svg)
  })
  worker.on('error', end)
  worker.on('exit', () => {
    if (drawer === worker) end(new Error('the drawing thread has ended'))
  })
  return worker
}

/** Draws the picture of an id in a thread of its own, so that nobody's call waits for somebody's picture. */
export function drawApart(id: string): Promise<string> {
  return new Promise((resolve, reject) => {
    drawer ??= start()
    drawer.ref()
    const askers = asked.get(id)
    if (askers) return void askers.push({ resolve, reject })
    asked.set(id, [{ resolve, reject }])
    drawer.postMessage(id)
  })
}
