import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { nightsIn } from './nights.ts'

/** A program of its own: a file on its way in, the nights on their way out. Whatever else happens is no answer. */
const wish = z.object({ text: z.string(), from: z.iso.date(), to: z.iso.date(), own: z.string() })

process.stdout.write(JSON.stringify(nightsIn(wish.parse(JSON.parse(await text(process.stdin))))))
