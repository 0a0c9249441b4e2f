/** One Blockly workspace for the whole project: shows the scripts of one sprite at a time. */
import type { WorkspaceSearch } from '@blockly/plugin-workspace-search'
import * as Blockly from 'blockly/core'
import type { Category } from '../blocks-runtime/catalogue/block-spec.ts'
import { folded } from '../blocks-runtime/folded-stacks.ts'
import type {
  BlockJson,
  FunctionSignature,
  VariableJson,
  WorkspaceJson,
} from '../blocks-runtime/program.ts'
import { withMenuInputs } from '../blocks-runtime/read/menu-inputs.ts'
import { labelLines } from '../charts/label-lines.ts'
import { addUnder } from './add-block.ts'
import { type ClickActions, listenToClicks } from './block-clicks.ts'
import { makeFinder } from './block-finder.ts'
import { registerBlockKeys } from './block-keys.ts'
import { BlockMarks } from './block-marks.ts'
import { CarriedBlock } from './carried-block.ts'
import { drawerOf, fillCategories, openCategory, showCategory } from './categories.ts'
import { changeScripts } from './change-scripts.ts'
import { defineBlocks } from './define-blocks.ts'
import { measureAsDrawn } from './drawn-words.ts'
import { listenToDrops } from './drop-target.ts'
import { type ActorContext, EMPTY_CONTEXT } from './editor-context.ts'
import { chosenId, isClickOnNothing, isNothingChosen } from './editor-events.ts'
import { type MenuActions, registerMenu } from './editor-menu.ts'
import type { EditorOptions } from './editor-options.ts'
import { type EditorSteps, stepsOf, takeSteps } from './editor-steps.ts'
import { showBeginning } from './first-view.ts'
import { repairFlyoutAria } from './flyout-accessibility.ts'
import { defineForeignBlocks } from './foreign-blocks.ts'
import { defineFunctionBlocks, functionsIn, saveFunction } from './function-blocks.ts'
import { keepDefinitionsApart } from './function-copies.ts'
import { askInDialogs, injectWorkspace, usualScale } from './inject-workspace.ts'
import { loadBlockMessages } from './language.ts'
import { loadLetters } from './letters.ts'
import { loadScripts } from './load-scripts.ts'
import { drawInPlace, manyChanges } from './many-changes.ts'
import { measureWords } from './measure-words.ts'
import { endTapsOnMenus } from './menu-taps.ts'
import type { BlockMessages } from './messages/block-messages.ts'
import { PaletteFiller } from './palette-filler.ts'
import { byOwner, namesIn } from './project-names.ts'
import { definePythonBlocks } from './python-blocks.ts'
import { readRightToLeft } from './right-to-left.ts'
import { settle } from './script-room.ts'
import { appendWithSpacing, moveApart } from './script-spacing.ts'
import { shareClipboard } from './shared-clipboard.ts'
import { registerStackShortcuts } from './stack-shortcuts.ts'
import { withStyleNonce } from './style-nonce.ts'
import { type ThemeName, themeOf } from './themes.ts'
import {
  categoryItems,
  type Found,
  findBlocks,
  type ProjectNames,
  toolboxDefinition,
} from './toolbox.ts'
import { moveByTwoFingers } from './two-fingers.ts'
import { registerUndoKeys } from './undo-keys.ts'
import { ValueBubble } from './value-bubble.ts'

/** So much room is left around a block that is pointed at. */
const AROUND = 24
/** Words at a block are as wide as a block, not as the screen. */
const NOTE = { size: 12, room: 260, most: 20 }
const FINISHED: string = Blockly.Events.FINISHED_LOADING
const VIEWPORT: string = Blockly.Events.VIEWPORT_CHANGE

export interface WorkspaceView {
  scale: number
  x: number
  y: number
}

function withParents(block: Blockly.Block): string[] {
  const ids: string[] = []
  for (let one: Blockly.Block | null = block; one; one = one.getSurroundParent()) ids.push(one.id)
  return ids
}

export class BlockEditor {
  readonly #workspace: Blockly.WorkspaceSvg
  readonly #messages: BlockMessages
  readonly #options: EditorOptions
  readonly #search: WorkspaceSearch
  readonly #cleanups: (() => void)[] = []
  #context: ActorContext = EMPTY_CONTEXT
  readonly #marks: BlockMarks
  #isLoading = false
  readonly #bubble: ValueBubble
  readonly #carried: CarriedBlock
  /** The block that was chosen last: what is added from the palette goes under it. */
  #chosen = ''
  readonly #palette: PaletteFiller
  /** Scripts that the editor cannot show; they are saved as they came. */
  #aside: BlockJson[] = []

