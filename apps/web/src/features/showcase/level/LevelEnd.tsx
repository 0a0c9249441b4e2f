/** How it went, over the board: stars and the way on, or what to try. The way on has the focus. */
import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Mascot } from '@panya/ui/Mascot/Mascot.tsx'
import { useEffect, useRef } from 'react'
import { useSite } from '../../../adapters/site.ts'
import styles from './TinyLevel.module.css'
import type { TinyRun } from './tiny-level.ts'

const STAR = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9Z'
const MOST_STARS = 3

interface LevelEndProps {
  run: TinyRun
  message: string
  nextHref: string
  onAgain(): void
}

export function LevelEnd({ run: { outcome, stars }, message, nextHref, onAgain }: LevelEndProps) {
  const { brand } = useSite()
  const won = outcome === 'won'
  const way = useRef<HTMLDivElement>(null)
  useEffect(() => {
    way.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.end} data-won={won || undefined}>
      <Mascot kind={brand.mascot} mood={won ? 'well-done' : 'oops'} size={60} />
      <div className={styles.told}>
        <p className={styles.message}>{message}</p>
        {won && (
          <p className={styles.stars}>
            <span className="visually-hidden">
              <Plural value={stars} one="# star of 3" other="# stars of 3" />
            </span>
            {Array.from({ length: MOST_STARS }, (_, star) => (
              <Icon
                key={star}
                path={STAR}
                size={34}
                className={star < stars ? styles.star : styles.open}
              />
            ))}
          </p>
        )}
      </div>
      <div ref={way} className={styles.ways}>
        {won && (
          <ButtonLink href={nextHref}>
            <Trans>Play the whole game</Trans>
          </ButtonLink>
        )}
        <Button look="ghost" onClick={onAgain}>
          {won ? <Trans>Play again</Trans> : <Trans>Try again</Trans>}
        </Button>
      </div>
    </div>
  )
}
