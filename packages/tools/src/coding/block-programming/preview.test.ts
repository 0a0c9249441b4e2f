import { expect, test } from 'vitest'
import { emptyContent, toDocument } from './core/document.ts'
import { changeActor } from './core/edit-project.ts'
import { previewText } from './preview.ts'

test('a version is shown as its program, with the names of what belongs to it and what was being typed', () => {
  const workspace = { blocks: { blocks: [{ type: 'event_flag', id: 'hat' }] } }
  const draft = { text: 'owl.move(', base: 'x' }
  const text = previewText(toDocument(changeActor(emptyContent, 'owl', { workspace, draft })))
  expect(text).toContain('# Owl (0, 0)\n')
  expect(text).toContain('owl 1, owl 2')
  expect(text).toMatch(/^@owl\.when_flag$/im)
  expect(text).toContain('# owl.move(')
})

test('a board has its part', () => {
  const workspace = { blocks: { blocks: [{ type: 'board_start', id: 'hat' }] } }
  const boards = { mcu_kidbright_32_v13: { workspace, shared: [] } }
  expect(previewText(toDocument({ ...emptyContent, boards }))).toContain('mcu_kidbright_32_v13')
})
