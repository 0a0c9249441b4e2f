import { useNodeState } from '@panya/engines/flow/canvas/flow-hooks.ts'
import { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { NodeState } from '@panya/engines/flow/node-state.ts'
import { useEffect, useState } from 'react'
import type { FlowMessages } from './flow-messages.ts'
import type { FlowTool } from './flow-tool.ts'
import { summary } from './NodeCard.tsx'
import styles from './NodeHelp.module.css'
import {
  demoExecutors,
  demoFlow,
  demoSettings,
  type NodeDemo,
  type OpenedDemo,
} from './node-demo.ts'
import { PreviewView } from './PreviewView.tsx'

/** Before and after, made by the node itself as it is looked at. */

interface DemoProps {
  demo: NodeDemo
  tool: FlowTool
  session: FlowSession
  messages: FlowMessages
}

export function NodeDemoView({ demo, tool, session, messages }: DemoProps) {
  const [opened, setOpened] = useState<(OpenedDemo & { own: FlowSession }) | null>(null)
  useEffect(() => {
    const { executors, dispose } = demoExecutors(session.executors)
    const flow = demoFlow(demo)
    const own = new FlowSession(flow.content, { registry: tool.registry, executors })
    setOpened({ ...flow, own })
    return () => {
      own.dispose()
      dispose()
    }
  }, [demo, tool, session])
  if (!opened) return null
  const { own, before, after, explained } = opened
  const settings = demoSettings(own, explained, messages)
  return (
    <section aria-label={messages.t('helpExample')}>
      <div className={styles.demo} dir="ltr" data-alone={before.length === 0 || undefined}>
        {before.length > 0 && (
          <>
            <div className={styles.before}>
              {before.map((id) => (
                <Shown
                  key={id}
                  own={own}
                  id={id}
                  tool={tool}
                  messages={messages}
                  caption="before"
                />
              ))}
            </div>
            <span className={styles.arrow} aria-hidden="true">
              →
            </span>
          </>
        )}
        <Shown
          own={own}
          id={after}
          tool={tool}
          messages={messages}
          caption={before.length > 0 ? 'after' : 'helpResult'}
        />
      </div>
      {settings.length > 0 && (
        <p className={styles.settings}>
          {messages.t('helpSettings', { settings: settings.join(' · ') })}
        </p>
      )}
    </section>
  )
}

/** The small tables of the examples as a whole: a row that is there afterwards is seen before. */
const WHOLE = 8

function Shown({
  own,
  id,
  tool,
  messages,
  caption,
}: {
  own: FlowSession
  id: string
  tool: FlowTool
  messages: FlowMessages
  caption: 'before' | 'after' | 'helpResult'
}) {
  const state = useNodeState(own, id)
  const problem = state.problem && messages.problem(state.problem)
  return (
    <figure
      dir={messages.locale === 'ar' ? 'rtl' : 'ltr'}
      data-demo={caption}
      data-status={state.status}
    >
      <figcaption>{messages.t(caption)}</figcaption>
      {problem && <p>{problem.text}</p>}
      {!problem && state.status !== 'done' && <p>{messages.t('helpWorking')}</p>}
      {state.preview && (
        <PreviewView
          preview={state.preview}
          large={false}
          most={WHOLE}
          messages={messages}
          session={own}
          node={id}
          views={tool.views}
        />
      )}
      <Values own={own} id={id} state={state} messages={messages} />
    </figure>
  )
}

/** Numbers, words and answers that the node gives beside what is drawn. */
function Values({
  own,
  id,
  state,
  messages,
}: {
  own: FlowSession
  id: string
  state: NodeState
  messages: FlowMessages
}) {
  const ports = own.typeOfNode(id)?.outputs ?? []
  const small = ports.flatMap(({ name }) => {
    const value = state.outputs?.[name]
    if (!value || 'handle' in value || value.type === 'list') return []
    return [{ name, text: summary(value, messages) }]
  })
  if (small.length === 0) return null
  return (
    <ul className={styles.values}>
      {small.map(({ name, text }) => (
        <li key={name}>
          {messages.port(name)}: <strong dir="auto">{text}</strong>
        </li>
      ))}
    </ul>
  )
}
