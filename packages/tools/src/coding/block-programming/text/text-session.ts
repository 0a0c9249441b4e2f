/** The text of a program where it is edited: follows the blocks, and makes blocks of what is typed. */
import { pythonTextOf } from '@panya/engines/blocks-runtime/python/python-text.ts'
import {
  type PythonProblem,
  type PythonReading,
  readPython,
} from '@panya/engines/blocks-runtime/python/read/read-python.ts'
import { CodeEditor, type CodeEditorOptions } from '@panya/engines/code-editor/code-editor.ts'
import type { BlocksSession } from '../blocks-session.ts'
import type { BlocksContent } from '../core/document.ts'
import {
  decide,
  type KeptTexts,
  markOf,
  type PlacedText,
  shownText,
  type TypedText,
} from '../core/text-views.ts'
import { type ShownProgram, shownProgram } from '../session/shown-program.ts'
import { type TextPort, textsOf, withText } from '../session/text-door.ts'
import { TextChoice } from './text-choice.ts'
import { TextMarks } from './text-marks.ts'
import { typedWords } from './typed-words.ts'

/** So long a hand rests before its words are read. */
const PAUSE_MS = 500

export interface TextState {
  /** same: both say it. typing: not yet read. broken: no program. apart: the blocks went on without the text. */
  is: 'same' | 'typing' | 'broken' | 'apart'
  problem: PythonProblem | null
  /** For those who do not see what is chosen. */
  said: string
}

export interface TextOptions
  extends Pick<
    CodeEditorOptions,
    'parent' | 'locale' | 'fontSize' | 'readonly' | 'label' | 'placeholder' | 'offer'
  > {
  onRun(): void
  /** Says what is wrong in the learner's language. */
  explain(problem: PythonProblem): string
}

type Result = { reading: PythonReading } | { problems: readonly PythonProblem[] }

export class TextSession implements TextPort {
  readonly #blocks: BlocksSession
  readonly #editor: CodeEditor
  readonly #choice: TextChoice
  readonly #marks: TextMarks
  readonly #listeners = new Set<() => void>()
  readonly #cleanups: (() => void)[]
  #state: TextState = { is: 'same', problem: null, said: '' }
  #shown: { content: BlocksContent; actorId: string } | null = null
  #program: ShownProgram | null = null
  #blocksText: PlacedText = { text: '', places: [] }
  /** By file: what was typed there, and is shown as long as the blocks say the same. */
  readonly #typed = new Map<string, TypedText>()
  /** The mark of the blocks that what is being typed was begun beside; null while nothing waits to be read. */
  #base: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isFollowing = false
  #isTaking = false

  constructor(blocks: BlocksSession, options: TextOptions) {
    this.#blocks = blocks
    const { parent, locale, fontSize, readonly, label, placeholder, offer } = options
    this.#editor = new CodeEditor({
      parent,
      locale,
      fontSize,
      readonly,
      label,
      ...(placeholder && { placeholder }),
      ...(offer && { offer }),
      onChange: () => this.#onTyped(),
      onRun: () => options.onRun(),
      onCursor: (at) => this.#base === null && !this.#isFollowing && this.#choice.cursorAt(at),
      onLeave: () => this.flush(),
      steps: { undo: () => this.#step(false), redo: () => this.#step(true) },
    })
    this.#marks = new TextMarks(this.#editor, (problem) => options.explain(problem))
    this.#choice = new TextChoice(blocks.text, this.#editor, (said) => this.#set({ said }))
    this.#cleanups = [
      blocks.text.attach(this),
      blocks.text.listenToChoices((ids) => this.#choice.blocksChosen(ids)),
      blocks.subscribe(() => this.#follow()),
    ]
    this.#follow()
  }

  // --- what React sees ----------------------------------------------------------------------------

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  snapshot = (): TextState => this.#state

  #set(change: Partial<TextState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }

  // --- the blocks say it --------------------------------------------------------------------------

