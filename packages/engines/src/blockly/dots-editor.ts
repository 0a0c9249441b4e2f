/** The opened picture of an LED matrix: one switch a dot, by mouse, finger or keyboard. */
import type { BlockMessages } from './messages/block-messages.ts'

interface DotsEditor {
  columns: number[]
  rows: number
  messages: BlockMessages['editor']
  onChange(columns: number[]): void
}

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function openDotsEditor(editor: DotsEditor): HTMLElement {
  const { rows, messages } = editor
  const columns = [...editor.columns]
  const box = document.createElement('div')
  const grid = document.createElement('div')
  box.className = 'panya-dots'
  box.dir = 'ltr'
  grid.className = 'panya-dots-grid'
  grid.style.gridTemplateColumns = `repeat(${columns.length}, 1fr)`
  grid.setAttribute('role', 'group')
  grid.setAttribute('aria-label', messages.dotEditor)
  const lamps = Array.from({ length: columns.length * rows }, (_, index) =>
    lampButton(index, columns.length, messages),
  )
  grid.append(...lamps)

  const isLit = (index: number): boolean =>
    ((columns[index % columns.length]! >> Math.floor(index / columns.length)) & 1) === 1
  const paint = (): void =>
    lamps.forEach((lamp, index) => lamp.setAttribute('aria-pressed', String(isLit(index))))
  const put = (index: number, lit: boolean): void => {
    const mask = 1 << Math.floor(index / columns.length)
    const x = index % columns.length
    columns[x] = lit ? columns[x]! | mask : columns[x]! & ~mask
    paint()
    editor.onChange(columns)
  }
  const putAll = (make: (column: number) => number): void => {
    columns.forEach((column, x) => {
      columns[x] = make(column) & ((1 << rows) - 1)
    })
    paint()
    editor.onChange(columns)
  }

  let brush: boolean | null = null
  const indexOf = (target: EventTarget | null): number => lamps.indexOf(target as HTMLButtonElement)
  grid.addEventListener('pointerdown', (event) => {
    const index = indexOf(event.target)
    if (index < 0) return
    ;(event.target as HTMLElement).releasePointerCapture(event.pointerId)
    brush = !isLit(index)
    put(index, brush)
  })
  grid.addEventListener('pointerover', (event) => {
    const index = indexOf(event.target)
    if (brush !== null && event.buttons > 0 && index >= 0) put(index, brush)
  })
  grid.addEventListener('pointerup', () => {
    brush = null
  })
  grid.addEventListener('click', (event) => {
    // A click without a pointer comes from the keyboard or a screen reader.
    const index = indexOf(event.target)
    if (event.detail === 0 && index >= 0) put(index, !isLit(index))
  })
  grid.addEventListener('keydown', (event) => {
    const step = STEPS[event.key]
    const index = indexOf(event.target)
    if (!step || index < 0) return
    event.preventDefault()
    event.stopPropagation()
    const x = Math.min(columns.length - 1, Math.max(0, (index % columns.length) + step[0]))
    const y = Math.min(rows - 1, Math.max(0, Math.floor(index / columns.length) + step[1]))
    lamps[y * columns.length + x]?.focus()
  })

  const tools = document.createElement('div')
  tools.className = 'panya-dots-tools'
  const tool = (label: string, make: (column: number) => number): void => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = label
    button.addEventListener('click', () => putAll(make))
    tools.append(button)
  }
  tool(messages.dotsClear, () => 0)
  tool(messages.dotsFill, () => 255)
  tool(messages.dotsInvert, (column) => ~column)
  paint()
  box.append(grid, tools)
  return box
}

function lampButton(
  index: number,
  width: number,
  messages: BlockMessages['editor'],
): HTMLButtonElement {
  const lamp = document.createElement('button')
  lamp.type = 'button'
  const [x, y] = [(index % width) + 1, Math.floor(index / width) + 1]
  lamp.setAttribute(
    'aria-label',
    messages.dotAt.replace('{x}', String(x)).replace('{y}', String(y)),
  )
  lamp.tabIndex = index === 0 ? 0 : -1
  return lamp
}
