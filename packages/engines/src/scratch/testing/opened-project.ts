/** Looks into a project that was just opened, for tests. */
import type { ContentBlock, OpenedProject } from '../content.ts'
import { openProject } from '../open-project.ts'
import { sb3, stage, target } from './scratch-files.ts'

export const scriptsOf = ({ content }: OpenedProject, actor = 1): ContentBlock[] =>
  content.actors[actor]?.workspace.blocks?.blocks ?? []

export const opened = (
  blocks: Record<string, unknown>,
  parts: Record<string, unknown> = {},
): OpenedProject => openProject(sb3(stage(), target({ blocks, ...parts })))

export const codes = ({ report }: OpenedProject): string[] => report.map(({ code }) => code)
