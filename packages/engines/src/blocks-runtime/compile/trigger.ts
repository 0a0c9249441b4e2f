/** What starts a script. */
export type Trigger =
  | { on: 'flag' | 'clicked' | 'clone' }
  | { on: 'key'; key: string }
  | { on: 'message'; message: string }
  | { on: 'backdrop'; backdrop: string }
  /** A hat that watches a condition: it starts when the condition becomes true. */
  | { on: 'timer' }
  /** A loose stack or a loose value: runs only when somebody clicks it. */
  | { on: 'click-in-editor' }
