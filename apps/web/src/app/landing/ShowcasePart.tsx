/** Gathers from the tools' folders what the front page shows of them. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { MadeProject } from '@panya/tools/host/core/sample.ts'
import type { ComponentType } from 'react'
import { Showcase } from '../../features/showcase/Showcase.tsx'
import { TOOLS, useOpenTools } from '../tools.ts'

const pictures = import.meta.glob<{ default: ComponentType }>(
  '../../../../../packages/tools/src/{coding,flow,games}/*/LivingPicture.tsx',
  { eager: true },
)
const projects = import.meta.glob<{ made: readonly MadeProject[] }>(
  '../../../../../packages/tools/src/{coding,flow,games}/*/core/made.ts',
  { eager: true },
)

function byTool<Module, Part>(
  files: Record<string, Module>,
  partOf: (module: Module) => Part,
): ReadonlyMap<ToolPath, Part> {
  const entries = Object.entries(files)
  const found = TOOLS.flatMap(({ path }) => {
    const module = entries.find(([file]) => file.includes(`/packages/tools/src/${path}/`))?.[1]
    return module ? [[path, partOf(module)] as const] : []
  })
  return new Map(found)
}

const PICTURES = byTool(pictures, (module) => module.default)
const MADE = byTool(projects, (module) => module.made)

export default function ShowcasePart() {
  return <Showcase tools={useOpenTools()} pictures={PICTURES} made={MADE} />
}
