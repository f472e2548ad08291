import type { Output } from '#contract/endpoints.ts'
import { PATIENCE } from '#contract/patience.ts'
import { LANGUAGE_HEADER, PAGE_HEADER } from '#contract/worker.ts'
import { offlineProblem, problemFrom } from './problem.ts'
import { refreshSession } from './refresh.ts'
import { sessionMark } from './session.ts'
import { pageLanguage } from './transport.ts'
import { BASE, WIRE } from './wire.ts'

export type SentPicture = Output<'file.upload'>[number]
type Watch = { signal?: AbortSignal; onProgress?: (share: number) => void }

const isAnswer = (body: unknown): body is { data: SentPicture[] } =>
  typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** One try. `fetch` cannot say how much has gone out, so this is the older way. */
function send(file: File, { signal, onProgress }: Watch): Promise<{ status: number; body: unknown }> {
  const { method, path } = WIRE['file.upload']
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, BASE + path)
    request.timeout = PATIENCE.files.begins
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader(PAGE_HEADER, '1')
    request.setRequestHeader(LANGUAGE_HEADER, pageLanguage())
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total)
    })
    request.addEventListener('load', () =>
      resolve({ status: request.status, body: parsed(request.responseText) }),
    )
    for (const end of ['error', 'timeout']) request.addEventListener(end, () => reject(offlineProblem()))
    request.addEventListener('abort', () => reject(new DOMException('Stopped.', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file, file.name)
    request.send(form)
  })
}

/**
 * Sends one picture and says what it is called from now on. Fails like every call, with an ApiProblem; sending the same file
 * again is no harm, the server knows it by its bytes.
 */
export async function sendPicture(file: File, watch: Watch = {}): Promise<SentPicture> {
  const asked = sessionMark()
  let answer = await send(file, watch)
  if (answer.status === 401 && (await refreshSession(asked))) answer = await send(file, watch)
  const { status, body } = answer
  const [picture] = status === 200 && isAnswer(body) ? body.data : []
  if (!picture) throw problemFrom(status, body)
  return picture
}
