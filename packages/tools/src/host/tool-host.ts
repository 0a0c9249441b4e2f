import type { Role } from '@panya/domain/account/role.ts'
import type { FirmwareFile } from '@panya/domain/admin/settings.ts'
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { Direction, Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { AiClient } from './ai-client.ts'
import type { LinkClient, OpenedLink } from './link-client.ts'
import type { ToolPlace } from './place/tool-place.ts'
import type { TutorClient } from './tutor/tutor-client.ts'

/** What every tool saves. `content` is the tool's own; its core owns `migrate()`. */
export interface ToolDocument {
  format: string
  version: number
  content: unknown
}

/** How the last changes stand: on the server, on their way, or only on this device. */
export type SaveState =
  | 'saved'
  | 'saving'
  | 'unsaved'
  | 'offline'
  | 'conflict'
  | 'full'
  /** The document is such that the server does not take it. */
  | 'refused'
  | 'gone'
  /** A guest's work: kept on this device only. */
  | 'device'
  /** Neither on the server nor on this device, which keeps nothing: only in this window. */
  | 'nowhere'
  | 'readonly'

interface ToolProject {
  id: string
  title: string
  /** The document as it was when the tool was opened. */
  document: ToolDocument
  /** Set when the project was made from another one or handed out by a teacher. */
  originId: string | null
}

export interface ToolUser {
  id: number
  displayName: string
  role: Role
}

/** A run, an error or a check: what a teacher's live board is made of. */
export interface ToolActivity {
  kind: 'run' | 'error' | 'check-passed' | 'check-failed' | 'edit'
  /** A short stable code such as `NameError` or a level id; never the learner's own text. */
  detail?: string
}

/** A teacher's own checks of this work. */
export interface ToolTask {
  id: string
  checks: readonly CheckWish[]
}

/** A game a teacher asked for: it opens for playing, at this level where one is named. */
export interface AssignedGame {
  level: string | null
}

/** How a learner of one's class gets on in a period. */
interface ToolLearner {
  name: string
  minutes: number
  days: readonly { date: string; minutes: number }[]
  tools: Partial<Record<ToolPath, number>>
  runs: number
  errors: number
  stars: number
  handedIn: number
}

/** The classes of somebody who teaches; the server decides who that is. */
export interface ToolAttendance {
  classes(): Promise<{ id: number; name: string }[]>
  report(classId: number, from: string, to: string): Promise<ToolLearner[]>
}

/** A teacher looks at work that was handed in, and may have it graded here. */
export interface ToolGrading {
  /** What the work began as, with all that learners do not get; null where it began empty. */
  source(): Promise<ToolDocument | null>
  /** Brings the points into the mark, as a suggestion. */
  suggest(points: number, of: number): void
}

/** Firmware for boards that an admin has put there. */
export interface FirmwareClient {
  /** The newest file of every board that has one. */
  list(): Promise<FirmwareFile[]>
  download(file: FirmwareFile): Promise<Uint8Array<ArrayBuffer>>
}

/** The file a project was made from, kept beside it as it came. */
export interface SourceFiles {
  keep(file: File): Promise<void>
  /** Null when there is none. */
  load(): Promise<Blob | null>
}

/**
 * The one door between a tool and the platform. A tool never fetches, stores or navigates by itself.
 * The live document belongs to the tool's engine; the host asks for it when it wants to save.
 */
export interface ToolHost {
  locale: Locale
  direction: Direction
  colorScheme: 'light' | 'dark'
  /** Who the brand's mascot is; the owl where nobody says. */
  mascot?: 'owl' | 'fox'
  /** Null for a visitor who is looking at a shared project. */
  user: ToolUser | null
  /** True on share pages and in a teacher's view: nothing is saved, editing may be hidden. */
  readonly: boolean
  /** Null for tools that keep progress only. A fresh project has the tool's own `emptyDocument`. */
  project: ToolProject | null
  /** Tells the host that the document changed; it calls `read` when it saves, never more often. */
  changed(read: () => ToolDocument, options?: { thumbnail?: () => Promise<string | null> }): void
  /** The work looks different though nothing in it changed, as after a run: its small picture is taken anew. */
  pictured(thumbnail: () => Promise<string | null>): void
  /** Saves what is pending now; resolves when the server has it or it is kept on this device. */
  flush(): Promise<SaveState>
  /** Whether this installation has a tool that works with documents of this format. */
  canOpen(format: string): boolean
  /** Makes a project of the document and goes to the tool that works with it. */
  openNew(document: ToolDocument, title: string): Promise<void>
  /** Small per-user state of a tool: game progress, challenges passed, panel sizes. Kept on the server. */
  progress: {
    load<T>(key: string): Promise<T | null>
    save(key: string, value: unknown): Promise<void>
    /** Keeps what `next` makes of what is kept; called again when somebody else has kept another value meanwhile. */
    change(key: string, next: (stored: unknown) => unknown): Promise<void>
  }
  /** What is open and typed, besides the work: it comes back with the page. None where nothing is kept. */
  place?: ToolPlace
  /** Asks the server to check something by re-running it there (games, challenges). */
  judge<T>(kind: string, submission: unknown): Promise<T>
  activity(event: ToolActivity): void
  /** In a teacher's view: where in the work somebody clicked, when the page cannot see that itself. */
  pointed?(place: string): void
  toast(message: string, kind?: 'info' | 'success' | 'error'): void
  /** Attendance of one's classes; only for those who teach. */
  attendance?: ToolAttendance
  /** The platform's tutor; none where nobody is signed in. */
  tutor?: TutorClient
  /** The server's AI, for coins; none where nobody is signed in. */
  ai?: AiClient
  /** Links to what was made or played here; none where nobody is signed in. */
  links?: LinkClient
  /** Set where a game was opened by somebody's link. */
  linked?: OpenedLink
  /** Ids of examples, lessons, challenges and levels of this tool that an admin has turned off. */
  closedContent?: ReadonlySet<string>
  /** What a teacher asked for in this project, where the tool can check it. */
  task?: ToolTask | null
  /** Set where a teacher has come to record a solution: what it did is proposed as checks, and its text is kept for the tutor. */
  record?: ((checks: readonly CheckWish[], program: string) => void) | null
  /** Set where a game was opened from an assignment. */
  assigned?: AssignedGame | null
  /** Somebody's first project, made from the tool's `start.ts`: the tool goes along with them. */
  guided?: boolean
  /** Only in a teacher's view of work for an assignment. */
  grading?: ToolGrading
  /** None where nobody is signed in. */
  firmware?: FirmwareClient
  /** None where nothing is kept: guests, and other people's work. */
  source?: SourceFiles
  /** Files of the manifest's `opensInside`, chosen in the project's menu. */
  listenToFiles?(listener: (file: File) => void): () => void
}

export interface ToolScreenProps {
  host: ToolHost
}
