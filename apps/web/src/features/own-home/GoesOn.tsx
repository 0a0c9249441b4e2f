/** /home of somebody who is signed in: the last work, the next level, what is due, a streak that forgives. */
import { Trans } from '@lingui/react/macro'
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolDocument, ToolUser } from '@panya/tools/host/tool-host.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useAddress } from '../../adapters/address.ts'
import type { EmptyDocument } from '../../adapters/teach/begin-work.ts'
import type { GameLevels } from '../../adapters/teach/game-levels.ts'
import { useIsOpen } from '../../adapters/teach/open-tools-state.ts'
import { HomeSkeleton } from '../../parts/home/HomeSkeleton.tsx'
import grid from '../../parts/home/home-grid.module.css'
import { LastProject, OtherProjects } from './LastProjects.tsx'
import { NextLevel } from './NextLevel.tsx'
import styles from './own-home.module.css'
import { useOwnHome } from './own-home.ts'
import { StartHere } from './StartHere.tsx'
import { StreakRow } from './StreakRow.tsx'
import { TasksDue } from './TasksDue.tsx'
import { Today } from './Today.tsx'
import { WorkToMark } from './WorkToMark.tsx'

export interface GoesOnProps {
  user: ToolUser
  tools: readonly ToolManifest[]
  /** Those that are open to everybody. */
  openTools: readonly ToolManifest[]
  levels: GameLevels
  start(tool: ToolPath, locale: Locale): Promise<{ title: string; document: ToolDocument }>
  emptyDocument: EmptyDocument
}

export function GoesOn({ user, tools, openTools, levels, start, emptyDocument }: GoesOnProps) {
  const { locale } = useAddress()
  const { own, retry } = useOwnHome({ user, tools, levels, locale })
  const isOpen = useIsOpen()
  if (!own) return <HomeSkeleton />
  const { home, failed } = own
  const find = (path: ToolPath) => tools.find((tool) => tool.path === path)
  const playable = (path: ToolPath) =>
    isOpen(path) && openTools.some((tool) => tool.path === path) ? find(path) : undefined
  const first = tools.find(({ begins }) => begins)
  const [last, ...others] = home.projects
  return (
    <div className={`${grid.own} ${styles.own}`}>
      {failed && <Failed onRetry={retry} />}
      {!(failed && !last) && (
        <div className={grid.grid}>
          <div className={grid.main}>
            {last ? (
              <LastProject project={last} tool={find(last.tool)} />
            ) : (
              <StartHere user={user} tool={first && playable(first.path)} start={start} />
            )}
            {others.length > 0 && <OtherProjects projects={others} find={find} />}
          </div>
          {!failed && (
            <div className={grid.side}>
              <NextLevel games={home.games} playable={playable} />
              <Today challenges={home.challenges} playable={playable} />
            </div>
          )}
        </div>
      )}
      {home.tasks.length > 0 && (
        <TasksDue tasks={home.tasks} find={find} emptyDocument={emptyDocument} />
      )}
      {home.toMark !== null && home.toMark.total > 0 && <WorkToMark toMark={home.toMark} />}
      {home.streak && <StreakRow streak={home.streak} />}
    </div>
  )
}

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <div className={styles.failed}>
      <output>
        <Trans>Your own things could not be fetched just now. All tools below work.</Trans>
      </output>
      <Button size="small" look="ghost" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
