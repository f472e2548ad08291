import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

const isPieces = (answer: unknown): answer is AsyncIterable<string> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer

/** Sends a JSON file as it is written; its reader's pace is its writer's. */
export function sendDownload(reply: FastifyReply, answer: unknown): FastifyReply {
  if (!isPieces(answer)) throw new TypeError('A download answers with pieces of text.')
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', 'attachment; filename="ghe.json"')
    .type('application/json; charset=utf-8')
    .send(Readable.from(answer))
}
