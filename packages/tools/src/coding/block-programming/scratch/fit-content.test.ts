import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import { expect, test } from 'vitest'
import { type BlocksContent, emptyContent, makeActor } from '../core/document.ts'
import { fitContent, TooLargeToKeep } from './fit-content.ts'

const MIB = 1024 * 1024

/** Of so many bytes, and unlike the others. */
function picture(bytes: number, number = 0): string {
  const whole = Math.floor(bytes / 3) * 4
  return `data:image/png;base64,${`${number}`.padEnd(4, 'A').padEnd(whole, 'A')}`
}

function withPictures(...sizes: number[]): BlocksContent {
  const costumes = sizes.map((bytes, index) => ({
    id: `c${index}`,
    name: `c${index}`,
    width: 10,
    height: 10,
    image: picture(bytes, index),
  }))
  return { ...emptyContent, actors: [...emptyContent.actors, makeActor('a', 'a', costumes, [])] }
}

const half = async (image: string): Promise<string> =>
  image.slice(0, 22 + Math.floor((image.length - 22) / 8) * 4)

test('up to 64 MiB of pictures stay as they are, byte by byte', async () => {
  const content = withPictures(1000, 30 * MIB, 20 * MIB, 13.9 * MIB)
  expect(await fitContent(content, half)).toBe(content)
})

test('the same picture in many costumes counts once', async () => {
  const content = withPictures(20 * MIB)
  const costume = content.actors.at(-1)!.costumes[0]!
  const many = Array.from({ length: 8 }, (_, index) => ({ ...costume, id: `c${index}` }))
  const same = { ...content, actors: [makeActor('a', 'a', many, [])] }
  expect(await fitContent(same, half)).toBe(same)
})

test('what is too large gets smaller pictures, none of them larger than before', async () => {
  const content = withPictures(30 * MIB, 30 * MIB, 30 * MIB, 1000)
  const grows = async (image: string): Promise<string> =>
    image.length > 5000 ? half(image) : `${image}${image}`
  const fitted = await fitContent(content, grows)
  const costumes = fitted.actors.at(-1)!.costumes
  expect(costumes[0]!.image!.length).toBeLessThan(21 * MIB)
  expect(costumes[3]!.image).toBe(picture(1000, 3))
})

test('a picture that cannot be made smaller stays, and what is still too large is refused', async () => {
  const cannot = async (): Promise<string> => {
    throw new Error('no picture')
  }
  for (const sizes of [[PROJECT_LIMITS.assetBytes + 3], [30 * MIB, 30 * MIB, 5 * MIB]]) {
    await expect(fitContent(withPictures(...sizes), cannot)).rejects.toThrow(TooLargeToKeep)
  }
})

test('what cannot lie beside the document has to fit into it', async () => {
  const content = withPictures()
  const drawing = {
    id: 'd',
    name: 'd',
    width: 1,
    height: 1,
    svg: `<svg>${' '.repeat(9 * MIB)}</svg>`,
  }
  const large = { ...content, actors: [makeActor('a', 'a', [drawing], [])] }
  await expect(fitContent(large, half)).rejects.toThrow(TooLargeToKeep)
})
