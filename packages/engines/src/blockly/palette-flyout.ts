/** The blocks of all categories in one scroll, always open and never wider than leaves room to build. */
import { ContinuousFlyout } from '@blockly/continuous-toolbox'
import * as Blockly from 'blockly/core'
import { FINGER_SCALE, hasFingers } from './fingers.ts'

const MOST_WIDTH = 300
/** Of the whole editor. */
const MOST_SHARE = 0.36
/** Smaller than where blocks are put together, so that most of them are seen whole. */
const SCALE = 0.75

export class PaletteFlyout extends ContinuousFlyout {
  constructor(options: Blockly.Options) {
    super(options)
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches)
      this.scrollAnimationFraction = 1
  }

  override getFlyoutScale(): number {
    return hasFingers() ? FINGER_SCALE : SCALE
  }

  /** The widest block decides, up to what is left for building; in right to left all begin at that edge. */
  protected override reflowInternal_(): void {
    this.workspace_.scale = this.getFlyoutScale()
    const { scale } = this.workspace_
    const elements = this.getContents().map((item) => item.getElement())
    const widest = Math.max(0, ...elements.map((one) => one.getBoundingRectangle().getWidth()))
    const wanted =
      (widest + this.MARGIN * 1.5 + this.tabWidth_) * scale + Blockly.Scrollbar.scrollbarThickness
    const room = this.targetWorkspace.getParentSvg().clientWidth * MOST_SHARE
    const width = Math.min(wanted, MOST_WIDTH, Math.max(room, 160))
    if (this.RTL) {
      for (const element of elements) {
        const box = element.getBoundingRectangle()
        const left = width / scale - box.getWidth() - this.MARGIN - this.tabWidth_
        element.moveBy(left - box.left, 0)
      }
    }
    if (this.getWidth() === width) return
    this.width_ = width
    this.position()
    this.targetWorkspace.resizeContents()
    this.targetWorkspace.recordDragTargets()
  }
}
