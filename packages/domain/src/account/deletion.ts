/** The end of an account: who asked for it, when it comes, and who may still undo it. */

export const DELETION_ASKERS = ['learner', 'guardian', 'admin', 'retention'] as const
export type DeletionAsker = (typeof DELETION_ASKERS)[number]

export interface Deletion {
  requestedBy: DeletionAsker
  requestedAt: string
  dueAt: string
}

/** Whoever asked may undo it, and an admin always; the years nobody came are undone by coming back. */
export function mayUndo({ requestedBy }: Deletion, who: DeletionAsker): boolean {
  return who === 'admin' || who === requestedBy || requestedBy === 'retention'
}
