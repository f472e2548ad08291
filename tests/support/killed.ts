import { readdirSync, readFileSync } from 'node:fs'

const commandOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** Kills a browser with all its processes in the middle of whatever they do: those that run on `directory`. */
export function killBrowser(directory: string): number {
  const pids = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && commandOf(name).includes(directory),
  )
  for (const pid of pids) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It went with its parent.
    }
  }
  return pids.length
}
