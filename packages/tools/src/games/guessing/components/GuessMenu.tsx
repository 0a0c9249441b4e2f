import { Button } from '@panya/ui/Button/Button.tsx'
import { CardButton } from '@panya/ui/CardButton/CardButton.tsx'
import { Choices } from '../../../game-kit/Choices.tsx'
import {
  THEME_MESSAGES,
  THEMES,
  type Theme,
} from '../../../game-kit/core/pictures/trait-messages.ts'
import { starsOf, totalStars } from '../../../game-kit/core/progress.ts'
import menu from '../../../game-kit/GameMenu.module.css'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { useGameMessages } from '../../../game-kit/game-messages.ts'
import { pictureAddress } from '../../../game-kit/picture-files.ts'
import { Stars } from '../../../game-kit/Stars.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import { ANSWERS, type Answer, type GuessLevel, REVEALS, type Reveal } from '../core/guess-level.ts'
import { customLevelId, type RoundSpec } from '../core/guess-round.ts'
import { nextRoundNumber } from '../core/next-round.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import styles from './GuessMenu.module.css'

export interface PlayStyle {
  reveal: Reveal
  answer: Answer
}

interface GuessMenuProps {
  host: ToolHost
  game: Game
  style: PlayStyle
  today: string
  levels: readonly GuessLevel[]
  onStyle: (style: PlayStyle) => void
  onPlay: (spec: RoundSpec) => void
  onMachine: () => void
  onLesson: () => void
  onEditor?: (() => void) | undefined
}

const FACES: Record<Theme, string> = {
  animals: 'elephant',
  wings: 'parrot',
  water: 'octopus',
  fruit: 'pineapple',
  food: 'noodles',
  home: 'teapot',
  school: 'backpack',
  travel: 'train',
  nature: 'rainbow',
  play: 'kite',
  wear: 'socks',
  tools: 'gear',
}

function StylePicker({ host, style, onStyle }: GuessMenuProps) {
  const t = useGuessingMessages(host.locale)
  return (
    <div className={styles.styles}>
      <Choices
        legend={t('howRevealed')}
        options={REVEALS.map((reveal) => [reveal, t(`reveal.${reveal}`)])}
        chosen={style.reveal}
        onChoose={(reveal) => onStyle({ ...style, reveal })}
      >
        <small>{t('reveal.cluesHint')}</small>
      </Choices>
      <Choices
        legend={t('howAnswered')}
        options={ANSWERS.map((answer) => [answer, t(`answer.${answer}`)])}
        chosen={style.answer}
        onChoose={(answer) => onStyle({ ...style, answer })}
      />
    </div>
  )
}

function ThemeCards({ host, game, style, today, onPlay }: GuessMenuProps) {
  const t = useGuessingMessages(host.locale)
  const shared = useGameMessages(host.locale)
  const mixNumber = nextRoundNumber(game.progress, 'mix')
  return (
    <ul className={styles.cards}>
      <li>
        <CardButton onClick={() => onPlay({ ...style, level: `daily/${today}` })}>
          <img src={pictureAddress('sun')} alt="" />
          <b>{t('daily')}</b>
          <span>{t('dailyHint')}</span>
          <Stars count={starsOf(game.progress, `daily/${today}`)} locale={host.locale} />
        </CardButton>
      </li>
      <li>
        <CardButton onClick={() => onPlay({ ...style, level: `mix/${mixNumber}` })}>
          <img src={pictureAddress('puzzle')} alt="" />
          <b>{t('mix')}</b>
          <span>{t('roundNumber', { number: mixNumber })}</span>
          <span>{shared('totalStars', { count: totalStars(game.progress, 'mix/') })}</span>
        </CardButton>
      </li>
      {THEMES.map((theme) => {
        const number = nextRoundNumber(game.progress, theme)
        return (
          <li key={theme}>
            <CardButton onClick={() => onPlay({ ...style, level: `${theme}/${number}` })}>
              <img src={pictureAddress(FACES[theme])} alt="" />
              <b>{THEME_MESSAGES[theme][host.locale]}</b>
              <span>{t('roundNumber', { number })}</span>
              <span>{shared('totalStars', { count: totalStars(game.progress, `${theme}/`) })}</span>
            </CardButton>
          </li>
        )
      })}
    </ul>
  )
}

function OwnRounds({ host, game, levels, onPlay }: GuessMenuProps) {
  const t = useGuessingMessages(host.locale)
  const playable = levels.filter((level) => level.items.length > 0)
  if (playable.length === 0) return null
  return (
    <section>
      <h2>{t('ownRounds')}</h2>
      <ul className={styles.cards}>
        {playable.map((level) => (
          <li key={level.id}>
            <CardButton
              onClick={() =>
                onPlay({
                  level: 'custom',
                  reveal: level.reveal,
                  answer: level.answer,
                  custom: level,
                })
              }
            >
              <b>{level.title || t('untitled')}</b>
              <span>{t('pictureCount', { count: level.items.length })}</span>
              <Stars count={starsOf(game.progress, customLevelId(level))} locale={host.locale} />
            </CardButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The way into every round: one's own first, then the themes, the machine and the workshop. */
export function GuessMenu(props: GuessMenuProps) {
  const { host, onMachine, onLesson, onEditor } = props
  const t = useGuessingMessages(host.locale)
  const doors = [
    { id: 'machine', onSelect: onMachine },
    { id: 'lesson', onSelect: onLesson },
    ...(onEditor ? [{ id: 'editor', onSelect: onEditor } as const] : []),
  ] as const
  return (
    <div className={menu.menu}>
      <OwnRounds {...props} />
      <section>
        <h2>{t('guessTitle')}</h2>
        <p>{t('guessIntro')}</p>
        <StylePicker {...props} />
        <ThemeCards {...props} />
      </section>
      <div className={menu.doors}>
        {doors.map(({ id, onSelect }) => (
          <section key={id}>
            <h2>{t(`${id}Title`)}</h2>
            <p>{t(`${id}Intro`)}</p>
            <Button onClick={onSelect}>{t(`${id}Start`)}</Button>
          </section>
        ))}
      </div>
    </div>
  )
}
