import { expect, test } from 'vitest'
import { BOARD_CATEGORIES, STAGE_CATEGORIES } from '../../blocks-runtime/catalogue/block-spec.ts'
import ar from './ar.ts'
import en from './en.ts'
import th from './th.ts'
import zh from './zh.ts'

test.each(Object.entries({ en, th, zh, ar }))(
  '%s: the palette finds a category by its name, so no two are called the same, nor like a label',
  (_, { categories, editor }) => {
    for (const shown of [STAGE_CATEGORIES, BOARD_CATEGORIES]) {
      const names = shown.map((category) => categories[category])
      expect(new Set(names).size).toBe(names.length)
      for (const label of [editor.stageHasNoMotion, editor.noModel])
        expect(names).not.toContain(label)
    }
  },
)
