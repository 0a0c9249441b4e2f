import type { ToolManifest } from '../../host/tool-manifest.ts'

export const manifest: ToolManifest = {
  path: 'games/guessing',
  family: 'games',
  order: 1,
  title: { en: 'Guessing', th: 'เกมทายภาพ', zh: '猜猜看', ar: 'لعبة التخمين' },
  tagline: {
    en: 'Can you tell yet?',
    th: 'เห็นแค่นี้ ทายถูกไหม',
    zh: '看出来了吗？',
    ar: 'هل عرفت ما هو؟',
  },
  picture:
    '<g fill="var(--coral)"><rect x="30" y="5" width="18" height="18" rx="3"/><rect x="72" y="5" width="18" height="18" rx="3"/><rect x="51" y="26" width="18" height="18" rx="3" opacity=".35"/><rect x="30" y="47" width="18" height="18" rx="3" opacity=".35"/><rect x="72" y="47" width="18" height="18" rx="3"/></g>',
  crossOriginIsolated: false,
  documentFormat: 'panya.guessing',
  daily: true,
  counter: 'minutes_game_guess_picture',
  skill: 'ai',
  takesChecks: ['stars'],
}
