/** The next level of the game played last; the others that are begun stay one click away. */
import { Trans } from '@lingui/react/macro'
import type { BegunGame } from '@panya/domain/home/home.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { ToolPicture } from '@panya/ui/ToolPicture/ToolPicture.tsx'
import { useAddress } from '../../adapters/address.ts'
import { gameAddress } from '../../adapters/teach/game-levels.ts'
import styles from './own-home.module.css'

interface NextLevelProps {
  games: readonly BegunGame[]
  /** Undefined for a game that is closed now. */
  playable(path: ToolPath): ToolManifest | undefined
}

interface Offer {
  game: BegunGame
  tool: ToolManifest
  next: NonNullable<BegunGame['next']>
}

export function NextLevel({ games, playable }: NextLevelProps) {
  const { locale, to } = useAddress()
  const offers: Offer[] = games.flatMap((game) => {
    const tool = playable(game.tool)
    return tool && game.next ? [{ game, tool, next: game.next }] : []
  })
  const [first, ...others] = offers
  if (!first) return null
  const address = ({ tool, next }: Offer) =>
    to(gameAddress({ tool: tool.path, level: next.id, projectId: null }))
  const { done, levels } = first.game
  return (
    <section className={styles.card} data-family="games" aria-labelledby="next-level">
      <h2 id="next-level" className={styles.kicker}>
        <Trans>Next level</Trans>
      </h2>
      <a className={styles.row} href={address(first)}>
        <ToolPicture picture={first.tool.picture} width={72} />
        <span className={styles.name}>
          <b>{first.next.title[locale]}</b>
          <span>{first.tool.title[locale]}</span>
        </span>
      </a>
      <progress
        className={styles.progress}
        value={done}
        max={levels}
        aria-labelledby="next-level"
      />
      <span className={styles.soft}>
        <Trans>
          Levels done: {done} of {levels}
        </Trans>
      </span>
      {others.length > 0 && (
        <ul className={styles.more}>
          {others.map((offer) => (
            <li key={offer.tool.path}>
              <a href={address(offer)}>
                {offer.tool.title[locale]}: {offer.next.title[locale]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
