/** Finds the tools and their parts on disk, for programs that run on Node: a tool is a folder with a manifest. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TOOL_FAMILIES, type ToolPath } from '@panya/domain/tool/tool.ts'
import { compileMessages } from './compile-messages.ts'
import { readMessagesWith } from './tool-content.ts'
import type { ToolManifest } from './tool-manifest.ts'

const TOOLS = join(import.meta.dirname, '..')

// What is found here was not built.
readMessagesWith(compileMessages)

export function manifestPaths(root = TOOLS): string[] {
  return TOOL_FAMILIES.filter((family) => existsSync(join(root, family))).flatMap((family) =>
    readdirSync(join(root, family))
      .map((tool) => join(root, family, tool, 'manifest.ts'))
      .filter((file) => existsSync(file)),
  )
}

export async function loadManifests(root = TOOLS): Promise<ToolManifest[]> {
  const modules = manifestPaths(root).map((file) => load<{ manifest: ToolManifest }>(file))
  return (await Promise.all(modules))
    .map(({ manifest }) => manifest)
    .toSorted((a, b) => a.order - b.order)
}

/** Where a tool keeps a part that not every tool has. */
export function toolFile(tool: ToolPath, name: string, root = TOOLS): string | null {
  const file = join(root, tool, name)
  return existsSync(file) ? file : null
}

export async function loadToolFile<Part>(
  tool: ToolPath,
  name: string,
  root = TOOLS,
): Promise<Part | null> {
  const file = toolFile(tool, name, root)
  return file === null ? null : load<Part>(file)
}

function load<Part>(file: string): Promise<Part> {
  return import(/* @vite-ignore */ pathToFileURL(file).href)
}
