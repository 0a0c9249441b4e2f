import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import { expect, test } from 'vitest'
import { type BlocksContent, emptyContent, makeActor } from '../core/document.ts'
import { fitContent, TooLargeToKeep } from './fit-content.ts'

const picture = (length: number): string => `data:image/png;base64,${'A'.repeat(length)}`

function withPictures(...lengths: number[]): BlocksContent {
  const costumes = lengths.map((length, index) => ({
    id: `c${index}`,
    name: `c${index}`,
    width: 10,
    height: 10,
    image: picture(length),
  }))
  return { ...emptyContent, actors: [...emptyContent.actors, makeActor('a', 'a', costumes, [])] }
}

const half = async (image: string): Promise<string> => image.slice(0, image.length / 2)

test('what fits stays as it is, byte by byte', async () => {
  const content = withPictures(1000, 2000)
  expect(await fitContent(content, half)).toBe(content)
})

test('what is too large gets smaller pictures, none of them larger than before', async () => {
  const content = withPictures(PROJECT_LIMITS.documentBytes, 1000)
  const grows = async (image: string): Promise<string> =>
    image.length > 5000 ? half(image) : `${image}${image}`
  const fitted = await fitContent(content, grows)
  const [large, small] = fitted.actors.at(-1)!.costumes
  expect(large!.image!.length).toBeLessThan(PROJECT_LIMITS.documentBytes * 0.6)
  expect(small!.image).toBe(picture(1000))
})

test('a picture that cannot be made smaller stays, and what is still too large is refused', async () => {
  const content = withPictures(PROJECT_LIMITS.documentBytes)
  const cannot = async (): Promise<string> => {
    throw new Error('no picture')
  }
  await expect(fitContent(content, cannot)).rejects.toThrow(TooLargeToKeep)
})
