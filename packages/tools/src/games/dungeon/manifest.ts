import type { ToolManifest } from '../../host/tool-manifest.ts'

export const manifest: ToolManifest = {
  path: 'games/dungeon',
  family: 'games',
  order: 4,
  title: { en: 'Dungeon', th: 'ดันเจียน', zh: '地牢探险', ar: 'السرداب' },
  tagline: {
    en: 'Your code is the hero',
    th: 'โค้ดของคุณคือฮีโร่',
    zh: '你的代码就是英雄',
    ar: 'برنامجك هو البطل',
  },
  picture:
    '<path d="M30 66V28a30 24 0 0 1 60 0v38Z" fill="var(--ink)"/><path d="M42 66V32a18 16 0 0 1 36 0v34Z" fill="var(--indigo)"/><circle cx="54" cy="40" r="4" fill="#f59e0b"/><circle cx="66" cy="40" r="4" fill="#f59e0b"/>',
  crossOriginIsolated: false,
  documentFormat: 'panya.dungeon',
  daily: true,
  counter: 'minutes_game_dungeon',
  skill: 'choices',
  takesChecks: ['stars', 'uses-feature', 'avoids-feature'],
}
