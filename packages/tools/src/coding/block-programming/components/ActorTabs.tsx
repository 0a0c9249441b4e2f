/** Sprites, costumes, sounds, the same program in Python, and the first steps, in tabs. */

import type { Category } from '@panya/engines/blocks-runtime/catalogue/block-spec.ts'
import { TabList } from '@panya/ui/TabList/TabList.tsx'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { oneOf } from '../../../host/place/use-place.ts'
import type { DialogState } from '../dialog-hooks.ts'
import type { ToolProps } from '../tool-props.ts'
import { ActorPanel } from './ActorPanel.tsx'
import styles from './ActorTabs.module.css'
import { AssetPanel } from './AssetPanel.tsx'
import { LessonPanel } from './LessonPanel.tsx'
import { PythonView } from './PythonView.tsx'
import { VariablePanel } from './VariablePanel.tsx'

/** Only those who use a trained model load what it needs. */
const ModelPanel = lazy(async () => {
  const { ModelPanel: panel } = await import('../model/ModelPanel.tsx')
  return { default: panel }
})

interface ActorTabsProps extends ToolProps {
  readonly: boolean
  chosen: ActorTab
  onChoose(tab: ActorTab): void
  /** Opens a category of the toolbox. */
  onShow(category: Category): void
  dialogs: DialogState
}

const TABS = ['sprites', 'costumes', 'sounds', 'model', 'python', 'lessons'] as const
const READER_TABS: readonly ActorTab[] = ['sprites', 'model', 'python']
export type ActorTab = (typeof TABS)[number]
export const isActorTab = oneOf<ActorTab>(...TABS)

export function ActorTabs(props: ActorTabsProps) {
  const { readonly, chosen: wanted, onChoose: choose, onShow, dialogs, ...tool } = props
  const { state, t } = tool
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
          <Suspense>
            <ActorPanel {...tool} readonly={readonly} dialogs={dialogs} />
          </Suspense>
        )}
        {chosen === 'sprites' && <VariablePanel {...tool} />}
        {(chosen === 'costumes' || chosen === 'sounds') && (
          <Suspense>
            <AssetPanel
              {...tool}
              kind={chosen}
              onOpen={dialogs.show}
              backpack={dialogs.backpack}
              onPaint={(costumeId) => dialogs.show({ kind: 'paint', costumeId })}
              onLibrary={() =>
                dialogs.openLibrary(
                  chosen === 'sounds' ? 'sounds' : isStage ? 'backdrops' : 'costumes',
                )
              }
            />
          </Suspense>
        )}
        <div hidden={chosen !== 'model'}>
          <Suspense>{isKept('model') && <ModelPanel {...tool} readonly={readonly} />}</Suspense>
        </div>
        {chosen === 'python' && <PythonView {...tool} />}
        <div hidden={chosen !== 'lessons'}>
          {isKept('lessons') && <LessonPanel {...tool} onShow={onShow} />}
        </div>
      </div>
    </div>
  )
}
