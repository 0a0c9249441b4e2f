import { expect, test } from 'vitest'
import { emptyDocument, migrate, toDocument } from './document.ts'
import { previewText } from './preview.ts'

test('what was saved opens again', () => {
  const levels = [
    {
      id: 'a',
      title: 'Cats',
      reveal: 'pixels' as const,
      answer: 'type' as const,
      items: [{ picture: 'cat' }],
    },
  ]
  expect(migrate(toDocument({ levels }))).toEqual({ levels })
  expect(migrate(emptyDocument)).toEqual({ levels: [] })
  expect(previewText(toDocument({ levels }))).toBe('# Cats (pixels, type)\n- cat')
})

test('a document that cannot be opened says why', () => {
  expect(() => migrate({ ...emptyDocument, format: 'panya.python' })).toThrow(
    'not a set of pictures',
  )
  expect(() => migrate({ ...emptyDocument, version: 2 })).toThrow('newer version')
  expect(() => migrate({ ...emptyDocument, content: { levels: [{ id: 'a' }] } })).toThrow('damaged')
})
