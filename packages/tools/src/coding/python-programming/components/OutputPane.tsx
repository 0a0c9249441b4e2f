import { formatBytes } from '@panya/domain/locale/format-number.ts'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { TabList } from '@panya/ui/TabList/TabList.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import type { Messages } from '../python-messages.ts'
import type { SessionState } from '../python-session.ts'
import type { ToolProps } from '../tool-props.ts'
import { Console } from './Console.tsx'
import { DebugPanel } from './DebugPanel.tsx'
import { ErrorCard } from './ErrorCard.tsx'
import styles from './OutputPane.module.css'
import { PicturePane } from './PicturePane.tsx'
import { Repl } from './Repl.tsx'
import { StepView } from './StepView.tsx'

/** What the program shows: pictures, printed text, its end, and a place to try a line. */
export function OutputPane(tool: ToolProps) {
  const { t, session, state } = tool
  const [tab, setTab] = useOpenTab(state)
  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <TabList
          id="python-tab"
          label={t('output')}
          tabs={['output', 'debug', 'repl']}
          textOf={(name) => t(name)}
          chosen={tab}
          onChoose={(name) => setTab(name)}
        />
        <IconButton
          size="small"
          label={t('clear')}
          disabled={state.job !== null}
          onClick={() => session.clear()}
        >
          <Icon path={TOOL_ICONS.trash} />
        </IconButton>
      </div>
      <div
        role="tabpanel"
        id="python-panel-output"
        aria-labelledby="python-tab-output"
        className={styles.body}
        hidden={tab !== 'output'}
      >
        <PicturePane {...tool} />
        {state.trace ? (
          <StepView {...tool} trace={state.trace} />
        ) : (
          <Console
            t={t}
            locale={tool.host.locale}
            label={t('console')}
            log={state.log}
            waiting={state.status === 'input' && state.job !== 'repl'}
            secret={state.secret}
            empty={state.job === null && state.ending === null ? t('nothingYet') : ''}
            onLine={(line) => session.sendLine(line)}
          />
        )}
        <Progress {...tool} />
        <EndLine {...tool} />
        {state.ending?.ending === 'error' && (
          <Suspense>
            <ErrorCard {...tool} error={state.ending.error} />
          </Suspense>
        )}
      </div>
      <div
        role="tabpanel"
        id="python-panel-debug"
        aria-labelledby="python-tab-debug"
        className={styles.body}
        hidden={tab !== 'debug'}
      >
        <DebugPanel {...tool} />
      </div>
      <div
        role="tabpanel"
        id="python-panel-repl"
        aria-labelledby="python-tab-repl"
        className={styles.body}
        hidden={tab !== 'repl'}
      >
        <Repl {...tool} />
      </div>
    </div>
  )
}

type Tab = 'output' | 'debug' | 'repl'

/** What happens comes into view: a stop in its panel, a question and the end where the output is. */
function useOpenTab(state: SessionState): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>('output')
  const [seen, setSeen] = useState(state)
  const running = state.job === 'run' || state.job === 'trace'
  if (seen.job !== state.job || seen.status !== state.status) {
    setSeen(state)
    const asks = state.status === 'input' && running
    const begins = running && seen.job !== state.job
    const ends = state.job === null && tab === 'debug' && seen.job !== null
    if (state.status === 'paused' && seen.status !== 'paused') setTab('debug')
    else if (asks || begins || ends) setTab('output')
  }
  // What a run shows stays in view when it is over.
  if (running && tab === 'repl') setTab('output')
  return [tab, setTab]
}

function Progress({ t, host, state }: ToolProps) {
  if (!state.packages) return null
  const { names, loaded, total } = state.packages
  const label = t('packagesLoading', {
    names: names.join(', '),
    size: formatBytes(host.locale, loaded),
  })
  return (
    <output className={styles.progress}>
      {label}
      <progress aria-label={label} {...(total ? { value: loaded, max: total } : {})} />
    </output>
  )
}

/** One line that says how it ended; nothing for errors, which have a card of their own. */
function EndLine({ t, host, state }: ToolProps) {
  const lines: ReactNode[] = []
  if (state.tooBig) {
    const { name, bytes } = state.tooBig
    lines.push(t('fileTooBig', { name, size: formatBytes(host.locale, bytes) }))
  }
  const text = state.ending && endText(t, state.ending)
  if (text) lines.push(text)
  if (lines.length === 0) return null
  return (
    <output className={styles.end} data-ending={state.ending?.ending}>
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </output>
  )
}

const CRASHES = { memory: 'crashedMemory', stack: 'crashedStack', unknown: 'crashed' } as const

const PACKAGES = {
  'no-source': 'packagesNoSource',
  'on-its-way': 'packagesOnTheirWay',
  unreachable: 'packagesUnreachable',
} as const

function endText(t: Messages, ending: NonNullable<SessionState['ending']>): string | null {
  switch (ending.ending) {
    case 'finished':
      return t('finished')
    case 'stopped':
      return t(ending.hard ? 'stoppedHard' : 'stopped')
    case 'exited':
      return t('exited', { code: ending.code })
    case 'crashed':
      return t(CRASHES[ending.reason])
    case 'packages':
      return t(PACKAGES[ending.reason], { names: ending.missing.join(', ') })
    case 'error':
    case 'incomplete':
      return null
    default:
      return ending satisfies never
  }
}
