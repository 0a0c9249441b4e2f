import { splitLocale } from '@panya/domain/locale/locale.ts'
import type { ToolManifest } from '@panya/tools/kit/tool-manifest.ts'
import { useLocation } from 'react-router'

const manifests = import.meta.glob<ToolManifest>(
  '../../../../../packages/tools/src/{coding,flow,games}/*/manifest.ts',
  { eager: true, import: 'manifest' },
)

export default function Tool() {
  const { path, locale } = splitLocale(useLocation().pathname)
  const manifest = Object.values(manifests).find((tool) => `/${tool.path}` === path)
  return (
    <main>
      <h1>{manifest?.title[locale]}</h1>
    </main>
  )
}
