import { FlowCanvas } from '@panya/engines/flow/canvas/FlowCanvas.tsx'
import { type PendingPort, useFlowContent } from '@panya/engines/flow/canvas/flow-hooks.ts'
import type { CanvasHandle, CanvasView } from '@panya/engines/flow/canvas/view-hooks.ts'
import type { ConnectionRefusal } from '@panya/engines/flow/connection.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { LackNote } from '../host/browser/LackNote.tsx'
import { lackOf } from '../host/browser/lack-of.ts'
import { openContent } from '../host/open-content.ts'
import type { ToolPlace } from '../host/place/tool-place.ts'
import { isYesNo, oneOf, usePlace } from '../host/place/use-place.ts'
import type { ToolHost } from '../host/tool-host.ts'
import { TutorButton } from '../host/tutor/TutorButton.tsx'
import { CommentCard, GroupFrame } from './CanvasNotes.tsx'
import { CodePanel } from './CodePanel.tsx'
import { Dashboard } from './Dashboard.tsx'
import { ExamplesDialog } from './ExamplesDialog.tsx'
import styles from './FlowWorkbench.module.css'
import { type FlowActivity, watchFlow } from './flow-activity.ts'
import type { FlowMessages } from './flow-messages.ts'
import type { FlowTool } from './flow-tool.ts'
import { GuidePanel } from './GuidePanel.tsx'
import { Inspector } from './Inspector.tsx'
import { NodeCard } from './NodeCard.tsx'
import { NodeHelp } from './NodeHelp.tsx'
import { Palette } from './Palette.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { type Panel, Toolbar } from './Toolbar.tsx'
import { FlowTask } from './task/FlowTask.tsx'
import { tutorSubject } from './tutor-subject.ts'
import { useFlowSession } from './use-flow-session.ts'
import { addFromPalette, openExample, titleOf, type Workbench } from './workbench-actions.ts'
import { BenchContext } from './workbench-context.ts'
import { useWorkbenchKeys } from './workbench-keys.ts'

/** The whole screen of a flow tool: palette, canvas, details, code, dashboard. */

const MESSAGE_MS = 7000

const isPanel = oneOf<Panel>('details', 'code', 'guide')
const isPanelOrNone = (value: unknown): value is Panel | null => value === null || isPanel(value)

const VIEW = 'canvas'

/** What was seen of the canvas when the page went. */
function leftView(place: ToolPlace | undefined): CanvasView | null {
  const left = place?.read(VIEW)
  if (typeof left !== 'object' || left === null) return null
  const { x, y, zoom } = left as Record<string, unknown>
  const numbers = [x, y, zoom].every(Number.isFinite) && Number(zoom) > 0
  return numbers ? { x: Number(x), y: Number(y), zoom: Number(zoom) } : null
}

const NODE_TYPES = { flow: NodeCard, comment: CommentCard, group: GroupFrame }

interface WorkbenchProps {
  host: ToolHost
  tool: FlowTool
  messages: FlowMessages
}

export function FlowWorkbench({ host, tool, messages }: WorkbenchProps) {
  const opened = useFlowSession(host, tool)
  const lack = lackOf('programs')
  if (lack) {
    return (
      <div className={styles.unreadable}>
        <LackNote locale={host.locale} lack={lack} />
      </div>
    )
  }
  if (!opened) return <div className={styles.screen} aria-busy="true" />
  if ('problem' in opened) return <p className={styles.unreadable}>{messages.t(opened.problem)}</p>
  return <OpenWorkbench host={host} tool={tool} messages={messages} session={opened.session} />
}

