declare module 'virtual:tool-manifests' {
  import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'

  export const manifests: ToolManifest[]
}
