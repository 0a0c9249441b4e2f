import { expect, test } from 'vitest'
import { emptyContent } from './document.ts'
import { addCostume } from './edit-project.ts'
import { hasRoom } from './room.ts'

const picture = (megabytes: number): string =>
  `data:image/png;base64,${'iVBO'.repeat((megabytes * 1024 * 1024) / 3)}`

const painted = (image: string) => ({ id: 'big', name: 'big', width: 10, height: 10, image })

test('pictures lie beside the document: many megabytes of them can be kept, but not without end', () => {
  expect(hasRoom(emptyContent, picture(20))).toBe(true)
  expect(hasRoom(emptyContent, picture(40))).toBe(false)
  const large = addCostume(emptyContent, 'owl', painted(picture(30)))
  expect(hasRoom(large)).toBe(true)
  expect(hasRoom(large, painted(picture(30))), 'the same one lies there once').toBe(true)
  expect(hasRoom(large, [picture(31), `${picture(20)}AAAA`])).toBe(false)
})

test('drawings and blocks are in the document itself', () => {
  expect(hasRoom(emptyContent, '<svg/>'.repeat(1_000_000))).toBe(true)
  expect(hasRoom(emptyContent, '<svg/>'.repeat(1_500_000))).toBe(false)
})
