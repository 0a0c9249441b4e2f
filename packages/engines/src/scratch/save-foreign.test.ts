/** Saving what Scratch does not have. */
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { ContentBlock } from './content.ts'
import { openProject } from './open-project.ts'
import { saveProject } from './save-project.ts'
import { opened, scriptsOf } from './testing/opened-project.ts'
import { script } from './testing/scratch-files.ts'

describe('saving what Scratch does not have', () => {
  test('other words where there are some, else the report', async () => {
    const project = opened(script(['looks_show']))
    const blocks: ContentBlock[] = [
      {
        type: 'control_for',
        fields: { VAR: { id: 'v' } },
        inputs: { TO: { shadow: { type: 'number', fields: { NUM: 3 } } } },
      },
      {
        type: 'text_print',
        inputs: {
          TEXT: { block: { type: 'text_slice' }, shadow: { type: 'text', fields: { TEXT: 'a' } } },
        },
      },
    ]
    const stageActor = project.content.actors[0]!
    const paper = { id: 'paper', name: 'paper', width: 480, height: 360, library: 'paper' }
    const pop = { id: 'pop', name: 'pop', seconds: 0.1, library: 'pop' }
    const content = {
      ...project.content,
      shared: [{ id: 'v', name: 'v', type: '' }],
      actors: [
        { ...stageActor, costumes: [paper], sounds: [pop], workspace: { blocks: { blocks } } },
      ],
    }
    const saved = await saveProject(content)
    expect(saved.report.map(({ code, name }) => [code, name])).toEqual([
      ['written-differently', 'control_for'],
      ['written-differently', 'text_print'],
      ['not-in-scratch', 'text_slice'],
      ['sound-not-rendered', 'pop'],
    ])
    const again = openProject(saved.bytes)
    expect(again.report).toEqual([])
    expect(scriptsOf(again, 0).map(({ type }) => type)).toEqual(['data_set', 'looks_say'])
    expect(again.content.actors[0]?.costumes[0]).toMatchObject({ width: 480, height: 360 })
    const rendered = await saveProject(content, { renderSound: () => strToU8('RIFF....WAVE') })
    expect(rendered.report.some(({ code }) => code === 'sound-not-rendered')).toBe(false)
  })
})
