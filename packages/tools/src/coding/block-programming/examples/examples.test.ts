import { LOCALES } from '@panya/domain/locale/locale.ts'
import { everyBlock } from '@panya/engines/blocks-runtime/block-json.ts'
import type { BlockJson } from '@panya/engines/blocks-runtime/program.ts'
import { World } from '@panya/engines/blocks-runtime/world/world.ts'
import { expect, test } from 'vitest'
import { migrate, toDocument } from '../core/document.ts'
import { programOf } from '../core/edit-project.ts'
import { exampleContent } from './example.ts'
import { EXAMPLES } from './examples.ts'

const names = { picture: (id: string) => id, sound: (id: string) => id, stage: 'stage' }

test('there are at least twelve, in all languages', () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(12)
  for (const { title, about } of EXAMPLES) {
    for (const locale of LOCALES) expect(title[locale] && about[locale]).toBeTruthy()
  }
})

for (const example of EXAMPLES) {
  test(`${example.id} opens and runs ten seconds in every language`, () => {
    for (const locale of LOCALES) {
      const content = migrate(toDocument(exampleContent(example, locale, names)))
      const world = new World({ seed: 4 })
      world.load(programOf(content))
      world.flag()
      let sawSomething = false
      for (let tick = 0; tick < 600; tick++) {
        world.tick()
        const frame = world.frame()
        expect(frame.problems).toEqual([])
        sawSomething ||= tick > 0 && (frame.sprites.length > 0 || frame.output.length > 0)
      }
      expect(sawSomething).toBe(true)
    }
  })

  test(`${example.id} uses only variables, costumes and sounds it has`, () => {
    const content = exampleContent(example, 'en', names)
    for (const actor of content.actors) {
      const known = new Set(
        [...content.shared, ...(actor.workspace.variables ?? [])].map(({ id }) => id),
      )
      for (const script of (actor.workspace.blocks?.blocks ?? []) as BlockJson[]) {
        for (const { fields = {} } of everyBlock(script)) {
          for (const name of ['VAR', 'LIST', 'MESSAGE']) {
            const used = fields[name] as { id: string } | undefined
            if (used) expect(known).toContain(used.id)
          }
          if (fields['COSTUME'])
            expect(actor.costumes.map(({ id }) => id)).toContain(fields['COSTUME'])
          if (fields['SOUND']) expect(actor.sounds.map(({ id }) => id)).toContain(fields['SOUND'])
        }
      }
    }
  })
}
