import type { ToolManifest } from '../../host/tool-manifest.ts'

export const manifest: ToolManifest = {
  path: 'flow/ai-application',
  family: 'flow',
  order: 1,
  title: {
    en: 'AI application',
    th: 'แอปพลิเคชัน AI',
    zh: 'AI 应用',
    ar: 'تطبيقات الذكاء الاصطناعي',
  },
  tagline: {
    en: 'Train a machine and ask it why',
    th: 'ฝึกเครื่อง แล้วถามว่าทำไม',
    zh: '训练机器，再问它为什么',
    ar: 'تدريب الآلة ثم سؤالها: لماذا؟',
  },
  picture:
    '<path d="M24 20h22M24 50h22M74 35h22M46 20l28 15M46 50l28-15" fill="none" stroke="var(--teal)" stroke-width="4" stroke-linecap="round"/>' +
    '<circle cx="20" cy="20" r="9" fill="var(--surface)" stroke="var(--teal)" stroke-width="4"/>' +
    '<circle cx="20" cy="50" r="9" fill="var(--surface)" stroke="var(--teal)" stroke-width="4"/>' +
    '<rect x="44" y="17" width="34" height="36" rx="10" fill="var(--teal-soft)" stroke="var(--teal)" stroke-width="4"/>' +
    '<circle cx="55" cy="32" r="3.5" fill="var(--ink)"/><circle cx="67" cy="32" r="3.5" fill="var(--ink)"/>' +
    '<path d="M54 42q7 5 14 0" fill="none" stroke="var(--ink)" stroke-width="3" stroke-linecap="round"/>' +
    '<circle cx="102" cy="35" r="9" fill="var(--amber)"/>',
  crossOriginIsolated: false,
  documentFormat: 'flow-ai',
  counter: 'minutes_flow_ai',
  skill: 'ai',
  placeKind: 'node',
  takesChecks: ['figure', 'uses-node', 'avoids-node'],
}
