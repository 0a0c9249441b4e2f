import type { ToolManifest } from '../../kit/tool-manifest.ts'

export const manifest: ToolManifest = {
  path: 'coding/jupyter-lite',
  family: 'coding',
  order: 3,
  title: { en: 'Notebook', th: 'สมุดโน้ตโค้ด', zh: '笔记本', ar: 'دفتر الملاحظات' },
  tagline: {
    en: 'Words, code and pictures together',
    th: 'ข้อความ โค้ด และรูปภาพ อยู่ด้วยกัน',
    zh: '文字、代码和图画放在一起',
    ar: 'كلمات وشيفرة وصور معًا',
  },
  picture:
    '<rect x="22" y="6" width="76" height="58" rx="6" fill="var(--surface)" stroke="var(--indigo)" stroke-width="3"/>' +
    '<rect x="30" y="14" width="60" height="9" rx="3" fill="var(--indigo-soft)"/>' +
    '<path d="M32 54 48 40l12 8 26-20" fill="none" stroke="var(--coral)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  crossOriginIsolated: false,
  documentFormat: 'notebook',
  fileExtension: 'ipynb',
}
