import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seal, sealingKey, unseal } from './seal.ts'

const aKey = () => sealingKey(crypto.getRandomValues(new Uint8Array(32)))

test('whatever is sealed comes out again with the same key at the same place', async () => {
  const key = await aKey()
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.string(), async (value, place) => {
      const same = JSON.parse(JSON.stringify(value)) as unknown
      expect(await unseal(key, place, await seal(key, place, value))).toEqual(same)
    }),
  )
})

test('it opens for nobody else, at no other place, and not when a single bit was changed', async () => {
  const [key, other] = [await aKey(), await aKey()]
  const sealed = await seal(key, 'draft:1:a', { text: 'my diary' })
  await expect(unseal(other, 'draft:1:a', sealed)).rejects.toThrow()
  await expect(unseal(key, 'draft:2:a', sealed)).rejects.toThrow()
  const changed = new Uint8Array(sealed.data.slice(0))
  changed[3]! ^= 1
  await expect(unseal(key, 'draft:1:a', { ...sealed, data: changed.buffer })).rejects.toThrow()
})

test('the same words never look the same twice, and the key cannot be read out', async () => {
  const key = await aKey()
  const [one, two] = [await seal(key, 'p', 'words'), await seal(key, 'p', 'words')]
  expect(Buffer.from(one.data)).not.toEqual(Buffer.from(two.data))
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})
