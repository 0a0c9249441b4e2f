import { NOTEBOOK_FORMAT } from '@panya/domain/notebook/notebook.ts'
import type { ToolManifest } from '../../host/tool-manifest.ts'
import { NOTEBOOK_ADDRESS } from './core/document.ts'

export const manifest: ToolManifest = {
  path: 'coding/jupyter-lite',
  family: 'coding',
  order: 3,
  title: { en: 'Notebook', th: 'สมุดโน้ต', zh: '笔记本', ar: 'الدفتر' },
  tagline: {
    en: 'Words, code and pictures on one page',
    th: 'คำอธิบาย โค้ด และรูปภาพ อยู่ในหน้าเดียว',
    zh: '文字、代码和图画，都在一页上',
    ar: 'كلمات وبرامج وصور في صفحة واحدة',
  },
  picture:
    '<rect x="26" y="8" width="68" height="54" rx="6" fill="none" stroke="var(--indigo)" stroke-width="4"/>' +
    '<path d="M38 8v54" stroke="var(--indigo)" stroke-width="4"/>' +
    '<path d="M48 20h30M48 29h20" stroke="var(--coral)" stroke-width="4" stroke-linecap="round"/>' +
    '<path d="M48 52l10-9 8 5 16-12" fill="none" stroke="var(--teal)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  crossOriginIsolated: true,
  frame: NOTEBOOK_ADDRESS,
  followsWork: true,
  documentFormat: NOTEBOOK_FORMAT,
  counter: 'minutes_jupyter_lite',
  skill: 'data',
  placeKind: 'cell',
  takesChecks: ['test', 'name-value', 'cell'],
  excerpt: 'cells',
  hasBadge: true,
}
