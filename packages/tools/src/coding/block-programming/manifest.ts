import type { ToolManifest } from '../../host/tool-manifest.ts'
import { FORMAT } from './core/document.ts'

export const manifest: ToolManifest = {
  path: 'coding/block-programming',
  family: 'coding',
  order: 1,
  title: { en: 'Blocks', th: 'บล็อก', zh: '积木编程', ar: 'اللبنات' },
  tagline: {
    en: 'Snap, run, watch it come alive',
    th: 'ต่อบล็อก กดเล่น แล้วดูมันมีชีวิต',
    zh: '拼一拼，跑一跑，让它活起来',
    ar: 'تركيب وتشغيل، ثم تدبّ الحياة في برنامجك',
  },
  picture:
    '<rect x="8" y="8" width="74" height="16" rx="6" fill="var(--indigo)"/><rect x="8" y="27" width="92" height="16" rx="6" fill="var(--amber)"/><rect x="20" y="46" width="62" height="16" rx="6" fill="var(--teal)"/>',
  opensInside: ['.sb3', '.sb2'],
  crossOriginIsolated: true,
  documentFormat: FORMAT,
  begins: true,
  counter: 'minutes_block_programming',
  skill: 'sequence',
  placeKind: 'block',
  takesChecks: [
    'uses-block',
    'avoids-block',
    'most-blocks',
    'variable',
    'says',
    'sprite-at',
    'dots',
    'prints',
  ],
}
