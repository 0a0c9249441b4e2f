import type { Locale } from '@panya/domain/locale/locale.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import type { GuessAction, PictureState } from '../core/guess-play.ts'
import type { GuessRound, RoundPicture } from '../core/guess-round.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import styles from './GuessRoundView.module.css'

interface AnswerBoxProps {
  locale: Locale
  round: GuessRound
  picture: RoundPicture
  state: PictureState
  onAction: (action: GuessAction) => void
}

function ChooseBox({ locale, picture, state, onAction }: AnswerBoxProps) {
  const t = useGuessingMessages(locale)
  return (
    <fieldset className={styles.choices}>
      <legend>{t('whatIsIt')}</legend>
      {picture.choices.map((choice) => (
        <Button
          look="ghost"
          key={choice.id}
          disabled={state.misses.includes(choice.id)}
          onClick={() => onAction(['choose', choice.id])}
        >
          {choice.word[locale]}
        </Button>
      ))}
    </fieldset>
  )
}

function TypeBox({ locale, onAction }: AnswerBoxProps) {
  const t = useGuessingMessages(locale)
  const [word, setWord] = useState('')
  function send() {
    if (word.trim() === '') return
    onAction(['type', word.trim()])
    setWord('')
  }
  return (
    <form
      className={styles.typing}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextField
        className={styles.word}
        label={t('whatIsIt')}
        hint={t('anyLanguage')}
        value={word}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="auto"
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      <Button type="submit">{t('check')}</Button>
    </form>
  )
}

/** Where the player says what the picture is. */
export function AnswerBox(props: AnswerBoxProps) {
  return props.round.answer === 'type' ? <TypeBox {...props} /> : <ChooseBox {...props} />
}
