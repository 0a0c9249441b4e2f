/** Keys as games and turtle programs name them, also on a Thai or an Arabic keyboard. */

export interface PressedKey {
  key: string
  code: string
}

const GAME: Record<string, string> = {
  ' ': 'space',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Enter: 'return',
  Escape: 'escape',
  Backspace: 'backspace',
  Delete: 'delete',
  Insert: 'insert',
  Home: 'home',
  End: 'end',
  PageUp: 'pageup',
  PageDown: 'pagedown',
  ',': 'comma',
  '.': 'period',
  '/': 'slash',
  ';': 'semicolon',
  "'": 'quote',
  '-': 'minus',
  '=': 'equals',
  '+': 'plus',
  '[': 'leftbracket',
  ']': 'rightbracket',
  '\\': 'backslash',
  '`': 'backquote',
}

const PLACES: Record<string, string> = {
  ShiftLeft: 'lshift',
  ShiftRight: 'rshift',
  ControlLeft: 'lctrl',
  ControlRight: 'rctrl',
  AltLeft: 'lalt',
  AltRight: 'ralt',
  MetaLeft: 'lmeta',
  MetaRight: 'rmeta',
}

/** The letter of a key: as it is printed on an English one where the writing is another. */
function letterOf({ key, code }: PressedKey): string | null {
  if (/^[a-z0-9]$/i.test(key)) return key
  return /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase() ?? null
}

/** The name of a key for a game; null for one that games have no name for. */
export function gameKey(pressed: PressedKey): string | null {
  const named = GAME[pressed.key] ?? PLACES[pressed.code]
  if (named) return named
  const letter = letterOf(pressed)?.toLowerCase()
  if (letter) return /\d/.test(letter) ? `k_${letter}` : letter
  return /^F([1-9]|1[0-2])$/.test(pressed.key) ? pressed.key.toLowerCase() : null
}

const TURTLE: Record<string, string> = {
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
  ',': 'comma',
  '.': 'period',
  '-': 'minus',
  '+': 'plus',
  '=': 'equal',
  '/': 'slash',
}

/** The name of a key as turtle programs write it. */
export function turtleKey(pressed: PressedKey): string {
  const named = TURTLE[pressed.key]
  if (named) return named
  // oxlint-disable-next-line no-control-regex -- whatever is not on an English keyboard
  return /[^\u0000-\u007F]/.test(pressed.key) ? (letterOf(pressed) ?? pressed.key) : pressed.key
}

/** Which of Shift, Ctrl, Alt and the command key are held, as Pygame counts them. */
export function modifiersOf(event: {
  shiftKey: boolean
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}): number {
  const { shiftKey, ctrlKey, altKey, metaKey } = event
  return (shiftKey ? 1 : 0) + (ctrlKey ? 64 : 0) + (altKey ? 256 : 0) + (metaKey ? 1024 : 0)
}
