import type { ToolManifest } from '../../host/tool-manifest.ts'

export const manifest: ToolManifest = {
  path: 'games/grouping',
  family: 'games',
  order: 2,
  title: { en: 'Grouping', th: 'เกมจัดกลุ่ม', zh: '分一分', ar: 'لعبة التصنيف' },
  tagline: {
    en: 'Find the hidden rule',
    th: 'หากฎที่ซ่อนอยู่',
    zh: '找出隐藏的规则',
    ar: 'اكتشاف القاعدة الخفية',
  },
  picture:
    '<circle cx="42" cy="35" r="26" fill="none" stroke="var(--coral)" stroke-width="3"/><circle cx="78" cy="35" r="26" fill="none" stroke="var(--teal)" stroke-width="3"/><circle cx="60" cy="35" r="6" fill="var(--indigo)"/>',
  crossOriginIsolated: false,
  documentFormat: 'panya.grouping',
  counter: 'minutes_game_grouping',
  skill: 'patterns',
  takesChecks: ['stars'],
}
