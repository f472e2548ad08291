import { createReadStream, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { photoReply, type Photos } from '#server/modules/files/files.ts'
import { callerKey, type CallLimiter } from '#server/modules/limits/limits.ts'
import { pictureReply, type PictureStore } from '#server/modules/pictures/pictures.ts'
import { refuse } from '#server/refusal.ts'

/** A year: what is served under such an address never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'
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
  ALWAYS_FRESH.test(path) ? ASK_AGAIN : HASHED.test(path) ? FOR_EVER : ONE_HOUR

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

/** Serves pictures that are drawn when they are first asked for. */
export function addPictures(app: FastifyInstance, store: PictureStore, countCall: CallLimiter): void {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    await countCall(callerKey(null, request.ip), 'pictures', PICTURES_A_MINUTE)
    const picture = (await pictureReply(store, request.params.file)) ?? refuse('G_404')
    return reply.header('cache-control', FOR_EVER).type(picture.type).send(createReadStream(picture.path))
  })
}

/** What a person sent is only ever shown as a picture: should it be opened by itself, nothing in it may do anything. */
const PHOTO_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Serves photographs that people sent, from a path of their own, each under a name that nobody can guess. */
export function addPhotos(app: FastifyInstance, photos: Photos, countCall: CallLimiter): void {
  app.get<{ Params: { file: string } }>('/photos/:file', async (request, reply) => {
    await countCall(callerKey(null, request.ip), 'pictures', PICTURES_A_MINUTE)
    const photo = (await photoReply(photos, request.params.file)) ?? refuse('G_404')
    return reply
      .header('cache-control', FOR_EVER)
      .header('content-security-policy', PHOTO_POLICY)
      .header('content-disposition', 'inline')
      .type(photo.type)
      .send(photo.bytes)
  })
}
