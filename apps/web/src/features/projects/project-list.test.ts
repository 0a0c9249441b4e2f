import type { ProjectSummary } from '@panya/domain/project/project.ts'
import { expect, test } from 'vitest'
import { type ListView, visibleProjects } from './project-list.ts'

const project = (title: string, change: Partial<ProjectSummary> = {}): ProjectSummary => ({
  id: title,
  tool: 'coding/python-programming',
  title,
  revision: 1,
  bytes: 1,
  updatedAt: '2026-01-01T00:00:00Z',
  createdAt: '2026-01-01T00:00:00Z',
  deletedAt: null,
  share: 'private',
  shareId: null,
  originId: null,
  hasThumbnail: false,
  ...change,
})

const everything: ListView = { search: '', tool: 'all', order: 'newest', place: 'projects' }
const titles = (list: ProjectSummary[]) => list.map((p) => p.title)

const shelf = [
  project('Level 10'),
  project('Level 9', { updatedAt: '2026-01-03T00:00:00Z' }),
  project('ดอกไม้', { tool: 'coding/block-programming', updatedAt: '2026-01-02T00:00:00Z' }),
  project('Old', { deletedAt: '2026-01-04T00:00:00Z' }),
]

test('newest first, the trash apart', () => {
  expect(titles(visibleProjects(shelf, everything, 'en'))).toEqual(['Level 9', 'ดอกไม้', 'Level 10'])
  expect(titles(visibleProjects(shelf, { ...everything, place: 'trash' }, 'en'))).toEqual(['Old'])
})

test('finds by any word of the name and by tool, and sorts numbers as people do', () => {
  const byName = { ...everything, order: 'name' as const, search: 'level' }
  expect(titles(visibleProjects(shelf, byName, 'en'))).toEqual(['Level 9', 'Level 10'])
  const blocks = { ...everything, tool: 'coding/block-programming' as const }
  expect(titles(visibleProjects(shelf, blocks, 'th'))).toEqual(['ดอกไม้'])
})
