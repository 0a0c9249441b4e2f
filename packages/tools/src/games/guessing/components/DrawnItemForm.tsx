import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import made from '../../../game-kit/MadeEditor.module.css'
import type { ToolHost } from '../../../host/tool-host.ts'
import { type DrawnStroke, isLevelItem, type LevelItem } from '../core/guess-level.ts'
import { useGuessingMessages } from '../guessing-messages.ts'
import { DrawPad } from './DrawPad.tsx'
import styles from './LevelForm.module.css'

interface DrawnItemFormProps {
  host: ToolHost
  disabled: boolean
  onAdd: (item: LevelItem) => void
}

function splitWords(text: string): string[] {
  return text
    .split(/[,،，、;؛\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

/** A picture drawn by hand, with the words that count as right. */
export function DrawnItemForm({ host, disabled, onAdd }: DrawnItemFormProps) {
  const t = useGuessingMessages(host.locale)
  const [strokes, setStrokes] = useState<readonly DrawnStroke[]>([])
  const [words, setWords] = useState('')
  const [clue, setClue] = useState('')
  const [problem, setProblem] = useState(false)
  function add() {
    const item = {
      drawing: strokes,
      words: splitWords(words),
      clues: clue.trim() ? [clue.trim()] : [],
    }
    const complete = isLevelItem(item)
    setProblem(!complete)
    if (!complete) return
    onAdd(item)
    setStrokes([])
    setWords('')
    setClue('')
  }
  return (
    <section className={styles.own}>
      <h3>{t('drawOwn')}</h3>
      <DrawPad locale={host.locale} strokes={strokes} onChange={setStrokes} />
      <TextField
        className={made.field}
        label={t('ownWords')}
        value={words}
        maxLength={200}
        dir="auto"
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <TextField
        className={made.field}
        label={t('ownClue')}
        value={clue}
        maxLength={120}
        dir="auto"
        onChange={(event) => setClue(event.currentTarget.value)}
      />
      {problem && <p role="alert">{t('needDrawing')}</p>}
      <Button look="ghost" disabled={disabled} onClick={add}>
        {t('addDrawing')}
      </Button>
    </section>
  )
}
