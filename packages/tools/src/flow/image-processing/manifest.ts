import type { ToolManifest } from '../../host/tool-manifest.ts'

export const manifest: ToolManifest = {
  path: 'flow/image-processing',
  family: 'flow',
  order: 2,
  title: { en: 'Image processing', th: 'ประมวลผลภาพ', zh: '图像处理', ar: 'معالجة الصور' },
  tagline: {
    en: 'Edges, colours, shapes, live',
    th: 'ขอบ สี รูปร่าง เห็นผลทันที',
    zh: '边缘、颜色、形状，即时可见',
    ar: 'حواف وألوان وأشكال، مباشرة',
  },
  picture:
    '<rect x="18" y="8" width="84" height="54" rx="6" fill="var(--surface)" stroke="var(--teal)" stroke-width="3"/>' +
    '<circle cx="80" cy="24" r="7" fill="var(--amber)"/>' +
    '<path d="m22 58 24-28 14 16 12-10 26 22" fill="none" stroke="var(--teal)" stroke-width="4" stroke-linejoin="round"/>' +
    '<path d="M60 4v62" stroke="var(--coral)" stroke-width="3" stroke-dasharray="5 4"/>',
  crossOriginIsolated: false,
  documentFormat: 'flow-image',
  counter: 'minutes_flow_image',
  skill: 'pictures',
  placeKind: 'node',
  takesChecks: ['figure', 'uses-node', 'avoids-node'],
}
