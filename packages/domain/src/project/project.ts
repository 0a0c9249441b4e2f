/** A learner's work as it travels between browser and server, and its limits. */
import type { ToolPath } from '../tool/tool.ts'

/** What a tool saves; `content` is the tool's own. */
export interface ProjectDocument {
  format: string
  version: number
  content: unknown
}

export const SHARE_LEVELS = ['private', 'class', 'public'] as const
export type ShareLevel = (typeof SHARE_LEVELS)[number]

export interface ProjectSummary {
  id: string
  tool: ToolPath
  title: string
  revision: number
  bytes: number
  updatedAt: string
  createdAt: string
  /** Set while the project is in the trash. */
  deletedAt: string | null
  share: ShareLevel
  shareId: string | null
  /** Where a remix or an assigned copy came from. */
  originId: string | null
  hasThumbnail: boolean
  /** In a list: the first lines of a program or a notebook. */
  excerpt?: string
}

export interface ProjectWithDocument extends ProjectSummary {
  /** The save that made the current revision: a browser that missed its answer recognises it. */
  saveId: string
  document: ProjectDocument
}

export interface RevisionSummary {
  number: number
  savedAt: string
  bytes: number
  /** The revision this one brought back. */
  restoredFrom: number | null
}

export interface SaveRequest {
  /** The revision the change was made on. */
  base: number
  /** Made by the browser for this save; the same save sent twice counts once. */
  saveId: string
  document: ProjectDocument
}

export interface SaveAnswer {
  revision: number
  savedAt: string
}

export const PROJECT_LIMITS = {
  documentBytes: 8 * 1024 * 1024,
  projects: 200,
  totalBytes: 200 * 1024 * 1024,
  /** Old revisions beyond this are let go, oldest first, even within the last hour. */
  historyBytes: 64 * 1024 * 1024,
  thumbnailBytes: 64 * 1024,
  /** One picture, sound or model of a document, and all of one document. */
  assetBytes: 32 * 1024 * 1024,
  documentAssetBytes: 64 * 1024 * 1024,
  documentAssets: 4000,
  /** Of all versions of a project; old versions go first. */
  historyAssetBytes: 128 * 1024 * 1024,
  /** Of one person, each thing counted once however many projects have it. */
  totalAssetBytes: 512 * 1024 * 1024,
  /** What no document has any more stays so long. */
  unusedAssetHours: 24,
  /** The file a project was made from, and all such files of one person. */
  sourceBytes: 32 * 1024 * 1024,
  totalSourceBytes: 128 * 1024 * 1024,
  /** A project as a file, its pictures and sounds in it. */
  fileBytes: 100 * 1024 * 1024,
  titleLength: 120,
  trashDays: 30,
} as const

/** What somebody without rights sees of a shared project: no names beyond the display name. */
export interface SharedProject {
  shareId: string
  tool: ToolPath
  title: string
  authorDisplayName: string
  updatedAt: string
  document: ProjectDocument
  /** The display name of whom this one was remixed from. */
  creditDisplayName: string | null
}
