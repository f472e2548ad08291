import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import type { Plugin } from 'vite'

const PACKAGE = new URL('../../node_modules/qr-scanner/qr-scanner-worker.min.js', import.meta.url)

/** qr-scanner carries its worker as a text inside a blob, which the content policy refuses: here is that text. */
function decoderSource(): string {
  let source = ''
  const context = {
    /** Called with `new`, as the package does it. */
    Worker: function Worker() {},
    URL: { createObjectURL: () => '' },
    Blob: function Blob([text]: readonly string[]) {
      source = text ?? ''
    },
  }
  const script = readFileSync(PACKAGE, 'utf8').replace('export const createWorker=', 'const createWorker=')
  runInNewContext(`${script}\n;createWorker()`, context)
  if (!source.includes('qrResult')) throw new Error('qr-scanner keeps its decoder elsewhere now.')
  return source
}

/** Makes `src/app/qr/engine.ts` the decoder of qr-scanner, as a worker's file of our own. */
export function qrEngine(): Plugin {
  const file = fileURLToPath(new URL('../../src/app/qr/engine.ts', import.meta.url))
  return {
    name: 'ghe:qr-engine',
    enforce: 'pre',
    load(id) {
      const [path, question = ''] = id.split('?')
      // Asked for its address the file is somebody else's to answer.
      return path === file && !question.includes('url') ? decoderSource() : null
    },
  }
}
