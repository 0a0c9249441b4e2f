/** Groups of a class: named by its teachers, never seen by learners; somebody can be in several. */

export const GROUP_LIMITS = { name: 60, groups: 50, learners: 500 } as const

export interface ClassGroup {
  id: number
  name: string
  learners: number[]
}

export interface GroupLearner {
  studentId: number
  displayName: string
  firstName: string
  lastName: string
}

export interface ClassGroups {
  groups: ClassGroup[]
  /** Everybody who can be in one, in the order of their names. */
  learners: GroupLearner[]
}
