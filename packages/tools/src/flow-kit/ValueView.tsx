import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { FlowValue, PortableValue } from '@panya/engines/flow/flow-value.ts'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { FlowMessages } from './flow-messages.ts'
import { cellText, TableView } from './TableView.tsx'
import styles from './ValueView.module.css'

/** What is on a port, in full: the picture with its pixels, the rows, the number, the whole text, what a model knows. */

type Picture = Extract<PortableValue, { type: 'image' }>
type Table = Extract<PortableValue, { type: 'table' }>

interface ValueViewProps {
  session: FlowSession
  value: FlowValue
  /** The value itself, where it is a big one that has come. */
  full: PortableValue | null
  messages: FlowMessages
}

const MOST_ITEMS = 200

export function ValueView({ session, value, full, messages }: ValueViewProps) {
  if (full?.type === 'image') return <FullPicture picture={full} messages={messages} />
  if (full?.type === 'table')
    return <FullTable session={session} table={full} messages={messages} />
  switch (value.type) {
    case 'number':
    case 'boolean':
      return <p className={styles.number}>{cellText(value.value, messages)}</p>
    case 'text':
      return (
        <p className={styles.text} dir="auto">
          {messages.label(value.value)}
        </p>
      )
    case 'list':
      return (
        <ol className={styles.list}>
          {value.value.slice(0, MOST_ITEMS).map((item, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- items may be equal
            <li key={at} dir="auto">
              {cellText(typeof item === 'string' ? messages.label(item) : item, messages)}
            </li>
          ))}
        </ol>
      )
    case 'model':
      return <Facts value={value} messages={messages} />
    case 'image':
      return <p className={styles.text}>{`${value.width} × ${value.height}`}</p>
    case 'table':
    default:
      return <p className={styles.text}>{messages.t('status.running')}</p>
  }
}

function Facts({
  value,
  messages,
}: {
  value: Extract<FlowValue, { type: 'model' }>
  messages: FlowMessages
}) {
  const simple = Object.entries(value.facts).filter(([, fact]) => fact !== null)
  const told = (fact: unknown): string => {
    if (Array.isArray(fact))
      return fact.every((one) => typeof one !== 'object')
        ? fact.map((one) => messages.label(String(one))).join(', ')
        : String(fact.length)
    return typeof fact === 'object' ? '' : cellText(fact, messages)
  }
  return (
    <>
      <p className={styles.text}>{messages.model(value.model)}</p>
      <dl className={styles.facts}>
        {simple.flatMap(([name, fact]) => {
          const text = told(fact)
          return text
            ? [
                <div key={name}>
                  <dt>{messages.own(`fact.${name}`).replace(/^fact\./, '')}</dt>
                  <dd dir="auto">{text}</dd>
                </div>,
              ]
            : []
        })}
      </dl>
    </>
  )
}

function FullPicture({ picture, messages }: { picture: Picture; messages: FlowMessages }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [pixel, setPixel] = useState('')
  useEffect(() => {
    canvas.current
      ?.getContext('2d')
      ?.putImageData(new ImageData(picture.rgba, picture.width, picture.height), 0, 0)
  }, [picture])
  const look = (event: PointerEvent<HTMLCanvasElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = Math.floor(((event.clientX - box.left) / box.width) * picture.width)
    const y = Math.floor(((event.clientY - box.top) / box.height) * picture.height)
    const [r, g, b] = picture.rgba.subarray((y * picture.width + x) * 4)
    setPixel(messages.t('pixel', { x, y, value: r === g && g === b ? `${r}` : `${r}, ${g}, ${b}` }))
  }
  return (
    <>
      <canvas
        ref={canvas}
        width={picture.width}
        height={picture.height}
        className={styles.picture}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- pixels come from a worker, not from an address
        role="img"
        aria-label={`${messages.t('result')}: ${picture.width} × ${picture.height}`}
        onPointerMove={look}
        onPointerLeave={() => setPixel('')}
      />
      <p className={styles.pixel}>{pixel || `${picture.width} × ${picture.height}`}</p>
    </>
  )
}

const SHOWN = 200

function FullTable({
  session,
  table,
  messages,
}: {
  session: FlowSession
  table: Table
  messages: FlowMessages
}) {
  const rows = table.data[0]?.length ?? 0
  const head = Array.from({ length: Math.min(SHOWN, rows) }, (_, row) =>
    table.data.map((column) => column[row]),
  )
  return (
    <TableView
      columns={table.columns}
      head={head}
      rows={rows}
      large
      messages={messages}
      session={session}
      links={table.links}
    />
  )
}
