import { openProject } from '@panya/engines/scratch/open-project.ts'
import { saveProject } from '@panya/engines/scratch/save-project.ts'
import { expect, test } from 'vitest'
import { emptyContent, migrate, toDocument } from '../core/document.ts'
import { setLook } from '../core/edit-project.ts'

test('the ends of a slider are kept by the document and go into the file for Scratch', async () => {
  for (const whole of [true, false]) {
    const look = { mode: 'slider', x: 5, y: 5, min: -2, max: 8, whole } as const
    const content = setLook(
      { ...emptyContent, shared: [{ id: 'v', name: 'speed' }], watched: ['v'] },
      'v',
      look,
    )
    const opened = migrate(JSON.parse(JSON.stringify(toDocument(content))))
    expect(opened.monitors).toEqual({ v: look })
    const { content: back } = openProject((await saveProject(opened)).bytes)
    const [monitor] = Object.values(back.monitors ?? {})
    expect(monitor).toMatchObject({ mode: 'slider', min: -2, max: 8 })
    expect(monitor?.whole).toBe(whole)
  }
})
