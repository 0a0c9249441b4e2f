/** What the block editor is told when it is made, and whom it tells. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { FunctionSignature } from '../blocks-runtime/program.ts'
import type { ThemeName } from './themes.ts'

export interface EditorOptions {
  locale: Locale
  rightToLeft: boolean
  theme: ThemeName
  readonly: boolean
  /** All blocks are always there beside the workspace; else they come out of drawers. */
  openPalette: boolean
  /** The blocks of the sprite that is shown were changed by the learner. */
  onChange(): void
  /** Something was done that can be taken back; changes of one group are one step. */
  onStep(group: string): void
  /** The last step is to be taken back, or done again: it may be one of another sprite. */
  onUndo(isRedo: boolean): void
  /** A block was chosen: it and what it is in, from the inside out; none when nothing is. */
  onChoose?(ids: string[]): void
  /** Another part of the workspace is in sight. */
  onView?(): void
  onBreakpoints(ids: string[]): void
  onRun(blockId: string): void
  onBackpack(state: unknown): void
  /** A script is to be copied to a sprite, or to one that is still to be chosen. */
  onCopyTo(state: unknown, actorId: string | null): void
  /** Something happened that is only seen: for screen readers. */
  onSay(words: string): void
  /** Opens the dialog for a function: a new one, or one to change. */
  onFunction(signature: FunctionSignature | null): void
  /** Opens the dialog for a new variable, list or message. */
  onMake(kind: 'variable' | 'list' | 'message'): void
  ask(message: string, preset: string): Promise<string | null>
  confirm(message: string): Promise<boolean>
}
