import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { appendFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sandboxTransaction, type SandboxTransaction } from './transaction.ts'

const FILE = 'sandbox-gateway.jsonl'

/** The stand-in's memory: one line for each change of a transaction, the last line of a reference counts. */
export interface Ledger {
  get(reference: string): SandboxTransaction | undefined
  all(): SandboxTransaction[]
  /** Known to `get` at once; the promise ends when it is on the disk. */
  put(transaction: SandboxTransaction): Promise<void>
}

/** The line's transaction; null for a line that a crash cut short. */
function readLine(line: string): SandboxTransaction | null {
  try {
    return sandboxTransaction.parse(JSON.parse(line))
  } catch {
    return null
  }
}

/** Opens the memory in `directory`, which is made when it is missing. One process at a time. */
export async function openLedger(directory: string): Promise<Ledger> {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, FILE)
  const transactions = new Map<string, SandboxTransaction>()
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const transaction = line === '' ? null : readLine(line)
    if (transaction) transactions.set(transaction.reference, transaction)
  }
  // Written anew at each start, so that neither old states nor half a line stay in front of what is added.
  const lines = [...transactions.values()].map((transaction) => `${JSON.stringify(transaction)}\n`)
  await writeFile(`${file}.new`, lines.join(''), { flush: true })
  await rename(`${file}.new`, file)

  let written = Promise.resolve()
  return {
    get: (reference) => transactions.get(reference),
    all: () => [...transactions.values()],
    put: (transaction) => {
      transactions.set(transaction.reference, transaction)
      written = written.then(() => appendFile(file, `${JSON.stringify(transaction)}\n`, { flush: true }))
      return written
    },
  }
}
