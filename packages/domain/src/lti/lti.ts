/** Learning platforms (LTI 1.3): what an admin registers, and what pages are told of a launch from one. */
import type { PlatformTrouble } from './platform-problem.ts'

export interface PlatformWish {
  name: string
  issuer: string
  clientId: string
  deploymentIds: string[]
  authUrl: string
  tokenUrl: string
  keysUrl: string
  /** Where else its pages and services are, such as `https://school.instructure.com`. */
  origins: string[]
}

export interface Platform extends PlatformWish {
  id: number
}

/** A mark that has not reached its platform yet. */
export interface WaitingGrade {
  platform: string
  assignment: string
  student: string
  tries: number
  nextTryAt: string
  /** Null while it was not tried yet. */
  problem: PlatformTrouble | null
}

/** What an admin of the platform has to type in there. */
export interface ToolAddresses {
  login: string
  launch: string
  keys: string
}

export interface PlatformList {
  platforms: Platform[]
  addresses: ToolAddresses
  grades: WaitingGrade[]
}

/** In the address of a learner's class page: the course they come from has no class here yet. */
export const UNCONNECTED_COURSE = 'course=unconnected'

/** Where we ask a platform, tried before it is registered; null where all is well. */
export interface PlatformTrial {
  tokenUrl: PlatformTrouble | null
  keysUrl: PlatformTrouble | null
}

/** Why a launch leads nowhere; the page has words for each. */
export const LAUNCH_PROBLEMS = [
  'unknown-platform',
  'bad-request',
  'refused-there',
  'other-browser',
  'expired',
  'used',
  'keys',
  'signature',
  'audience',
  'deployment',
  'message',
  'person',
  'role',
  'admin',
  'too-large',
] as const
export type LaunchProblem = (typeof LAUNCH_PROBLEMS)[number]

/** What somebody who came from a platform is asked next. */
export type LaunchStep =
  /** A learner nobody knows: begin with a new account, or connect the one that is signed in here. */
  | 'welcome'
  /** A teacher: connect the account that is signed in here. */
  | 'connect'
  /** A teacher nobody knows, and nobody is signed in. */
  | 'sign-in'
  | 'not-a-teacher'
  | 'not-for-admins'
  /** A teacher who is known: what this course or link opens here. */
  | 'choose'

export interface ChoosableClass {
  id: number
  name: string
  assignments: { id: number; title: string }[]
}

export interface PendingLaunch {
  step: LaunchStep
  platform: string
  course: string | null
  /** What the platform calls the person. */
  name: string
  /** Who is signed in in this browser. */
  account: string | null
  /** Only for `choose`. */
  deepLink: boolean
  classes: ChoosableClass[]
  projects: { id: string; title: string }[]
}

/** A course of a platform that is connected to a class. */
export interface ConnectedCourse {
  classId: number
  className: string
  platform: string
  hasMembers: boolean
  grades: WaitingGrade[]
}

export type MemberState = 'new' | 'joins' | 'here'

export interface CourseMembers {
  members: { name: string; state: MemberState }[]
  /** In the class, known to the platform, and not in the course any more. */
  left: string[]
}
