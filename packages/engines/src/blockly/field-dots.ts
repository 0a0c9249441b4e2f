/** A field to draw on an LED matrix: a small picture on the block, a grid of switches when it is opened. */
import * as Blockly from 'blockly/core'
import { columnsOf, countDots, dotsOf } from './dots.ts'
import { openDotsEditor } from './dots-editor.ts'
import type { BlockMessages } from './messages/block-messages.ts'

const DOT = 5
const GAP = 1
const SVG = 'http://www.w3.org/2000/svg'
const LIT = '#ffd84d'
const DARK = '#3b1020'

interface DotsOptions {
  dots: string
  columns: number
  rows: number
  messages: BlockMessages['editor']
}

export class FieldDots extends Blockly.Field<string> {
  override SERIALIZABLE = true
  readonly #columns: number
  readonly #rows: number
  readonly #messages: BlockMessages['editor']
  #lamps: SVGRectElement[] = []

  static override fromJson(options: object): FieldDots {
    return new FieldDots(options as DotsOptions)
  }

  constructor({ dots, columns, rows, messages }: DotsOptions) {
    super(Blockly.Field.SKIP_SETUP)
    this.#columns = columns
    this.#rows = rows
    this.#messages = messages
    this.setValue(dots)
  }

  protected override initView(): void {
    this.#lamps = []
    for (let index = 0; index < this.#columns * this.#rows; index++) {
      const lamp = document.createElementNS(SVG, 'rect')
      const [x, y] = [index % this.#columns, Math.floor(index / this.#columns)]
      lamp.setAttribute('x', String(GAP + x * (DOT + GAP)))
      lamp.setAttribute('y', String(GAP + y * (DOT + GAP)))
      lamp.setAttribute('width', String(DOT))
      lamp.setAttribute('height', String(DOT))
      lamp.setAttribute('rx', '1.5')
      this.fieldGroup_?.append(lamp)
      this.#lamps.push(lamp)
    }
  }

  protected override render_(): void {
    const step = DOT + GAP
    this.size_ = new Blockly.utils.Size(this.#columns * step + GAP, this.#rows * step + GAP)
    const columns = columnsOf(this.value_ ?? '', this.#columns)
    this.#lamps.forEach((lamp, index) => {
      const isLit = (columns[index % this.#columns]! >> Math.floor(index / this.#columns)) & 1
      // Blockly's own style sheet paints rectangles of fields: only a style of its own wins.
      lamp.style.fill = isLit ? LIT : DARK
    })
  }

  override getAriaValue(): string {
    return this.#messages.dotPicture.replace('{count}', String(countDots(this.value_ ?? '')))
  }

  protected override getText_(): string {
    return this.getAriaValue()
  }

  protected override doClassValidation_(given?: unknown): string | null {
    return typeof given === 'string' && /^([0-9a-f]{2})*$/i.test(given) ? given.toLowerCase() : null
  }

  protected override showEditor_(): void {
    const [columns, rows, messages] = [this.#columns, this.#rows, this.#messages]
    const content = openDotsEditor({
      columns: columnsOf(this.value_ ?? '', columns),
      rows,
      messages,
      onChange: (changed) => this.setValue(dotsOf(changed)),
    })
    Blockly.DropDownDiv.clearContent()
    Blockly.DropDownDiv.getContentDiv().append(content)
    Blockly.DropDownDiv.setColour('#1c1a3d', '#8d89b5')
    Blockly.DropDownDiv.showPositionedByField(this as Blockly.Field)
    content.querySelector('button')?.focus()
  }
}
