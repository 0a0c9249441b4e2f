/** The places of the guessing game, with what was won there so far. */
import { THEME_MESSAGES } from '../../game-kit/core/pictures/trait-messages.ts'
import { starsOf, totalStars } from '../../game-kit/core/progress.ts'
import { useGameMessages } from '../../game-kit/game-messages.ts'
import type { Place, Stop } from '../../game-kit/journey/journey.ts'
import { PictureThumb } from '../../game-kit/journey/PictureThumb.tsx'
import { GUESSING_SCENES } from '../../game-kit/journey/scenes/guessing-scenes.ts'
import type { GuessMenuProps } from './components/guess-entrance.ts'
import { nextRoundNumber } from './core/next-round.ts'
import { shownRounds, THEME_PLACES, THEMES_OF } from './core/places.ts'
import { DAILY_FACES, doodleFaces, MIX_FACES, THEME_FACES } from './core/round-faces.ts'
import { useGuessingMessages } from './guessing-messages.ts'

type PlaceName = keyof typeof GUESSING_SCENES

export function useGuessPlaces(props: GuessMenuProps): { studio: Place; others: Place[] } {
  const { host, game, style, today, onPlay, onMachine } = props
  const t = useGuessingMessages(host.locale)
  const shared = useGameMessages(host.locale)
  const nextDrawing = nextRoundNumber(game.progress, 'machine')

  function place(id: PlaceName, stops: Stop[], title: string = t(`place.${id}`)): Place {
    const scene = GUESSING_SCENES[id]
    return { id, title, scene, story: t(`story.${id}`), farewell: t(`farewell.${id}`), stops }
  }
  /** A source of endless rounds: the next one, and all stars won in those before. */
  function rounds(source: string, name: string, pictures: readonly string[]): Stop {
    const number = nextRoundNumber(game.progress, source)
    const count = totalStars(game.progress, `${source}/`)
    return {
      key: source,
      name,
      won: count > 0,
      notes: [t('roundNumber', { number }), shared('totalStars', { count })],
      thumb: <PictureThumb pictures={pictures} />,
      onPlay: () => onPlay({ ...style, level: `${source}/${number}` }),
    }
  }
  const daily: Stop = {
    key: 'daily',
    name: t('daily'),
    notes: [t('dailyHint')],
    stars: starsOf(game.progress, `daily/${today}`),
    thumb: <PictureThumb pictures={DAILY_FACES} />,
    onPlay: () => onPlay({ ...style, level: `daily/${today}` }),
  }
  const drawings = shownRounds(nextDrawing).map((number) => ({
    key: `machine/${number}`,
    name: t('roundNumber', { number }),
    stars: starsOf(game.progress, `machine/${number}`),
    isNext: game.ready && number === nextDrawing,
    thumb: <PictureThumb pictures={doodleFaces(number)} />,
    onPlay: () => onMachine(number),
  }))
  const others = [
    place(
      'today',
      [daily, rounds('mix', t('mix'), MIX_FACES)],
      `${t('place.today')} · ${t('guessTitle')}`,
    ),
    ...THEME_PLACES.map((id) =>
      place(
        id,
        THEMES_OF[id].map((theme) =>
          rounds(theme, THEME_MESSAGES[theme][host.locale], THEME_FACES[theme]),
        ),
      ),
    ),
  ]
  return {
    studio: place('studio', drawings, `${t('place.studio')} · ${t('machineTitle')}`),
    others,
  }
}
