/** Learners' work as teachers see it, what is said about it, and who is at work now. */

import type { ToolPath } from '../tool/tool.ts'
import type { Desk } from './struggle.ts'

export interface WorkItem {
  id: string
  tool: ToolPath
  title: string
  updatedAt: string
}

export interface WorkComment {
  id: number
  author: string
  mine: boolean
  /** Written by a teacher of the owner, not by the owner. */
  fromTeacher: boolean
  place: string | null
  text: string
  createdAt: string
  doneAt: string | null
}

/** Of a project, or of a link to a level or a run of a game. */
export interface SharedReport {
  id: number
  projectId: string | null
  /** Of a link. */
  shareId: string | null
  title: string
  tool: ToolPath
  author: string
  reason: string
  createdAt: string
}

export interface BoardDesk extends Desk {
  studentId: number
  displayName: string
  firstName: string
  lastName: string
  /** What they have open, when it is a project. */
  projectId: string | null
}
