import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MAX_PICTURES, MAX_UPLOAD_BYTES } from '#contract/upload.ts'
import type { ReceivedFile } from '#server/handlers.ts'
import { Refusal, refuse } from '#server/refusal.ts'

/** One byte more than is accepted, so that a file that is too large shows itself without being read to its end. */
const FILE_SIZE = MAX_UPLOAD_BYTES + 1
const LIMITS = {
  fileSize: FILE_SIZE,
  files: MAX_PICTURES,
  fields: 10,
  fieldNameSize: 100,
  fieldSize: 1000,
  parts: MAX_PICTURES + 10,
  headerPairs: 20,
}

/** Lets the calls of one scope be sent as multipart/form-data; all others go on refusing it. */
export const takeMultipart = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, { limits: LIMITS, throwFileSizeLimit: false })
}

const isTooMany = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT'

/** The files of a call, each read up to the limit and no further. Fields beside them are not looked at. */
export async function receiveFiles(request: FastifyRequest): Promise<ReceivedFile[]> {
  if (!request.isMultipart()) return []
  const files: ReceivedFile[] = []
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      const chunks: Buffer[] = []
      for await (const chunk of part.file) if (chunk instanceof Buffer) chunks.push(chunk)
      files.push({ name: part.filename, type: part.mimetype, bytes: Buffer.concat(chunks) })
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (isTooMany(error)) refuse('C_039', [MAX_PICTURES])
    // What is left is a body that is not what it says, or a line that was cut.
    refuse('G_INPUT', [], { fields: { body: { code: 'C_004' } } })
  }
  return files
}
