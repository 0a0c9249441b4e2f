import { HOME_LIMITS, type Home } from '@panya/domain/home/home.ts'
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import { expect, test } from 'vitest'
import { withDrafts } from './own-home.ts'

const project = (id: string, minute: number, title = id): ProjectSummary => ({
  id,
  tool: 'coding/python-programming',
  title,
  revision: 1,
  bytes: 1,
  updatedAt: `2026-11-18T10:${String(minute).padStart(2, '0')}:00.000Z`,
  createdAt: '2026-11-18T09:00:00.000Z',
  deletedAt: null,
  share: 'private',
  shareId: null,
  originId: null,
  hasThumbnail: false,
})

const home = (projects: ProjectSummary[], newcomer = false): Home => ({
  projects,
  games: [],
  challenges: [],
  tasks: [],
  toMark: null,
  streak: null,
  newcomer,
})

test('what is only on this device stands in its place, newest first', () => {
  const { projects } = withDrafts(home([project('a', 5), project('b', 3)]), [project('c', 4)])
  expect(projects.map(({ id }) => id)).toEqual(['a', 'c', 'b'])
})

test('a project the server knows is shown once, as the server knows it', () => {
  const { projects } = withDrafts(home([project('a', 5, 'Known')]), [project('a', 9, 'Draft')])
  expect(projects.map(({ title }) => title)).toEqual(['Known'])
})

test('no more than fit', () => {
  const drafts = Array.from({ length: 9 }, (_, minute) => project(`d${minute}`, minute))
  expect(withDrafts(home([]), drafts).projects).toHaveLength(HOME_LIMITS.projects)
})

test('whoever has begun something on this device is no newcomer', () => {
  expect(withDrafts(home([], true), []).newcomer).toBe(true)
  expect(withDrafts(home([], true), [project('a', 1)]).newcomer).toBe(false)
})
