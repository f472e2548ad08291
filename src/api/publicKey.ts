import { WIRE } from './wire.ts'

/** Whether a query's answer is public, so that it may stay on the device for everybody who uses it. */
export function isPublicKey(key: readonly unknown[]): boolean {
  const [name] = key
  return Object.entries(WIRE).some(([call, { lookup }]) => lookup && call === name)
}
