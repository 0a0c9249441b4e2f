import { expect, test } from 'vitest'
import { thumbOf } from './thumb.ts'

test('a map in small has one shape for each kind that occurs', () => {
  const thumb = thumbOf(
    ['#.', '.*'],
    [
      { tiles: '.*', fill: 'green' },
      { tiles: '#', fill: 'grey' },
      { tiles: '~', fill: 'blue' },
      { tiles: '*', fill: 'gold', dot: 3 },
    ],
  )
  expect(thumb).toMatchObject({ width: 20, height: 20 })
  expect(thumb.inks.map(({ fill }) => fill)).toEqual(['green', 'grey', 'gold'])
  expect(thumb.inks[0]?.path).toBe('M10 0h10v10h-10ZM0 10h10v10h-10ZM10 10h10v10h-10Z')
  expect(thumb.inks[2]?.path).toMatch(/^M12 15a3 3/)
})
