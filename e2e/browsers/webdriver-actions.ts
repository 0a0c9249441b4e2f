/** Hands as WebDriver knows them. */
import type { KeyStep, MouseStep } from './browser.ts'

/** Keys that write nothing have a letter of their own there. */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

export function mouseActions(steps: readonly MouseStep[]): object {
  const actions = steps.map((step) =>
    typeof step === 'object'
      ? { type: 'pointerMove', x: Math.round(step.x), y: Math.round(step.y), duration: 0 }
      : { type: step === 'down' ? 'pointerDown' : 'pointerUp', button: 0 },
  )
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
}

export function keyActions(steps: readonly KeyStep[]): object {
  const value = (key: string) => KEYS[key] ?? key
  const actions = steps.map((step) =>
    'down' in step
      ? { type: 'keyDown', value: value(step.down) }
      : { type: 'keyUp', value: value(step.up) },
  )
  return { type: 'key', id: 'keyboard', actions }
}
