/** Gives the browser the tools' manifests as plain data: importing them would bring parts of every tool. */
import { loadManifests, manifestPaths } from '@panya/tools/host/tool-files.ts'
import type { Plugin } from 'vite'

const NAME = 'virtual:tool-manifests'
const RESOLVED = `\0${NAME}`

export function toolManifests(): Plugin {
  return {
    name: 'tool-manifests',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null
      for (const file of manifestPaths()) this.addWatchFile(file)
      return `export const manifests = ${JSON.stringify(await loadManifests())}`
    },
  }
}
