import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileType } from '#contract/endpoints/endpoint.ts'
import type { MadeFile } from '#contract/shapes/file.ts'

const TYPES: Record<FileType, string> = {
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
}
/** A letter is shown as a mail program shows it: its own styles and nothing else, in a frame of ours without any rights. */
const LETTER_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"

const isPieces = (answer: unknown): answer is AsyncIterable<string> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer
const isMade = (answer: unknown): answer is MadeFile =>
  typeof answer === 'object' && answer !== null && 'content' in answer

/** Sends a file: what is written piece by piece goes out at its reader's pace. */
export function sendFile(reply: FastifyReply, type: FileType, answer: unknown): FastifyReply {
  reply.header('cache-control', 'no-store').type(TYPES[type])
  if (isPieces(answer))
    return reply
      .header('content-disposition', `attachment; filename="ghe.${type}"`)
      .send(Readable.from(answer))
  if (!isMade(answer)) throw new TypeError('A file is pieces of text, or made whole.')
  const { name, content } = answer
  if (type === 'html')
    reply.header('content-security-policy', LETTER_POLICY).header('x-frame-options', 'SAMEORIGIN')
  else reply.header('content-disposition', `attachment; filename="${name}"`)
  return reply.send(typeof content === 'string' ? content : Buffer.from(content))
}
