/** Projects of Scratch 2. */
import { describe, expect, test } from 'vitest'
import type { ContentBlock } from './content.ts'
import { openProject } from './open-project.ts'
import { scriptsOf } from './testing/opened-project.ts'
import { zipped } from './testing/scratch-files.ts'

describe('Scratch 2', () => {
  const project = openProject(
    zipped(
      {
        objName: 'Bühne',
        variables: [{ name: 'x', value: 1 }],
        children: [
          {
            cmd: 'getVar:',
            param: 'x',
            target: 'Bühne',
            mode: 3,
            sliderMin: 0,
            sliderMax: 9,
            x: 1,
            y: 2,
            visible: true,
          },
          {
            cmd: 'timeAndDate',
            param: 'day of week',
            target: 'Bühne',
            mode: 1,
            x: 3,
            y: 4,
            visible: true,
          },
          {
            objName: 'Cat',
            indexInLibrary: 1,
            variables: [{ name: 'x', value: 2 }],
            scripts: [
              [
                10,
                10,
                [
                  ['whenSensorGreaterThan', 'video motion', 10],
                  ['penColor:', 16711680],
                  ['setVar:to:', 'x', 5],
                  ['comeToFront'],
                  ['warpSpeed', [['say:', ['getAttribute:of:', 'costume #', 'Bühne']]]],
                ],
              ],
              [0, 0, [['broadcast:', '']]],
              [
                0,
                0,
                [
                  ['whenSensorGreaterThan', 'loudness', 5],
                  ['LEGO', 1, ['xpos']],
                ],
              ],
            ],
            scriptComments: [
              [1, 2, 100, 50, true, 2, 'on set'],
              [3, 4, 10, 10, false, -1, 'loose'],
            ],
          },
        ],
      },
      {},
    ),
  )
  const [video, empty, loud] = scriptsOf(project)

  test('its own words', () => {
    expect(video?.type).toBe('video_when')
    expect(video?.next?.block?.inputs?.['COLOUR']?.shadow?.fields).toEqual({ COLOUR: '#ff0000' })
    const set = video?.next?.block?.next?.block as ContentBlock
    expect(set).toMatchObject({
      fields: { VAR: { id: 'variable-x' } },
      inputs: { VALUE: { shadow: { type: 'number' } } },
      icons: { comment: { text: 'on set' } },
    })
    const front = set.next?.block
    expect(front).toMatchObject({ type: 'looks_front', fields: { WHERE: 'front' } })
    const say = front?.next?.block?.inputs?.['DO']?.block
    expect(say?.inputs?.['TEXT']?.block).toMatchObject({
      type: 'sensing_of',
      fields: { WHAT: 'costume-number' },
      inputs: { TARGET: { shadow: { fields: { MENU: '_stage_' } } } },
    })
    expect(empty?.inputs?.['MESSAGE']?.shadow?.fields).toEqual({
      MENU: { id: 'broadcast-message1' },
    })
    expect(loud).toMatchObject({
      type: 'event_loudness',
      next: { block: { type: 'foreign_statement', extraState: { opcode: 'scratch2_LEGO' } } },
    })
  })

  test('monitors and comments', () => {
    expect(project.content.watched).toEqual(['variable-x', 'sensing_date[weekday]'])
    expect(project.content.monitors['variable-x']).toEqual({
      mode: 'slider',
      x: 1,
      y: 2,
      min: 0,
      max: 9,
      whole: true,
    })
    expect(project.content.actors[1]?.workspace.workspaceComments).toMatchObject([
      { text: 'loose', collapsed: true },
    ])
  })
})
