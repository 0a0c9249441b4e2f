import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decrypt, encrypt, importEncryptionKey } from './encrypt.ts'

const aKey = () => importEncryptionKey(crypto.getRandomValues(new Uint8Array(32)))

test('whatever is encrypted comes out again with the same key at the same place', async () => {
  const key = await aKey()
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.string(), async (value, place) => {
      const same = JSON.parse(JSON.stringify(value)) as unknown
      expect(await decrypt(key, place, await encrypt(key, place, value))).toEqual(same)
    }),
  )
})

test('it opens for nobody else, at no other place, and not when a single bit was changed', async () => {
  const [key, other] = [await aKey(), await aKey()]
  const encrypted = await encrypt(key, 'draft:1:a', { text: 'my diary' })
  await expect(decrypt(other, 'draft:1:a', encrypted)).rejects.toThrow()
  await expect(decrypt(key, 'draft:2:a', encrypted)).rejects.toThrow()
  const changed = new Uint8Array(encrypted.data.slice(0))
  changed[3]! ^= 1
  await expect(decrypt(key, 'draft:1:a', { ...encrypted, data: changed.buffer })).rejects.toThrow()
})

test('the same words never look the same twice, and the key cannot be read out', async () => {
  const key = await aKey()
  const [one, two] = [await encrypt(key, 'p', 'words'), await encrypt(key, 'p', 'words')]
  expect(Buffer.from(one.data)).not.toEqual(Buffer.from(two.data))
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})
