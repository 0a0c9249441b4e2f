/** The toolbox whose blocks are always there: its categories are places in one long scroll. */
import {
  ContinuousMetrics,
  ContinuousToolbox,
  RecyclableBlockFlyoutInflater,
} from '@blockly/continuous-toolbox'
import * as Blockly from 'blockly/core'
import { PaletteFlyout } from './palette-flyout.ts'

type Items = Blockly.utils.toolbox.FlyoutItemInfoArray

export class Palette extends ContinuousToolbox {
  /** Only the toolbox itself: what fills the categories is not known yet. */
  override init(): void {
    Blockly.Toolbox.prototype.init.call(this)
    this.HtmlDiv?.addEventListener('keydown', (event) => this.#enterBlocks(event), true)
  }

  /** Shows the blocks as they are now; whoever knows that something changed calls this. */
  fill(): void {
    const flyout = this.getFlyout()
    const { scrollY } = flyout.getWorkspace()
    flyout.show(this.#contents())
    flyout.getWorkspace().scrollbar?.setY(-scrollY)
  }

  #contents(): Items {
    return this.getToolboxItems().flatMap((item) =>
      item instanceof Blockly.ToolboxCategory ? this.#categoryContents(item) : [],
    )
  }

  #categoryContents(category: Blockly.ToolboxCategory): Items {
    const label: Items[number] = { kind: 'label', text: category.getName() }
    const given = category.getContents()
    if (typeof given !== 'string') return [label, ...given]
    const workspace = this.getWorkspace()
    const made = workspace.getToolboxCategoryCallback(given)?.(workspace)
    return Array.isArray(made) ? [label, ...(made as Items)] : [label]
  }

  /** Blockly asks for this after every edit, which costs more than a child waits for. */
  override refreshSelection(): void {}

  override updateFlyout_(
    _before: Blockly.ISelectableToolboxItem | null,
    chosen: Blockly.ISelectableToolboxItem | null,
  ): void {
    if (chosen) this.getFlyout().scrollToCategory(chosen)
  }

  /** The key that points at the blocks goes to those of this category, not to the very first. */
  #enterBlocks(event: KeyboardEvent): void {
    const inward = this.getWorkspace().RTL ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== inward && event.key !== 'Enter') return
    const name = this.getSelectedItem()?.getName()
    const contents = this.getFlyout().getContents()
    const at = contents.findIndex((item) => {
      const element = item.getElement()
      return element instanceof Blockly.FlyoutButton && element.getButtonText() === name
    })
    const first = contents
      .slice(at + 1)
      .map((item) => item.getElement())
      .find((element) => element.canBeFocused())
    if (at < 0 || !first) return
    event.preventDefault()
    event.stopPropagation()
    Blockly.getFocusManager().focusNode(first)
  }
}

/** What Blockly is told so that its toolbox is this one. */
export function palettePlugins(): Blockly.BlocklyOptions['plugins'] {
  Blockly.registry.register(
    Blockly.registry.Type.FLYOUT_INFLATER,
    'block',
    RecyclableBlockFlyoutInflater,
    true,
  )
  return {
    toolbox: Palette,
    flyoutsVerticalToolbox: PaletteFlyout,
    metricsManager: ContinuousMetrics,
  }
}
