import { FlowPort } from '@panya/engines/flow/canvas/FlowPort.tsx'
import { useNodeState } from '@panya/engines/flow/canvas/flow-hooks.ts'
import type { PortSpec } from '@panya/engines/flow/port-type.ts'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { summary } from './NodeCard.tsx'
import styles from './PortLook.module.css'
import { placeFor } from './port-look-place.ts'
import { useFullValue } from './use-full-value.ts'
import { ValueView } from './ValueView.tsx'
import { titleOf } from './workbench-actions.ts'
import { useBench } from './workbench-context.ts'

/** An output: a tap begins a wire, and shows what is on it; Escape or a tap elsewhere closes the look. */
export function PortLook({ node, port, label }: { node: string; port: PortSpec; label: string }) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  return (
    <span ref={anchor} className={styles.anchor}>
      <FlowPort
        node={node}
        port={port}
        side="out"
        label={label}
        className={styles.handle ?? ''}
        onTouch={() => setOpen(!open)}
      />
      {open && (
        <Look
          node={node}
          port={port}
          anchor={() => anchor.current?.querySelector('.react-flow__handle') ?? null}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  )
}

function Look({
  node,
  port,
  anchor,
  onClose,
}: {
  node: string
  port: PortSpec
  anchor: () => Element | null
  onClose: () => void
}) {
  const { session, messages } = useBench()
  const state = useNodeState(session, node)
  const value = state.outputs?.[port.name]
  const full = useFullValue(session, value, state.status)
  const box = useRef<HTMLDivElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = box.current
    const from = anchor()
    if (!element || !from) return undefined
    // On top of everything, whatever the zoom of the canvas it belongs to.
    element.showPopover()
    const place = (): void => {
      const { left, top } = placeFor(element, from)
      Object.assign(element.style, { left: `${left}px`, top: `${top}px` })
    }
    place()
    const watcher = new ResizeObserver(place)
    watcher.observe(element)
    return () => watcher.disconnect()
    // oxlint-disable-next-line react/exhaustive-deps -- shown once; the port stays where it is
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      if (box.current?.contains(document.activeElement)) (anchor() as HTMLElement | null)?.focus()
      onClose()
    }
    const onDown = (event: PointerEvent): void => {
      const target = event.target as Node
      if (!box.current?.contains(target) && !anchor()?.contains(target)) onClose()
    }
    addEventListener('keydown', onKey, true)
    addEventListener('pointerdown', onDown, true)
    return () => {
      removeEventListener('keydown', onKey, true)
      removeEventListener('pointerdown', onDown, true)
    }
  })
  const said = value ? summary(value, messages) : messages.t(`status.${state.status}`)
  return (
    // Keys and drags inside belong to the look, not to the node on the canvas.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- only keeps clicks from the node
    <div
      ref={box}
      popover="manual"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a popover, shown beside the page and not over it
      role="dialog"
      aria-labelledby={heading}
      className={`${styles.look} nodrag nopan nowheel nokey`}
      dir={messages.locale === 'ar' ? 'rtl' : 'ltr'}
      onClick={(event) => event.stopPropagation()}
    >
      <header>
        <strong id={heading} aria-live="polite">
          {messages.t('lookAt', {
            port: messages.port(port.name),
            node: titleOf(session, messages, node),
            value: said,
          })}
        </strong>
        <IconButton look="ghost" label={messages.t('close')} onClick={onClose}>
          ×
        </IconButton>
      </header>
      {value && <ValueView session={session} value={value} full={full} messages={messages} />}
    </div>
  )
}
