import { ConfigurationError } from './configurationError.ts'
import type { S3Settings } from './ports/files/s3Settings.ts'

type Values = { S3_REGION: string } & {
  [name in 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY']?: string | undefined
}

/** The store that pictures which people send are kept in; null: a folder of this machine. */
export function s3Of(values: Values): S3Settings | null {
  if (values.S3_BUCKET === undefined) return null
  const needed = (name: 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'): string => {
    const value = values[name]
    if (value === undefined) throw new ConfigurationError(`${name} is missing: S3_BUCKET needs it.`)
    return value
  }
  return {
    bucket: values.S3_BUCKET,
    region: values.S3_REGION,
    endpoint: values.S3_ENDPOINT ?? null,
    accessKey: needed('S3_ACCESS_KEY'),
    secretKey: needed('S3_SECRET_KEY'),
  }
}
