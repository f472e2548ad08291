import { setTimeout as wait } from 'node:timers/promises'
import { endInOrder } from '#server/ending.ts'

const say = (word: string) => process.stdout.write(`${word}\n`)

/** A process with work in hand when it is told to end; it says when it stands, when it was told, and when the work is done. */
endInOrder(console, 0, {
  drain: () => say('told'),
  close: async (error) => {
    await wait(Number(process.argv[2]))
    say(error ? 'broken' : 'done')
  },
})
const work = setInterval(() => undefined, 60_000)
process.once('exit', () => clearInterval(work))
say('stands')
