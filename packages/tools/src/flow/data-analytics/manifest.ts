import type { ToolManifest } from '../../host/tool-manifest.ts'

export const manifest: ToolManifest = {
  path: 'flow/data-analytics',
  family: 'flow',
  order: 3,
  title: { en: 'Data analytics', th: 'วิเคราะห์ข้อมูล', zh: '数据分析', ar: 'تحليل البيانات' },
  tagline: {
    en: 'A million rows, one question',
    th: 'ล้านแถว หนึ่งคำถาม',
    zh: '百万行数据，一个问题',
    ar: 'مليون صف وسؤال واحد',
  },
  picture:
    '<g fill="var(--teal)"><rect x="22" y="40" width="14" height="22" rx="2"/><rect x="44" y="26" width="14" height="36" rx="2"/>' +
    '<rect x="88" y="10" width="14" height="52" rx="2"/></g><rect x="66" y="46" width="14" height="16" rx="2" fill="var(--coral)"/>',
  crossOriginIsolated: false,
  documentFormat: 'flow-data',
  counter: 'minutes_flow_data',
  skill: 'data',
  placeKind: 'node',
  takesChecks: ['figure', 'uses-node', 'avoids-node'],
}
