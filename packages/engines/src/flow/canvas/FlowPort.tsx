import { Handle, Position } from '@xyflow/react'
import type { KeyboardEvent } from 'react'
import type { PortSpec } from '../port-type.ts'
import { PORT_GLYPHS } from '../port-type.ts'
import { usePortWiring } from './flow-hooks.ts'

/** One end for wires: dragged from, tapped, or used with Enter. */
export function FlowPort({
  node,
  port,
  side,
  label,
  className,
  onTouch,
}: {
  node: string
  port: PortSpec
  side: 'in' | 'out'
  label: string
  className?: string
  /** Told as well when it was tapped or Enter was pressed on it. */
  onTouch?: () => void
}) {
  const wiring = usePortWiring()
  const me = { node, port: port.name, side }
  const { pending } = wiring
  const isStart = pending?.node === node && pending.port === port.name && pending.side === side
  const state = isStart ? 'start' : pending ? (wiring.fits(me) ? 'fits' : 'no') : 'free'
  const touch = (): void => {
    wiring.touch(me)
    onTouch?.()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    touch()
  }
  return (
    <Handle
      id={port.name}
      type={side === 'in' ? 'target' : 'source'}
      position={side === 'in' ? Position.Left : Position.Right}
      className={className ?? ''}
      data-port-type={port.types[0]}
      data-port-state={state}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the canvas library draws its handles itself
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isStart}
      title={label}
      onClick={(event) => {
        event.stopPropagation()
        touch()
      }}
      onKeyDown={onKeyDown}
    >
      <span aria-hidden="true">{PORT_GLYPHS[port.types[0] ?? 'text']}</span>
    </Handle>
  )
}