  /** A file for each sprite and board: each keeps its own cursor. */
  get #name(): string {
    const { content, actorId } = this.#shown!
    return `${content.target}-${actorId}.py`
  }

  #follow(): void {
    const { content, actorId, mistake } = this.#blocks.snapshot()
    this.#followBlocks(content, actorId)
    if (this.#marks.tell(mistake, content)) this.#markMistake()
  }

  #markMistake(): void {
    const { content, actorId } = this.#shown!
    const text = this.#editor.text(this.#name) ?? ''
    const shown = { text, places: this.#choice.places }
    this.#marks.mistake(content, actorId, shown, this.#blocksText)
  }

  #followBlocks(content: BlocksContent, actorId: string): void {
    if (content === this.#shown?.content && actorId === this.#shown.actorId) return
    const isOther =
      actorId !== this.#shown?.actorId || content.target !== this.#shown.content.target
    this.#shown = { content, actorId }
    this.#program = shownProgram(content, actorId)
    this.#blocksText = pythonTextOf(this.#program.program, this.#program.actorId)
    if (isOther) this.#forgetTyping()
    if (this.#base === null && !this.#isTaking) this.#show()
  }

  get #texts(): KeptTexts {
    return textsOf(this.#shown!.content, this.#shown!.actorId)
  }

  /** The words the blocks were made of. */
  #typedWords(): TypedText | null {
    const known = this.#typed.get(this.#name)
    if (known?.blocksText === this.#blocksText.text) return known
    const typed = typedWords(this.#program!, this.#blocksText.text, this.#texts.words)
    if (typed) this.#typed.set(this.#name, typed)
    return typed
  }

  #show(): void {
    const { draft } = this.#texts
    const typed = draft ? null : this.#typedWords()
    const shown = shownText(this.#blocksText, typed, draft)
    const isOther = this.#editor.text(this.#name) !== shown.text
    this.#isFollowing = true
    if (this.#editor.shown === this.#name) this.#editor.follow(this.#name, shown.text)
    else {
      this.#editor.put(this.#name, shown.text)
      this.#editor.show(this.#name)
    }
    this.#isFollowing = false
    if (isOther && shown.from === 'blocks') this.#editor.forgetSteps()
    this.#choice.places = shown.places
    if (isOther && this.#marks.hasMistake) this.#markMistake()
    const problem = shown.from === 'draft' ? this.#problemIn(shown.text) : null
    this.#marks.problem(problem)
    const is = shown.isBehind ? 'apart' : shown.from === 'draft' ? 'broken' : 'same'
    if (is !== this.#state.is || problem !== this.#state.problem) this.#set({ is, problem })
  }

  #read(text: string): Result {
    return readPython(text, this.#program!.program, this.#program!.actorId)
  }

  #problemIn(text: string): PythonProblem | null {
    const result = this.#read(text)
    return 'problems' in result ? (result.problems[0] ?? null) : null
  }

  // --- the learner types --------------------------------------------------------------------------

  #onTyped(): void {
    if (this.#isFollowing) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS)
    if (this.#base !== null) return
    this.#base = this.#texts.draft?.base ?? markOf(this.#blocksText.text)
    this.#choice.places = []
    if (this.#state.is === 'same') this.#set({ is: 'typing' })
    // Last: whoever saves may ask for the text at once.
    this.#blocks.text.typing()
  }

  #forgetTyping(): void {
    clearTimeout(this.#timer)
    this.#base = null
  }

  /** Reads what was typed: it becomes blocks, or it is kept as it is. */
  flush(): void {
    if (this.#base === null || this.#isTaking) return
    const base = this.#base
    // What is in the block editor counts first: the text must not undo it unseen.
    this.#blocks.text.readBlocks()
    this.#forgetTyping()
    const text = this.#editor.text(this.#name) ?? ''
    const result = this.#read(text)
    const decision = decide(text, base, this.#blocksText.text, 'reading' in result)
    if (decision === 'take' && 'reading' in result) this.#take(text, result.reading)
    else if (decision === 'keep') this.#blocks.text.keep({ text, base })
    else if (this.#texts.draft) this.#blocks.text.keep(null)
    this.#show()
    if (this.#editor.hasFocus) this.#choice.cursorAt(this.#editor.cursor)
  }

  #take(text: string, reading: PythonReading): void {
    // While the blocks change nothing is written into the text: it says it already.
    this.#isTaking = true
    try {
      this.#blocks.text.take(reading.workspace, text)
    } finally {
      this.#isTaking = false
    }
    this.#typed.set(this.#name, {
      text,
      places: reading.places,
      blocksText: this.#blocksText.text,
    })
    this.#editor.forgetSteps()
  }

  #step(redo: boolean): void {
    if (redo) this.#blocks.redo()
    else this.#blocks.undo()
  }

  /** What was typed goes back first, then what was done before. */
  step(action: 'undo' | 'redo'): void {
    this.#editor.perform(action)
  }

  // --- text and blocks went apart -----------------------------------------------------------------

  /** The text wins: the blocks it was written beside are those of now. */
  keepText(): void {
    const { draft } = this.#texts
    if (!draft) return
    const base = markOf(this.#blocksText.text)
    this.#blocks.text.keep({ text: draft.text, base })
    this.#base = base
    this.flush()
    this.focus()
  }

  /** The blocks win; the text can be brought back. */
  keepBlocks(): void {
    const { actorId } = this.#shown!
    // The last letters too can be brought back.
    this.flush()
    this.#blocks.edit((content) => withText(content, actorId, 'draft', null), {
      lost: { what: 'text', name: '' },
    })
    this.focus()
  }

  goToProblem(): void {
    const { problem } = this.#state
    if (!problem) return
    const lineStart = (this.#editor.text(this.#name) ?? '').lastIndexOf('\n', problem.from - 1) + 1
    this.#editor.goTo(problem.line, problem.from - lineStart + 1)
  }

  focus(): void {
    this.#editor.focus()
  }

  dispose(): void {
    this.flush()
    for (const cleanup of this.#cleanups) cleanup()
    this.#choice.dispose()
    this.#forgetTyping()
    this.#editor.destroy()
  }
}
