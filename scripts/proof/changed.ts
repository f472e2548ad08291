import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const git = (...parameters: string[]): string[] =>
  execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '')

/** Files of the work tree that differ from `base` (a commit), with the new ones; what was deleted is named, too. */
export const changedSince = (base: string): string[] => [
  ...new Set([
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
]

/** Where a branch left the main line; null on the main line itself, and where there is none or no git at all. */
export function branchedAt(): string | null {
  for (const line of ['origin/main', 'main'])
    try {
      const [at] = git('merge-base', 'HEAD', line)
      const [head] = git('rev-parse', 'HEAD')
      return at === undefined || at === head ? null : at
    } catch {
      continue
    }
  return null
}

/** All files of the work tree that are code of ours and still there. */
export const sources = (): string[] =>
  git('ls-files', '-co', '--exclude-standard', '--', ...CODE).filter(
    (file) => /\.tsx?$/.test(file) && !/\.gen\.ts$|\/migrations\//.test(file) && existsSync(file),
  )
const CODE = ['contract', 'src', 'sw', 'server', 'demo', 'tests', 'scripts']

/** The code's state in words, for published figures: the commit, and whether there was more than it. */
export function codeNow(): string {
  const [commit = 'no commit'] = git('rev-parse', '--short', 'HEAD')
  return git('status', '--porcelain', '--', ...CODE).length > 0 ? `${commit} with changes` : commit
}
