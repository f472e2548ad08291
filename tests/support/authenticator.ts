import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const url = (bytes: Buffer) => bytes.toString('base64url')

/** An authenticator in software: what a device signs once its owner has opened it, for the site at this address. */
export function authenticator(origin: string) {
  const site = sha256(Buffer.from(new URL(origin).hostname))
  const id = randomBytes(32)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  )
  const data = (flags: number, more: Buffer = Buffer.alloc(0)) =>
    Buffer.concat([site, Buffer.from([flags]), Buffer.alloc(4), more])
  const client = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }))
  const common = { id: url(id), rawId: url(id), type: 'public-key' as const }
  return {
    /** What comes of making a passkey. */
    made: (challenge: string) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(key)])
      const authData = data(FLAGS.present | FLAGS.verified | FLAGS.attested, credential)
      const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: url(client('webauthn.create', challenge)),
          attestationObject: url(Buffer.from(isoCBOR.encode(attestation))),
          transports: ['internal'],
        },
      }
    },
    /** What comes of signing in with it. */
    signed: (challenge: string) => {
      const [authData, told] = [data(FLAGS.present | FLAGS.verified), client('webauthn.get', challenge)]
      const signature = sign('sha256', Buffer.concat([authData, sha256(told)]), privateKey)
      return {
        ...common,
        response: {
          clientDataJSON: url(told),
          authenticatorData: url(authData),
          signature: url(signature),
        },
      }
    },
  }
}
