/** Finds the tools on disk, for programs that run on Node: a tool is a folder with a manifest. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TOOL_FAMILIES } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from './tool-manifest.ts'

const TOOLS = join(import.meta.dirname, '..')

export function manifestPaths(): string[] {
  return TOOL_FAMILIES.filter((family) => existsSync(join(TOOLS, family))).flatMap((family) =>
    readdirSync(join(TOOLS, family))
      .map((tool) => join(TOOLS, family, tool, 'manifest.ts'))
      .filter((file) => existsSync(file)),
  )
}

export async function loadManifests(): Promise<ToolManifest[]> {
  const files = manifestPaths().map((file) => import(/* @vite-ignore */ pathToFileURL(file).href))
  const modules = (await Promise.all(files)) as { manifest: ToolManifest }[]
  return modules.map((module) => module.manifest).toSorted((a, b) => a.order - b.order)
}
