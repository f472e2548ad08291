import { createReadStream, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { photoReply, type Photos, type PictureAccess } from '#server/modules/files/files.ts'
import { callersOf, type CallLimiter } from '#server/modules/limits/limits.ts'
import { PicturesBusy, type Pictures } from '#server/modules/pictures/pictures.ts'
import type { ReaderOf } from './reader.ts'
import { parsePictureFile } from '#contract/picture.ts'
import { PACKS } from '#contract/worker.ts'
import { refuse } from '#server/refusal.ts'

/** A year: what is served under such an address never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable'
/** Asked about at every visit: a newer build is seen at once. */
const ASK_AGAIN = 'no-cache'
/** Names that carry a hash of their content. */
const HASHED = /\/assets\//
/** Robots, icons and the like change seldom. */
const ONE_HOUR = 'public, max-age=3600'
const ALWAYS_FRESH = /(\.html|\/sw\.js|\.webmanifest)(\.br|\.gz)?$/

/** The worker's script, and what it may do: ask this server, nothing else. A worker's own policy governs its requests. */
const WORKER = /\/sw\.js(\.br|\.gz)?$/
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'"

const SCRIPT = /\.js(\.br|\.gz)?$/
/** A worker lives under the policy of its own script: it may load and fetch from here, and nothing else. */
const SCRIPT_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

const policyOf = (path: string): string =>
  ALWAYS_FRESH.test(path) || path.includes(PACKS) ? ASK_AGAIN : HASHED.test(path) ? FOR_EVER : ONE_HOUR

/** Serves the build: one route for each file of it, so that nothing else on the disk can ever be asked for. */
export async function addBuiltFiles(app: FastifyInstance, dist = 'dist'): Promise<void> {
  const root = resolve(dist, 'client')
  if (!existsSync(join(root, 'index.html'))) return
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    serveDotFiles: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map', '**/.vite/**', '**/index.html'],
    setHeaders: (reply, path) => {
      void reply.header('cache-control', policyOf(path))
      if (SCRIPT.test(path)) void reply.header('content-security-policy', SCRIPT_POLICY)
      if (WORKER.test(path)) void reply.header('content-security-policy', WORKER_POLICY)
    },
  })
}

/** Drawing costs the server a tenth of a second, so one address may ask for so many pictures a minute. */
const PICTURES_A_MINUTE = 600

/** Pictures that one network may wait for at once: more than a page shows. */
const WAITING_AT_ONCE = 60
const LATER = { retryAfter: 5 }

export type PictureParts = {
  pictures: Pictures
  /** Whether the database names a picture. */
  isNamed: (id: string) => Promise<boolean>
  countCall: CallLimiter
}

/** Serves pictures that are drawn when they are first asked for, where the database names them. */
export function addPictures(app: FastifyInstance, { pictures, isNamed, countCall }: PictureParts): void {
  const waiting = new Map<string, number>()
  async function drawn(file: string, caller: string) {
    const before = waiting.get(caller) ?? 0
    if (before >= WAITING_AT_ONCE) return refuse('G_503', [], LATER)
    waiting.set(caller, before + 1)
    try {
      return await pictures.file(file)
    } catch (error) {
      if (error instanceof PicturesBusy) return refuse('G_503', [], LATER)
      throw error
    } finally {
      const left = (waiting.get(caller) ?? 1) - 1
      if (left === 0) waiting.delete(caller)
      else waiting.set(caller, left)
    }
  }
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const callers = callersOf(null, request.ip)
    await countCall(callers, 'pictures', PICTURES_A_MINUTE)
    const { file } = request.params
    const { id } = parsePictureFile(file) ?? refuse('G_404')
    if (!(await isNamed(id))) refuse('G_404')
    const picture = (await drawn(file, callers[0]?.name ?? '')) ?? refuse('G_404')
    return reply.header('cache-control', FOR_EVER).type(picture.type).send(createReadStream(picture.path))
  })
}

/** What a person sent is only ever shown as a picture: should it be opened by itself, nothing in it may do anything. */
const PHOTO_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Nobody keeps a copy of what is somebody's own. */
const NOBODY_ELSE = 'private, no-store'

export type PhotoParts = {
  photos: Photos
  access: PictureAccess
  readerOf: ReaderOf
  countCall: CallLimiter
}

/**
 * Serves photographs that people sent, from a path of their own, each under a name that nobody can guess. What is no part of a
 * public page is shown only to those who may read what it is part of; to others it is not there.
 */
export function addPhotos(app: FastifyInstance, { photos, access, readerOf, countCall }: PhotoParts): void {
  app.get<{ Params: { file: string } }>('/photos/:file', async (request, reply) => {
    await countCall(callersOf(null, request.ip), 'pictures', PICTURES_A_MINUTE)
    const { id } = parsePictureFile(request.params.file) ?? refuse('G_404')
    const seen = (await access(id, () => readerOf(request, reply))) ?? refuse('G_404')
    const photo = (await photoReply(photos, request.params.file)) ?? refuse('G_404')
    return reply
      .header('cache-control', seen === 'everyone' ? FOR_EVER : NOBODY_ELSE)
      .header('content-security-policy', PHOTO_POLICY)
      .header('content-disposition', 'inline')
      .type(photo.type)
      .send(photo.bytes)
  })
}
