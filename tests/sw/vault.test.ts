import { describe, expect, it } from 'vitest'
import { accountBase, hashed, joined, newHalf, newKey, seal, unseal } from '#sw/vault.ts'

describe('the vault', () => {
  it('opens with its own key and name only, and not when a byte was changed', async () => {
    const key = await newKey()
    const sealed = await seal(key, 'name', 'Mã QR của Lan')
    expect(await unseal(key, 'name', sealed)).toBe('Mã QR của Lan')
    expect(await unseal(key, 'other', sealed)).toBeNull()
    expect(await unseal(await newKey(), 'name', sealed)).toBeNull()
    new DataView(sealed.sealed).setUint8(3, new DataView(sealed.sealed).getUint8(3) ^ 1)
    expect(await unseal(key, 'name', sealed)).toBeNull()
  })

  it('seals the same text differently each time, with a key nobody can read out', async () => {
    const key = await newKey()
    const [one, other] = [await seal(key, 'n', 'x'), await seal(key, 'n', 'x')]
    expect(new Uint8Array(one.sealed)).not.toEqual(new Uint8Array(other.sealed))
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  })

  it('W6: a key of two halves opens with both, for its account alone', async () => {
    const [base, half] = [await accountBase(), newHalf(32)]
    const sealed = await seal(await joined(base, half, 'lan'), 'name', 'Mã QR của Lan')
    const opened = async (key: Promise<CryptoKey>) => unseal(await key, 'name', sealed)
    expect(await opened(joined(base, half, 'lan'))).toBe('Mã QR của Lan')
    expect(await opened(joined(base, newHalf(32), 'lan'))).toBeNull()
    expect(await opened(joined(await accountBase(), half, 'lan'))).toBeNull()
    expect(await opened(joined(base, half, 'minh'))).toBeNull()
    await expect(crypto.subtle.exportKey('raw', base)).rejects.toThrow()
  })

  it('names things by what cannot be mistaken for another', async () => {
    expect(await hashed('a', 'bc')).not.toBe(await hashed('ab', 'c'))
    expect(await hashed('a')).toMatch(/^[0-9a-f]{64}$/)
  })
})
