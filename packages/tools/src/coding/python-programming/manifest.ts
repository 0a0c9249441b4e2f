import type { ToolManifest } from '../../host/tool-manifest.ts'
import { DOCUMENT_FORMAT } from './core/document.ts'

export const manifest: ToolManifest = {
  path: 'coding/python-programming',
  family: 'coding',
  order: 2,
  title: { en: 'Python', th: 'ไพทอน', zh: 'Python', ar: 'بايثون' },
  tagline: {
    en: 'Write it, run it, step back and see why',
    th: 'เขียน รัน แล้วย้อนดูทีละขั้นว่าเกิดอะไรขึ้น',
    zh: '写代码、运行，再倒回去看看为什么',
    ar: 'كتابة وتشغيل، ثم خطوة إلى الوراء لرؤية السبب',
  },
  picture:
    '<path d="M22 20l14 14-14 14" fill="none" stroke="var(--indigo)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>' +
    '<path d="M50 22h44M50 36h26" stroke="var(--coral)" stroke-width="5" stroke-linecap="round"/>' +
    '<path d="M46 52h36" stroke="var(--indigo)" stroke-width="5" stroke-linecap="round"/>',
  crossOriginIsolated: true,
  followsWork: true,
  documentFormat: DOCUMENT_FORMAT,
  counter: 'minutes_text_programming',
  skill: 'sequence',
  takesChecks: ['output', 'test', 'uses-code', 'avoids-code', 'most-lines', 'style'],
  course: { key: 'course', steps: 60 },
  excerpt: 'program',
}
