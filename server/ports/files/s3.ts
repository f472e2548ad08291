import type { FileStore } from './files.ts'
import type { S3Settings } from './s3Settings.ts'

/** How long a store may take to be reached and to answer, in ms: somebody waits for the picture. */
const PATIENCE = { connectionTimeout: 2_000, requestTimeout: 8_000, throwOnRequestTimeout: true }
/** One more than once: whoever waits is told soon. */
const ATTEMPTS = 2
const MISSING = new Set(['NoSuchKey', 'NotFound'])

async function load({ region, endpoint, accessKey, secretKey }: S3Settings) {
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand } =
    await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region,
    // Other services than Amazon's seldom give each bucket a host of its own, and know fewer checksums.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: ATTEMPTS,
    requestHandler: PATIENCE,
  })
  return { client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand }
}

/** A store that does not answer is away for now, as a database may be. */
const away = (cause: unknown): never => {
  throw Object.assign(new Error('the store of pictures does not answer', { cause }), { code: 'ETIMEDOUT' })
}

/** Files in a bucket that every node shares. The library is loaded with the first file. */
export function s3Files(settings: S3Settings): FileStore {
  let loading: ReturnType<typeof load> | null = null
  const loaded = () => (loading ??= load(settings))
  const Bucket = settings.bucket
  return {
    put: async (name, bytes) => {
      const { client, PutObjectCommand } = await loaded()
      await client.send(new PutObjectCommand({ Bucket, Key: name, Body: bytes })).catch(away)
    },
    get: async (name) => {
      const { client, GetObjectCommand } = await loaded()
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }))
        return Body ? Buffer.from(await Body.transformToByteArray()) : null
      } catch (error) {
        return error instanceof Error && MISSING.has(error.name) ? null : away(error)
      }
    },
    remove: async (names) => {
      const { client, DeleteObjectCommand } = await loaded()
      await Promise.all(names.map((Key) => client.send(new DeleteObjectCommand({ Bucket, Key })))).catch(away)
    },
  }
}
