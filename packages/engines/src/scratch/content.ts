/** What opening a Scratch project gives: the shape of a block project's content, with nothing left out. */
import type {
  ActorSpec,
  BlockJson,
  CostumeSpec,
  SoundSpec,
  StageProgram,
  VariableJson,
  VideoStart,
  WorkspaceJson,
} from '../blocks-runtime/program.ts'
import type { ReportEntry } from './report.ts'

/** A block as the editor saves it, with its comment. */
export type ContentBlock = BlockJson

export interface WorkspaceComment {
  id: string
  text: string
  x: number
  y: number
  width: number
  height: number
  collapsed?: boolean
}

export interface ContentCostume extends CostumeSpec {
  library?: string
  svg?: string
  image?: string
}

export interface ContentSound extends SoundSpec {
  library?: string
  audio?: string
}

export interface ContentWorkspace extends WorkspaceJson {
  blocks?: { languageVersion?: number; blocks?: ContentBlock[] }
  workspaceComments?: WorkspaceComment[]
}

export interface ContentActor extends ActorSpec {
  costumes: ContentCostume[]
  sounds: ContentSound[]
  pane?: number
  workspace: ContentWorkspace
}

export interface MonitorLook {
  mode: 'default' | 'large' | 'slider' | 'list'
  x: number
  y: number
  width?: number
  height?: number
  min?: number
  max?: number
  whole?: boolean
}

export interface ScratchContent {
  target: 'stage'
  boards: Record<string, never>
  actors: ContentActor[]
  shared: VariableJson[]
  watched: string[]
  monitors: Record<string, MonitorLook>
  rules: 'scratch'
  tempo: number
  /** On and half see-through when not said. */
  video?: VideoStart
}

export interface OpenedProject {
  content: ScratchContent
  report: ReportEntry[]
}

/** What the compilers read: shared variables stand with the stage. */
export function stageProgramOf(content: ScratchContent): StageProgram {
  const { actors, shared, watched, rules, tempo, video } = content
  return {
    actors: actors.map((actor) => {
      if (!actor.isStage) return actor
      const variables = [...shared, ...(actor.workspace.variables ?? [])]
      return { ...actor, workspace: { ...actor.workspace, variables } }
    }),
    watched,
    rules,
    tempo,
    ...(video && { video }),
  }
}
