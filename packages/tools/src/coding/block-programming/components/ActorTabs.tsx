/** Sprites, costumes, sounds, the same program in Python, and the first steps, in tabs. */

import type { Category } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import { TabList } from '@panya/ui/TabList/TabList.tsx'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { BlocksMessages } from '../blocks-messages.ts'
import type { BlocksSession, SessionState } from '../blocks-session.ts'
import { ActorPanel } from './ActorPanel.tsx'
import styles from './ActorTabs.module.css'
import { AssetPanel } from './AssetPanel.tsx'
import { LessonPanel } from './LessonPanel.tsx'
import type { LibraryKind } from './LibraryDialog.tsx'
import { PythonView } from './PythonView.tsx'
import { VariablePanel } from './VariablePanel.tsx'

/** Only those who use a trained model load what it needs. */
const ModelPanel = lazy(async () => {
  const { ModelPanel: panel } = await import('../model/ModelPanel.tsx')
  return { default: panel }
})

interface ActorTabsProps {
  host: ToolHost
  session: BlocksSession
  state: SessionState
  readonly: boolean
  chosen: ActorTab
  onChoose(tab: ActorTab): void
  /** Opens a category of the toolbox. */
  onShow(category: Category): void
  onLibrary(kind: LibraryKind): void
  confirm(question: string): Promise<boolean>
  t: BlocksMessages
}

const TABS = ['sprites', 'costumes', 'sounds', 'model', 'python', 'lessons'] as const
const READER_TABS: readonly ActorTab[] = ['sprites', 'model', 'python']
export type ActorTab = (typeof TABS)[number]

export function ActorTabs({
  host,
  session,
  state,
  readonly,
  chosen: wanted,
  onChoose: choose,
  onShow,
  onLibrary,
  confirm,
  t,
}: ActorTabsProps) {
  const id = useId()
  // A model goes on looking, and a lesson goes on watching, while other tabs are open.
  const [opened, setOpened] = useState<ReadonlySet<ActorTab>>(new Set())
  useEffect(() => setOpened((before) => new Set([...before, wanted])), [wanted])
  const isStage = state.actorId === 'stage'
  const tabs = readonly ? READER_TABS : TABS
  const chosen = tabs.includes(wanted) ? wanted : 'sprites'
  const isKept = (tab: ActorTab): boolean =>
    tabs.includes(tab) && (chosen === tab || opened.has(tab))
  return (
    <div className={styles.tabs}>
      <TabList
        id={id}
        panel={`${id}-panel`}
        tabs={tabs}
        textOf={(tab) => t(tab === 'costumes' && isStage ? 'backdrops' : tab)}
        chosen={chosen}
        onChoose={choose}
      />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {chosen === 'sprites' && (
          <ActorPanel
            session={session}
            state={state}
            readonly={readonly}
            onAdd={() => onLibrary('sprites')}
            confirm={confirm}
            t={t}
          />
        )}
        {chosen === 'sprites' && <VariablePanel session={session} state={state} t={t} />}
        {(chosen === 'costumes' || chosen === 'sounds') && (
          <AssetPanel
            kind={chosen}
            host={host}
            session={session}
            state={state}
            onLibrary={() =>
              onLibrary(chosen === 'sounds' ? 'sounds' : isStage ? 'backdrops' : 'costumes')
            }
            t={t}
          />
        )}
        <div hidden={chosen !== 'model'}>
          <Suspense>
            {isKept('model') && (
              <ModelPanel host={host} session={session} state={state} readonly={readonly} t={t} />
            )}
          </Suspense>
        </div>
        {chosen === 'python' && <PythonView host={host} state={state} t={t} />}
        <div hidden={chosen !== 'lessons'}>
          {isKept('lessons') && <LessonPanel host={host} state={state} onShow={onShow} t={t} />}
        </div>
      </div>
    </div>
  )
}
