import { afterEach, expect, test, vi } from 'vitest'
import { levelsOf } from './level-list.ts'

afterEach(() => vi.unstubAllEnvs())

test('levels are named in every language as the game names them, also in production', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const levels = await levelsOf('games/guessing')
  expect(levels.find(({ id }) => id === 'animals/2')?.title).toEqual({
    en: 'Animals · Round 2',
    th: 'สัตว์โลก · รอบที่ 2',
    zh: '动物 · 第 2 轮',
    ar: 'حيوانات · الجولة 2',
  })
  for (const { title } of [...levels, ...(await levelsOf('games/grouping'))])
    expect(Object.values(title).join()).not.toMatch(/[{}]/)
})
