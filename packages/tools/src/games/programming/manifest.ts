import type { ToolManifest } from '../../host/tool-manifest.ts'

export const manifest: ToolManifest = {
  path: 'games/programming',
  family: 'games',
  order: 3,
  title: { en: 'Programming', th: 'เกมเขียนโปรแกรม', zh: '编程闯关', ar: 'لعبة البرمجة' },
  tagline: {
    en: '60 puzzles for your robot',
    th: '60 ด่านให้หุ่นยนต์ของคุณ',
    zh: '给你的机器人 60 道谜题',
    ar: '60 لغزًا لروبوتك',
  },
  picture:
    '<g fill="none" stroke="var(--coral)" stroke-width="3"><path d="M24 56V38h24V20h24v18h24" stroke-dasharray="2 6" stroke-linecap="round"/><rect x="15" y="47" width="18" height="18" rx="5" fill="var(--indigo)" stroke="none"/><path d="M96 46V24l12 6-12 6" fill="#f59e0b" stroke-linejoin="round"/></g>',
  crossOriginIsolated: false,
  documentFormat: 'panya.programming',
  counter: 'minutes_game_programming',
  skill: 'sequence',
  takesChecks: ['stars', 'uses-feature', 'avoids-feature'],
}