function OpenWorkbench({
  host,
  tool,
  messages,
  session,
}: WorkbenchProps & { session: FlowSession }) {
  const content = useFlowContent(session)
  const [canvas, setCanvas] = useState<CanvasHandle | null>(null)
  const [selection, setSelection] = useState<readonly string[]>([])
  const [several, setSeveral] = useState(false)
  const [message, setMessage] = useState('')
  // What to do with a wire that was begun stays said until it is done.
  const [waiting, setWaiting] = useState(false)
  // Whoever was sent a flow with an app in it sees the app first, with nothing beside it.
  const [dashboard, setDashboard] = usePlace(
    host,
    'dashboard',
    host.readonly && content.dashboard.length > 0,
    isYesNo,
  )
  const firstPanel = (): Panel | null => {
    if (dashboard) return null
    return content.nodes.length === 0 && !host.readonly ? 'guide' : 'details'
  }
  const [panel, setPanel] = usePlace(host, 'panel', firstPanel, isPanelOrNone)
  const [palette, setPalette] = usePlace(host, 'palette', !host.readonly && !isNarrow(), isYesNo)
  const [view] = useState(() => leftView(host.place))
  const [examples, setExamples] = useState(false)
  const [help, setHelp] = useState<string | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const { readonly, toast } = host

  const say = useCallback(
    (text: string, kind: 'info' | 'error' = 'info') => {
      setMessage(text)
      if (kind === 'error') toast(text, 'error')
    },
    [toast],
  )
  useEffect(() => {
    if (!message || waiting) return undefined
    const later = setTimeout(() => setMessage(''), MESSAGE_MS)
    return () => clearTimeout(later)
  }, [message, waiting])
  const bench: Workbench = { session, messages, canvas, selection, say }
  const labels = useMemo(() => canvasLabels(session, messages), [session, messages])
  const onRefused = useCallback(
    (refusal: ConnectionRefusal) => say(refusalText(refusal, messages), 'error'),
    [say, messages],
  )
  const onPending = useCallback(
    (pending: PendingPort | null) => {
      setMessage(pending ? messages.t('pending') : '')
      setWaiting(pending !== null)
    },
    [messages],
  )
  const context = useMemo(
    () => ({ session, tool, messages, readonly, host, openHelp: setHelp }),
    [session, tool, messages, readonly, host],
  )
  const activity = useRef<FlowActivity | null>(null)
  useEffect(() => {
    if (readonly) return undefined
    activity.current = watchFlow(session, host.activity)
    return () => activity.current?.stop()
  }, [session, readonly, host.activity])
  const types = useMemo(() => {
    const hidden = tool.hidden?.(host) ?? []
    return tool.registry.all().filter(({ type }) => !hidden.includes(type))
  }, [tool, host])
  const onSelection = useCallback(
    (ids: readonly string[]) => {
      setSelection(ids)
      if (ids.length === 1)
        setPanel((open) => (open === 'code' || open === 'guide' ? open : 'details'))
    },
    [setPanel],
  )

  useWorkbenchKeys(bench, {
    readonly,
    active: !dashboard,
    onHelp: (from) => {
      const listed = from?.closest<HTMLElement>('[data-help-type]')?.dataset.helpType
      const type = listed ?? (selection.length === 1 && session.typeOfNode(selection[0]!)?.type)
      if (type && tool.registry.get(type)) setHelp(type)
      else say(messages.t('inspectorEmpty'))
    },
  })

  // Below the flow the details take room from it: what they are about stays in sight.
  const only = selection.length === 1 ? selection[0] : undefined
  useEffect(() => {
    if (!only || !panel || !isStacked()) return undefined
    const soon = requestAnimationFrame(() => canvas?.reveal(only))
    return () => cancelAnimationFrame(soon)
  }, [canvas, only, panel])

  return (
    <BenchContext value={context}>
      <div className={styles.screen} dir={host.direction}>
        <Toolbar
          bench={bench}
          readonly={readonly}
          panel={panel}
          dashboard={dashboard}
          several={several}
          paletteOpen={palette}
          onRun={() => {
            session.evaluator.resume()
            activity.current?.ran()
          }}
          onPanel={(name) => setPanel(panel === name ? null : name)}
          onPalette={() => setPalette(!palette)}
          onExamples={() => setExamples(true)}
          onDashboard={() => {
            setDashboard(!dashboard)
            setPanel(null)
          }}
          onSeveral={() => {
            setSeveral(!several)
            say(messages.t(several ? 'selectsOne' : 'selectsSeveral'))
          }}
        />
        <TutorButton host={host} read={() => tutorSubject(session, messages)} />
        <FlowTask host={host} session={session} messages={messages} />
        <div
          className={styles.work}
          data-palette={(palette && !dashboard) || undefined}
          data-panel={panel !== null || undefined}
        >
          {palette && !dashboard && (
            <section className={styles.side}>
              <Palette
                tool={tool}
                types={types}
                subflows={content.subflows}
                messages={messages}
                searchRef={search}
                onAdd={(type) => {
                  addFromPalette(bench, type)
                  if (isNarrow()) setPalette(false)
                }}
                onLetGo={(type, where) => {
                  const at = canvas?.placeAt(where)
                  if (at) addFromPalette(bench, type, at)
                }}
              />
            </section>
          )}
          <div className={styles.main}>
            <SelectionBar session={session} messages={messages} />
            {dashboard ? (
              <Dashboard session={session} tool={tool} messages={messages} toast={toast} />
            ) : (
              // A click on the ground takes the focus from what was written in: the keys are the flow's then.
              <div className={styles.canvas} tabIndex={-1}>
                <FlowCanvas
                  session={session}
                  nodeTypes={NODE_TYPES}
                  readonly={readonly}
                  labels={labels}
                  onRefused={onRefused}
                  onSelection={onSelection}
                  onPending={onPending}
                  handle={setCanvas}
                  scheme={host.colorScheme}
                  view={view}
                  onView={(now) => host.place?.keep(VIEW, now)}
                  several={several}
                />
                {content.nodes.length === 0 && (
                  <div className={styles.empty}>
                    <strong>{messages.t('emptyTitle')}</strong>
                    <span>{messages.t('emptyText')}</span>
                  </div>
                )}
                <output className={styles.message}>{message}</output>
              </div>
            )}
          </div>
          {panel && (
            <section
              className={styles.panel}
              aria-label={messages.t(panel === 'details' ? 'inspector' : panel)}
            >
              {panel === 'code' && <CodePanel session={session} messages={messages} host={host} />}
              {panel === 'guide' && (
                <GuidePanel session={session} tool={tool} messages={messages} />
              )}
              {(panel === 'details' || (panel === 'guide' && selection.length > 0)) && (
                <Inspector
                  session={session}
                  tool={tool}
                  messages={messages}
                  selection={selection}
                  readonly={readonly}
                  toast={toast}
                />
              )}
            </section>
          )}
        </div>
        {examples && (
          <ExamplesDialog
            examples={openContent(host, tool.examples)}
            tool={tool}
            messages={messages}
            replaces={content.nodes.length > 0 || content.comments.length > 0}
            onClose={() => setExamples(false)}
            onOpen={(example) => {
              // On a phone the flow gets the room until something is selected.
              setPanel(isNarrow() ? null : 'details')
              setDashboard(false)
              setTimeout(() => void openExample(bench, example.content))
            }}
          />
        )}
        {help && (
          <NodeHelp
            key={help}
            type={help}
            tool={tool}
            session={session}
            messages={messages}
            onAdd={readonly || dashboard ? undefined : (type) => addFromPalette(bench, type)}
            onClose={() => setHelp(null)}
          />
        )}
      </div>
    </BenchContext>
  )
}

/** On a phone the list would cover the flow: it is opened when it is wanted. */
const isNarrow = (): boolean => matchMedia('(max-width: 700px)').matches

const isStacked = (): boolean => matchMedia('(max-width: 900px)').matches

function canvasLabels(session: FlowSession, messages: FlowMessages) {
  const { t } = messages
  return {
    canvas: t('canvas'),
    map: t('map'),
    nodeName: (id: string) => t('nodeLabel', { name: titleOf(session, messages, id) }),
    wireName: (from: string, to: string) =>
      t('wireFromTo', {
        from: titleOf(session, messages, from),
        to: titleOf(session, messages, to),
      }),
    help: {
      'node.a11yDescription.default': t('canvas'),
      'node.a11yDescription.keyboardDisabled': t('canvas'),
      'edge.a11yDescription.default': t('wire'),
      'handle.ariaLabel': t('wire'),
      'minimap.ariaLabel': t('map'),
    },
  }
}

function refusalText(refusal: ConnectionRefusal, messages: FlowMessages): string {
  if (refusal.code !== 'types') return messages.t(`refused.${refusal.code}`)
  return messages.t('refused.types', {
    gives: messages.portType(refusal.gives.split(',')),
    takes: messages.portType(refusal.takes.split(',')),
  })
}
