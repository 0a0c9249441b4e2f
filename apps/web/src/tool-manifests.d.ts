declare module 'virtual:tool-manifests' {
  import type { ToolManifest } from '@panya/tools/kit/tool-manifest.ts'

  export const manifests: ToolManifest[]
}
