import { scriptAddress } from '../trusted.ts'

/** Starts the worker that finds QR codes in pictures. */
export async function startEngine(): Promise<Worker> {
  const { default: engine } = await import('./engine.ts?worker&url')
  // The library's type of Worker does not know trusted addresses yet.
  const made: unknown = Reflect.construct(Worker, [scriptAddress(engine), { type: 'module' }])
  if (!(made instanceof Worker)) throw new TypeError('No worker was made.')
  return made
}
