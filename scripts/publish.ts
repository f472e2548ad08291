import 'temporal-polyfill/global'
import { readFileSync, writeFileSync } from 'node:fs'
import { formatted } from './formatted.ts'
import { codeNow } from './proof/changed.ts'

/** Puts a measured table, with what it says of itself, its day and the code's commit, between the marks of its name in a document. */
export async function publish(
  file: string,
  name: string,
  says: string,
  table: readonly string[],
): Promise<void> {
  const before = readFileSync(file, 'utf8')
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [before.indexOf(begin), before.indexOf(end)]
  if (from < 0 || to < from) throw new RangeError(`${file} has no place for ${name}`)
  const day = Temporal.Now.plainDateISO('Asia/Ho_Chi_Minh').toString()
  const text = `${begin}\n\n${says}, ${day}, ${codeNow()}.\n\n${table.join('\n')}\n\n`
  const after = before.slice(0, from) + text + before.slice(to)
  writeFileSync(file, await formatted(file, after))
}
