import type { Locale } from '@panya/domain/locale/locale.ts'
import { Disclosure } from '@panya/ui/Disclosure/Disclosure.tsx'
import { useId } from 'react'
import type { HeroKind } from '../core/journey/hero-art.ts'
import {
  COLORS,
  HATS,
  type HeroColor,
  type HeroHat,
  type HeroLook,
  nextUnlock,
  starsFor,
} from '../core/journey/wardrobe.ts'
import { totalStars } from '../core/progress.ts'
import type { Game } from '../game-hooks.ts'
import { useGameMessages } from '../game-messages.ts'
import { Hero } from './Hero.tsx'
import styles from './Wardrobe.module.css'

interface WardrobeProps {
  locale: Locale
  game: Game
  hero: HeroKind
}

interface RackProps<Item extends HeroColor | HeroHat> extends WardrobeProps {
  legend: string
  items: readonly Item[]
  worn: Item
  nameOf: (item: Item) => string
  lookWith: (item: Item) => HeroLook
}

/** Everything of one kind; what is not earned yet says how many stars it takes. */
function Rack<Item extends HeroColor | HeroHat>(props: RackProps<Item>) {
  const { locale, game, hero, legend, items, worn, nameOf, lookWith } = props
  const t = useGameMessages(locale)
  const group = useId()
  const stars = totalStars(game.progress)
  return (
    <fieldset className={styles.rack}>
      <legend>{legend}</legend>
      {items.map((item) => {
        const needed = starsFor(item)
        const isOpen = needed <= stars
        return (
          <label key={item} className={styles.item} data-open={isOpen || undefined}>
            <input
              type="radio"
              name={group}
              checked={item === worn}
              disabled={!isOpen}
              onChange={() => game.wear(lookWith(item))}
            />
            <Hero kind={hero} look={lookWith(item)} className={styles.figure} />
            <span>{nameOf(item)}</span>
            {!isOpen && <small>{t('unlocksAt', { count: needed })}</small>}
          </label>
        )
      })}
    </fieldset>
  )
}

/** Colours and hats for the hero. Stars unlock them, and nothing is ever taken away. */
export function Wardrobe({ locale, game, hero }: WardrobeProps) {
  const t = useGameMessages(locale)
  const { look } = game
  const ahead = nextUnlock(totalStars(game.progress))
  const shared = { locale, game, hero }
  return (
    <Disclosure
      className={styles.wardrobe ?? ''}
      summary={
        <>
          <Hero kind={hero} className={styles.button} /> {t('wardrobe')}
        </>
      }
    >
      <div className={styles.inside}>
        <p>{ahead === null ? t('wardrobeFull') : t('wardrobeNext', { count: ahead })}</p>
        <Rack
          {...shared}
          legend={t('heroColor')}
          items={COLORS}
          worn={look.color}
          nameOf={(color) => t(`color.${color}`)}
          lookWith={(color) => ({ ...look, color })}
        />
        <Rack
          {...shared}
          legend={t('heroHat')}
          items={HATS}
          worn={look.hat}
          nameOf={(hat) => t(`hat.${hat}`)}
          lookWith={(hat) => ({ ...look, hat })}
        />
      </div>
    </Disclosure>
  )
}
