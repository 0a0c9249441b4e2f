import { useNodeState } from '@panya/engines/flow/canvas/flow-hooks.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { isHandled, type PortableValue } from '@panya/engines/flow/flow-value.ts'
import { filledParams } from '@panya/engines/flow/param-spec.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { type ReactNode, useState } from 'react'
import { csvOf, pngOf, saveBlob } from './downloads.ts'
import type { FlowMessages } from './flow-messages.ts'
import type { FlowTool } from './flow-tool.ts'
import { summary } from './NodeCard.tsx'
import { PreviewView } from './PreviewView.tsx'
import styles from './ResultView.module.css'
import { useFullValue } from './use-full-value.ts'
import { ValueView } from './ValueView.tsx'
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
  const [chosen, setChosen] = useState<string | null>(null)
  const outputs = Object.entries(state.outputs ?? {})
  const wanted = port ?? chosen
  const [name, value] = outputs.find(([output]) => output === wanted) ?? outputs[0] ?? []
  const full = useFullValue(session, value, state.status)
  const special = state.preview && state.preview.kind !== 'image' && state.preview.kind !== 'table'
  const isOwnView = special && wanted === null
  if (!state.preview && outputs.length === 0) return null
  return (
    <section className={styles.result} aria-label={messages.t('result')}>
      {isOwnView && state.preview && (
        <PreviewView
          preview={state.preview}
          large
          messages={messages}
          session={session}
          node={node}
          views={tool.views}
        />
      )}
      {!isOwnView && value && (full || !isHandled(value)) && (
        <ValueView session={session} value={value} full={full} messages={messages} />
      )}
      <ul className={styles.values}>
        {outputs.map(([output, item]) => (
          <li key={output}>
            <OutputChoice
              canChoose={!port && (outputs.length > 1 || Boolean(special))}
              isChosen={output === name && !isOwnView}
              // Chosen again, what the node itself shows comes back.
              onChoose={() => setChosen(special && output === chosen ? null : output)}
            >
              <span>{messages.port(output)}</span>
              <strong>
                <bdi>{summary(item, messages)}</bdi>
              </strong>
            </OutputChoice>
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

/** Every output can be looked at, also those that no wire leaves. */
function OutputChoice({
  canChoose,
  isChosen,
  onChoose,
  children,
}: {
  canChoose: boolean
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}) {
  if (!canChoose) return <div>{children}</div>
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  )
}

/** As the learner called it: a node that saves has a setting for that. */
function fileNameOf(session: FlowSession, messages: FlowMessages, id: string): string {
  const type = session.typeOfNode(id)
  const node = session.content.nodes.find((other) => other.id === id)
  const wanted = type?.category === 'output' && filledParams(type.params, node?.params ?? {}).name
  return (typeof wanted === 'string' && wanted.trim()) || titleOf(session, messages, id)
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
