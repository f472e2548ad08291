/** Where and as whom files are kept in a store of S3's kind. */
export type S3Settings = {
  bucket: string
  region: string
  /** Another service than Amazon's, by its address; null: Amazon's own. */
  endpoint: string | null
  accessKey: string
  secretKey: string
}
