/** A dropdown that keeps what it does not know: a sprite that is gone, a variable of somebody else. */
import * as Blockly from 'blockly/core'

const VARIABLE = 'variable:'

export class FieldMenu extends Blockly.FieldDropdown {
  protected override doClassValidation_(given?: string): string | null {
    if (typeof given === 'string' && given !== '') return given
    return super.doClassValidation_(given)
  }

  override getOptions(useCache?: boolean): Blockly.MenuOption[] {
    const options = super.getOptions(useCache)
    const value = this.getValue()
    if (!value || options.some((option) => option[1] === value)) return options
    const label = value.startsWith(VARIABLE) ? value.slice(VARIABLE.length) : value
    return [...options, [label, value]]
  }
}
