/** Keys as turtle programs name them. */
const NAMES: Record<string, string> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ' ': 'space',
  Enter: 'Return',
  Backspace: 'BackSpace',
  Control: 'Control_L',
  Shift: 'Shift_L',
  Alt: 'Alt_L',
  PageUp: 'Prior',
  PageDown: 'Next',
}

export function keySymbol(key: string): string {
  return NAMES[key] ?? key
}
