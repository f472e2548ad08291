import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { ROOT } from '#server/root.ts'
import { bundled } from './bundled.ts'

const JOURNAL = 'server/db/migrations/meta/_journal.json'
const entries = z.object({ entries: z.array(z.object({ tag: z.string() })) })

const git = (args: readonly string[], input?: string): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', input, maxBuffer: 64 * 1024 * 1024 })
const tagsIn = (text: string) => entries.parse(JSON.parse(text)).entries.map(({ tag }) => tag)

/** The newest commit of this line of history that lacks the newest migration and has those before it: what was released last. */
function releasedCommit(): { commit: string; lacks: string } {
  const today = tagsIn(git(['show', `HEAD:${JOURNAL}`]))
  const before = today.slice(0, -1).join()
  const commits = git(['rev-list', '--first-parent', 'HEAD']).trim().split('\n')
  const asked = commits.map((commit) => `${commit}:${JOURNAL}`).join('\n')
  const blobs = git(['cat-file', '--batch-check=%(objectname) %(objecttype)'], asked).trim().split('\n')
  const released = new Map<string, boolean>()
  const found = commits.find((_commit, at) => {
    const [blob = '', type] = (blobs[at] ?? '').split(' ')
    if (type !== 'blob') return false
    const known = released.get(blob) ?? tagsIn(git(['cat-file', 'blob', blob])).join() === before
    released.set(blob, known)
    return known
  })
  if (found === undefined)
    throw new Error('The history holds no build before the newest migration: git fetch --unshallow.')
  return { commit: found, lacks: today.at(-1) ?? '' }
}

/** The server of that commit as one file, out of its own sources and migrations, with today's packages. */
export async function releasedBuild(): Promise<{
  commit: string
  lacks: string
  file: string
  remove: () => void
}> {
  const { commit, lacks } = releasedCommit()
  const folder = mkdtempSync(join(tmpdir(), 'ghe-released-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const sources = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1024 * 1024 * 1024 })
    const unpacked = spawnSync('tar', ['-x', '-C', folder], { input: sources })
    if (unpacked.status !== 0) throw new Error(unpacked.stderr.toString())
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    const { file } = await bundled('tests/support/apiServer.ts', folder)
    return { commit, lacks, file, remove }
  } catch (error) {
    remove()
    throw error
  }
}
