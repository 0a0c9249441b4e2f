import { useNodeState } from '@panya/engines/flow/canvas/flow-hooks.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { FlowValue, PortableValue } from '@panya/engines/flow/flow-value.ts'
import type { NodeState } from '@panya/engines/flow/node-state.ts'
import { filledParams } from '@panya/engines/flow/param-spec.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { csvOf, pngOf, saveBlob } from './downloads.ts'
import type { FlowMessages } from './flow-messages.ts'
import type { FlowTool } from './flow-tool.ts'
import { summary } from './NodeCard.tsx'
import { PreviewView } from './PreviewView.tsx'
import styles from './ResultView.module.css'
import { TableView } from './TableView.tsx'
import { titleOf } from './workbench-actions.ts'

/** A node's result in full: the whole picture with its pixels, many rows, the chart in large. */

interface ResultProps {
  session: FlowSession
  tool: FlowTool
  messages: FlowMessages
  node: string
  port?: string | undefined
}

export function ResultView({ session, tool, messages, node, port }: ResultProps) {
  const state = useNodeState(session, node)
  const outputs = Object.entries(state.outputs ?? {})
  const [name, value] = outputs.find(([output]) => output === port) ?? outputs[0] ?? []
  const full = useFullValue(session, value, state.status)
  const special = state.preview && state.preview.kind !== 'image' && state.preview.kind !== 'table'
  if (!state.preview && outputs.length === 0) return null
  return (
    <section className={styles.result} aria-label={messages.t('result')}>
      {special && state.preview && !port && (
        <PreviewView
          preview={state.preview}
          large
          messages={messages}
          session={session}
          node={node}
          views={tool.views}
        />
      )}
      {full?.type === 'image' && (!special || port) && (
        <FullPicture picture={full} messages={messages} />
      )}
      {full?.type === 'table' && (!special || port) && (
        <FullTable table={full} messages={messages} />
      )}
      <ul className={styles.values}>
        {outputs.map(([output, item]) => (
          <li key={output} data-shown={output === name || undefined}>
            <span>{messages.port(output)}</span>
            <strong>
              <bdi>{summary(item, messages)}</bdi>
            </strong>
          </li>
        ))}
      </ul>
      {full && (
        <DownloadButton
          full={full}
          messages={messages}
          name={fileNameOf(session, messages, node)}
        />
      )}
    </section>
  )
}

/** As the learner called it: a node that saves has a setting for that. */
function fileNameOf(session: FlowSession, messages: FlowMessages, id: string): string {
  const type = session.typeOfNode(id)
  const node = session.content.nodes.find((other) => other.id === id)
  const wanted = type?.category === 'output' && filledParams(type.params, node?.params ?? {}).name
  return (typeof wanted === 'string' && wanted.trim()) || titleOf(session, messages, id)
}

type Picture = Extract<PortableValue, { type: 'image' }>
type Table = Extract<PortableValue, { type: 'table' }>

/** Fetched only while it is looked at, and again when it changed. */
function useFullValue(
  session: FlowSession,
  value: FlowValue | undefined,
  status: NodeState['status'],
): PortableValue | null {
  const [full, setFull] = useState<PortableValue | null>(null)
  const key = value && 'handle' in value ? `${value.handle.key}.${value.handle.port}` : null
  const isBeingMade = status === 'waiting' || status === 'running'
  useEffect(() => {
    let wanted = true
    // What is shown stays until there is something new.
    if (isBeingMade) return undefined
    if (status !== 'done' || !value || !('handle' in value) || value.type === 'model') setFull(null)
    else {
      session.evaluator.take(value).then(
        (taken) => wanted && setFull(taken),
        () => wanted && setFull(null),
      )
    }
    return () => {
      wanted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key names the value
  }, [session, key, isBeingMade, status])
  return full
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

function FullTable({ table, messages }: { table: Table; messages: FlowMessages }) {
  const rows = table.data[0]?.length ?? 0
  const head = Array.from({ length: Math.min(SHOWN, rows) }, (_, row) =>
    table.data.map((column) => column[row]),
  )
  return <TableView columns={table.columns} head={head} rows={rows} large messages={messages} />
}

function DownloadButton({
  full,
  messages,
  name,
}: {
  full: PortableValue
  messages: FlowMessages
  name: string
}) {
  if (full.type === 'model') return null
  const save = async (): Promise<void> => {
    if (full.type === 'image') saveBlob(await pngOf(full), `${name}.png`)
    else saveBlob(csvOf(full, 'spreadsheet'), `${name}.csv`)
  }
  return (
    <Button look="ghost" size="compact" onClick={() => void save()}>
      {messages.t(full.type === 'image' ? 'downloadPng' : 'downloadCsv')}
    </Button>
  )
}
