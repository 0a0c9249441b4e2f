/** What is new today, the same for everybody. */
import { Trans } from '@lingui/react/macro'
import type { DailyChallenge } from '@panya/domain/home/home.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { ToolPicture } from '@panya/ui/ToolPicture/ToolPicture.tsx'
import { useAddress } from '../../adapters/address.ts'
import { gameAddress } from '../../adapters/teach/game-levels.ts'
import styles from './own-home.module.css'

interface TodayProps {
  challenges: readonly DailyChallenge[]
  playable(path: ToolPath): ToolManifest | undefined
}

export function Today({ challenges, playable }: TodayProps) {
  const { locale, to } = useAddress()
  const open = challenges.flatMap((challenge) => {
    const tool = playable(challenge.tool)
    return tool ? [{ ...challenge, manifest: tool }] : []
  })
  if (open.length === 0) return null
  return (
    <section className={styles.card} data-family="games" aria-labelledby="today">
      <h2 id="today" className={styles.kicker}>
        <Trans>New today</Trans>
      </h2>
      <ul className={styles.plain}>
        {open.map(({ manifest, level, done }) => (
          <li key={manifest.path}>
            <a
              className={styles.row}
              href={to(gameAddress({ tool: manifest.path, level, projectId: null }))}
            >
              <ToolPicture picture={manifest.picture} width={48} />
              <span className={styles.name}>
                <b>{manifest.title[locale]}</b>
                <span data-done={done}>
                  {done ? (
                    <>
                      <Icon name="check" size={16} /> <Trans>Played today</Trans>
                    </>
                  ) : (
                    <Trans>A new one is waiting</Trans>
                  )}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
