import { Choices } from '../../../game-kit/Choices.tsx'
import { ANSWERS, REVEALS } from '../core/guess-level.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import styles from './GuessMenu.module.css'
import type { GuessMenuProps } from './guess-entrance.ts'

export function StylePicker({ host, style, onStyle }: GuessMenuProps) {
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
