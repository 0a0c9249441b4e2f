/** What there is to see on the front page: the tools at work, what was made with them, what teachers see. */
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { MadeProject } from '@panya/tools/host/core/sample.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import type { ComponentType } from 'react'
import { ForParents } from './ForParents.tsx'
import { ForTeachers } from './ForTeachers.tsx'
import { InsideTool } from './InsideTool.tsx'
import { LivingCatalogue } from './LivingCatalogue.tsx'
import { MadeHere } from './MadeHere.tsx'

interface ShowcaseProps {
  tools: readonly ToolManifest[]
  pictures: ReadonlyMap<ToolPath, ComponentType>
  made: ReadonlyMap<ToolPath, readonly MadeProject[]>
}

export function Showcase({ tools, pictures, made }: ShowcaseProps) {
  return (
    <>
      <LivingCatalogue tools={tools} pictures={pictures} />
      <InsideTool />
      <MadeHere tools={tools} made={made} />
      <ForTeachers />
      <ForParents />
    </>
  )
}
