import type { ToolManifest } from '../../kit/tool-manifest.ts'

export const manifest: ToolManifest = {
  path: 'flow/ai-application',
  family: 'flow',
  order: 1,
  title: { en: 'AI application', th: 'สร้างแอป AI', zh: 'AI 应用', ar: 'تطبيق ذكاء اصطناعي' },
  tagline: {
    en: 'Teach it. Then ask it why.',
    th: 'สอน AI แล้วถามมันว่าทำไม',
    zh: '先教会它，再问它为什么。',
    ar: 'علّمه، ثم اسأله لماذا.',
  },
  picture:
    '<g fill="none" stroke="var(--teal)" stroke-width="3"><path d="M34 20c20 0 16 30 36 30M34 50c20 0 16-30 36-30"/>' +
    '<rect x="6" y="10" width="28" height="20" rx="6" fill="var(--surface)"/>' +
    '<rect x="6" y="40" width="28" height="20" rx="6" fill="var(--surface)"/>' +
    '<circle cx="88" cy="35" r="20" fill="var(--surface)"/>' +
    '<path d="m80 36 6 6 11-13" stroke="var(--coral)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></g>',
  crossOriginIsolated: false,
  documentFormat: 'flow-ai',
  fileExtension: 'flow.json',
}