  static async create(container: HTMLElement, options: EditorOptions): Promise<BlockEditor> {
    const [messages] = await Promise.all([
      loadBlockMessages(options.locale),
      loadLetters(options.locale),
    ])
    return new BlockEditor(container, options, messages)
  }

  private constructor(container: HTMLElement, options: EditorOptions, messages: BlockMessages) {
    this.#options = options
    this.#messages = messages
    readRightToLeft()
    defineBlocks(messages, () => this.#context)
    defineFunctionBlocks(messages)
    defineForeignBlocks(messages)
    definePythonBlocks(messages)
    askInDialogs(options)
    measureAsDrawn()
    this.#cleanups.push(registerMenu(messages, this.#menuActions()), registerStackShortcuts())
    this.#workspace = injectWorkspace(container, options, messages, this.#context)
    this.#search = makeFinder(this.#workspace, messages)
    fillCategories(
      this.#workspace,
      (category) => categoryItems(category, messages, this.#context, this.#names()),
      options,
    )
    this.#marks = new BlockMarks(this.#workspace)
    this.#bubble = new ValueBubble(this.#workspace)
    this.#carried = new CarriedBlock(this.#workspace)
    this.#palette = new PaletteFiller(this.#workspace, () => [this.#context, this.#names()])
    const clicks: ClickActions = {
      run: (block) => options.onRun(block.id),
      press: (block) => this.#putDown(block),
      add: (block) => this.#addFromPalette(block),
    }
    listenToClicks(this.#workspace, clicks)
    this.#cleanups.push(
      registerBlockKeys(clicks),
      registerUndoKeys(options.onUndo),
      shareClipboard(this.#workspace),
      repairFlyoutAria(this.#workspace),
      moveByTwoFingers(this.#workspace),
      endTapsOnMenus(),
      listenToDrops(this.#workspace, (actorId, state) => options.onCopyTo(state, actorId)),
    )
    this.#workspace.addChangeListener((event) => this.#heard(event))
    keepDefinitionsApart(this.#workspace)
    // Letters that nobody expected, such as those of another script, come later than their words.
    const measure = (): void => measureWords(this.#workspace)
    document.fonts.addEventListener('loadingdone', measure)
    this.#cleanups.push(() => document.fonts.removeEventListener('loadingdone', measure))
  }

  #menuActions(): MenuActions {
    return {
      run: (id) => this.#options.onRun(id),
      hasBreakpoint: (id) => this.#marks.hasBreakpoint(id),
      toggleBreakpoint: (id) => this.#options.onBreakpoints(this.#marks.toggleBreakpoint(id)),
      toBackpack: (state) => this.#options.onBackpack(state),
      copyTo: (state) => this.#options.onCopyTo(state, null),
      canCopyTo: () => this.#context.board === null && this.#context.sprites.length > 0,
      editFunction: (block) => {
        const { signature } = block as unknown as { signature: FunctionSignature }
        this.#options.onFunction(signature)
      },
      carry: (block) => {
        const { carryWhere } = this.#messages.editor
        this.#carried.take(block)
        this.#bubble.show(block, carryWhere, () => this.#carried.block !== null)
        this.#options.onSay(carryWhere)
      },
    }
  }

  #names(): ProjectNames {
    return namesIn(this.#workspace)
  }

  #heard(event: Blockly.Events.Abstract): void {
    this.#noteChoice(event)
    if (event.type === VIEWPORT && !this.#isLoading) this.#options.onView?.()
    if (this.#isLoading || event.isUiEvent || event.type === FINISHED) return
    if (event.recordUndo) this.#options.onStep(event.group)
    this.#options.onChange()
    this.#palette.fillSoon()
  }

  #noteChoice(event: Blockly.Events.Abstract): void {
    const id = chosenId(event)
    const block = this.#workspace.getBlockById(id ?? '')
    if (block) {
      this.#chosen = block.id
      this.#marks.pointAt(null)
      this.#options.onChoose?.(withParents(block))
    }
    if (isClickOnNothing(event)) this.#chosen = ''
    if (isNothingChosen(event)) this.#options.onChoose?.([])
  }

  /** Whether something was carried there: the press has done its work then. */
  #putDown(target: Blockly.BlockSvg): boolean {
    if (!this.#carried.block) return false
    this.#carried.putAt(target)
    this.#bubble.hide()
    return true
  }

  #addFromPalette(from: Blockly.BlockSvg): void {
    const state = Blockly.serialization.blocks.save(from)
    if (!state) return
    const block = addUnder(this.#workspace, state, this.#chosen)
    this.#chosen = block.id
    this.#options.onSay(this.#messages.editor.added.replace('{block}', block.toString(60)))
  }

  /** Shows the scripts of a sprite; what was shown before must have been read. */
  show(context: ActorContext, scripts: WorkspaceJson, shared: VariableJson[]): void {
    const isOtherBoard = context.board?.id !== this.#context.board?.id
    this.#context = context
    if (isOtherBoard && !this.#options.readonly)
      this.#workspace.updateToolbox(toolboxDefinition(this.#messages, context))
    this.#isLoading = true
    Blockly.Events.disable()
    try {
      const own = Array.isArray(scripts.variables) ? scripts.variables : []
      this.#aside = loadScripts(this.#workspace, scripts, [...shared, ...own])
      moveApart(this.#workspace)
    } finally {
      Blockly.Events.enable()
      this.#isLoading = false
    }
    this.#workspace.clearUndo()
    this.#marks.showAgain()
    this.#carried.drop()
    this.#chosen = ''
    this.#workspace.refreshToolboxSelection()
    this.#palette.fill()
    showBeginning(this.#workspace, usualScale())
  }

  /** Makes the scripts these, as one step that can be taken back; what is the same is not touched. */
  change(scripts: WorkspaceJson, variables: readonly VariableJson[]): void {
    const workspace = this.#workspace
    const before = this.read().scripts
    const stood = new Map(workspace.getTopBlocks(false).map((top) => [top.id, top]))
    manyChanges(workspace, () => {
      this.#aside = changeScripts(workspace, before, scripts, variables)
      drawInPlace(workspace)
      const tops = workspace.getTopBlocks(false)
      const made = tops.filter((top) => stood.get(top.id) !== top)
      settle(
        {
          grown: made.filter(({ id }) => stood.has(id)),
          fresh: made.filter(({ id }) => !stood.has(id)),
        },
        tops.filter((top) => stood.get(top.id) === top),
      )
    })
    if (stood.size === 0) showBeginning(workspace, usualScale())
    this.#marks.showAgain()
  }

  /** New names in menus (a sprite was renamed, a costume added) without touching the blocks. */
  setContext(context: ActorContext): void {
    this.#context = context
    this.#palette.fillSoon()
  }

  read(): { scripts: WorkspaceJson; shared: VariableJson[] } {
    const saved = Blockly.serialization.workspaces.save(this.#workspace) as WorkspaceJson
    const { own, shared } = byOwner(this.#names().variables)
    const blocks = [...(saved.blocks?.blocks ?? []).map(folded), ...this.#aside]
    const kept = blocks.length > 0 ? { blocks: { ...saved.blocks, blocks } } : {}
    return { scripts: { ...saved, ...kept, variables: own }, shared }
  }

  setTheme(name: ThemeName): void {
    withStyleNonce(() => this.#workspace.setTheme(themeOf(name)))
    // High contrast writes larger.
    measureWords(this.#workspace)
  }

  /** What was shown while there was no room for it (behind another view) is shown anew once there is. */
  resize(): void {
    const hadRoom = this.#workspace.getMetrics().viewWidth > 0
    Blockly.svgResize(this.#workspace)
    if (hadRoom) return
    // Without room words have no width either.
    measureWords(this.#workspace)
    showBeginning(this.#workspace, usualScale())
  }

  /** How large the blocks are drawn, and which part of the workspace is in sight. */
  get view(): WorkspaceView {
    const { scrollX: x, scrollY: y } = this.#workspace
    return { scale: this.#workspace.getScale(), x, y }
  }

  lookAt({ scale, x, y }: WorkspaceView): void {
    this.#workspace.setScale(scale)
    this.#workspace.scroll(x, y)
  }

  undo(redo = false): void {
    this.#workspace.undo(redo)
  }

  /** The group of what is taken back next, or done again; null when that is nothing. */
  nextStep(isRedo: boolean): string | null {
    const steps = isRedo ? this.#workspace.getRedoStack() : this.#workspace.getUndoStack()
    return steps.at(-1)?.group ?? null
  }

  /** What can be taken back here, for another editor of the same blocks. */
  steps(): EditorSteps {
    return stepsOf(this.#workspace)
  }

  takeSteps(steps: EditorSteps): void {
    takeSteps(this.#workspace, steps)
  }

  zoom(direction: 1 | -1): void {
    this.#workspace.zoomCenter(direction)
  }

  zoomToFit(): void {
    this.#workspace.zoomToFit()
    if (this.#workspace.getScale() > 1) this.#workspace.setScale(1)
    this.#workspace.scrollCenter()
  }

  tidy(): void {
    this.#workspace.cleanUp()
  }

  openSearch(): void {
    this.#search.open()
  }

  openCategory(category: Category): void {
    openCategory(this.#workspace, category)
  }

  showCategory(category: Category): void {
    showCategory(this.#workspace, category)
  }

  findBlocks(query: string): Found[] {
    return findBlocks(query, this.#messages, this.#context, this.#names())
  }

  /** Puts a block (from search, the backpack or a lesson) into the middle of what is seen. */
  add(state: unknown): void {
    const view = this.#workspace.getMetricsManager().getViewMetrics(true)
    const place = { x: view.left + view.width / 3, y: view.top + view.height / 3 }
    Blockly.Events.setGroup(true)
    const block = appendWithSpacing(this.#workspace, {
      ...withMenuInputs(state as Blockly.serialization.blocks.State),
      ...place,
    })
    Blockly.Events.setGroup(false)
    Blockly.getFocusManager().focusNode(block)
  }

  /** What is written on saved blocks, as one line: a name for the backpack. */
  describe(state: unknown): string {
    const { type, id } = state as { type: string; id?: string }
    const text = this.#workspace.getBlockById(id ?? '')?.toString(60) ?? ''
    return text || findBlocks(type, this.#messages, this.#context, this.#names())[0]?.text || type
  }

  /** Returns its id; the drawer with its blocks is open afterwards. */
  makeVariable(name: string, type: string): string {
    const made = this.#workspace.getVariableMap().createVariable(name, type)
    this.#options.onChange()
    this.#palette.fill()
    this.openCategory(drawerOf(type))
    return made.getId()
  }

  hasVariable(name: string, type: string): boolean {
    return this.#workspace.getVariableMap().getVariable(name, type) !== null
  }

  saveFunction(signature: FunctionSignature): void {
    saveFunction(this.#workspace, signature)
    this.#palette.fill()
    this.openCategory('functions')
  }

  functions(): FunctionSignature[] {
    return functionsIn(this.#workspace)
  }

  /** Points at a block, as the cursor in a text beside it does; null points at nothing. */
  pointAt(id: string | null): void {
    const block = this.#marks.pointAt(id)
    if (!block) return
    const { top, bottom, left, right } = block.getBoundingRectangleWithoutChildren()
    this.#workspace.scrollBoundsIntoView(
      new Blockly.utils.Rect(top - AROUND, bottom + AROUND, left - AROUND, right + AROUND),
    )
  }

  /** What is written on a block. */
  wordsOn(id: string): string {
    return this.#workspace.getBlockById(id)?.toString(60) ?? ''
  }

  /** Lights up the blocks that scripts stand at. */
  highlight(ids: string[]): void {
    this.#marks.highlight(ids)
  }

  /** Shows the value of a block beside it, and says it. */
  showValue(id: string, text: string): void {
    const block = this.#workspace.getBlockById(id)
    if (!block) return
    this.#bubble.show(block, text)
    this.#options.onSay(this.#messages.editor.value.replace('{value}', text))
  }

  /** Writes a problem at a block. */
  note(id: string, text: string | null): void {
    const block = this.#workspace.getBlockById(id)
    block?.setWarningText(text && (labelLines(text, NOTE) ?? [text]).join('\n'))
    const icon = block?.getIcon(Blockly.icons.WarningIcon.TYPE)
    if (text !== null && icon) void icon.setBubbleVisible(true)
  }

  focus(): void {
    Blockly.getFocusManager().focusTree(this.#workspace)
  }

  destroy(): void {
    this.#palette.stop()
    this.#bubble.hide()
    for (const cleanup of this.#cleanups) cleanup()
    this.#search.dispose()
    this.#workspace.dispose()
  }
}
