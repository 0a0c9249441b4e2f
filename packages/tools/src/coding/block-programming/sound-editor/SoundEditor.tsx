/** Edits one sound: choose a part, hear it, change it. */
import { copyPart } from '@panya/engines/sound/cut.ts'
import { choosePart, doStep, type History, redo, undo } from '@panya/engines/sound/history.ts'
import {
  isWhole,
  LONGEST_SECONDS,
  type Part,
  RATE,
  type Samples,
  secondsOf,
  wholeOf,
} from '@panya/engines/sound/samples.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useEffect } from 'react'
import { FirstButton } from '../components/FirstButton.tsx'
import { EffectBar } from './EffectBar.tsx'
import styles from './SoundDialog.module.css'
import { useClipPlayer } from './sound-hooks.ts'
import type { SoundMessages } from './sound-messages.ts'
import { type SoundAction, soundStep, spoken } from './sound-steps.ts'
import { Waveform } from './Waveform.tsx'

interface SoundEditorProps {
  history: History
  onHistory(history: History): void
  name: string
  onName(name: string): void
  /** What happened last, for the line that is read out. */
  said: string
  say(text: string): void
  t: SoundMessages
}

/** What was copied last, also from another sound. */
let copied: Samples | null = null

export function SoundEditor({ history, onHistory, name, onName, said, say, t }: SoundEditorProps) {
  const playing = useClipPlayer()
  const { samples, part } = history.now
  const seconds = spoken(secondsOf(samples))
  const toggle = (wanted: Part): void => {
    if (playing.part) playing.stop()
    else playing.play(samples, wanted)
  }
  const move = (next: History, message: 'undone' | 'redone'): void => {
    if (next.now === history.now) return
    playing.stop()
    onHistory(next)
    say(t(message, { seconds: spoken(secondsOf(next.now.samples)) }))
  }
  const act = (action: SoundAction): void => {
    const next = soundStep(history.now, action, copied)
    if (typeof next === 'string') {
      say(t(`problem.${next}`, { most: LONGEST_SECONDS }))
      return
    }
    playing.stop()
    onHistory(doStep(history, next))
    say(t(`done.${action}`, { seconds: spoken(secondsOf(next.samples)) }))
  }
  const copy = (): void => {
    copied = copyPart(samples, part)
    say(t('copied', { seconds: spoken(secondsOf(copied)) }))
  }
  const pressKey = (event: KeyboardEvent): void => {
    // In the name these keys belong to the text.
    if (event.target instanceof HTMLInputElement && event.target.type === 'text') return
    const run = shortcut(event, {
      z: () => (event.shiftKey ? move(redo(history), 'redone') : move(undo(history), 'undone')),
      y: () => move(redo(history), 'redone'),
      c: copy,
      v: () => act('paste'),
      a: () => onHistory(choosePart(history, wholeOf(samples))),
      delete: () => act('remove'),
    })
    if (!run) return
    event.preventDefault()
    event.stopPropagation()
    run()
  }
  // Before the blocks behind the window hear of it: there the same keys undo and delete as well.
  useEffect(() => {
    document.addEventListener('keydown', pressKey, { capture: true })
    return () => document.removeEventListener('keydown', pressKey, { capture: true })
  })
  return (
    <div className={styles.editor}>
      <label className={styles.name}>
        <span>{t('name')}</span>
        <input
          type="text"
          dir="auto"
          value={name}
          maxLength={40}
          onChange={(event) => onName(event.target.value)}
        />
      </label>
      <Waveform
        samples={samples}
        part={part}
        isPlaying={playing.part !== null}
        position={playing.position}
        onPart={(next) => onHistory(choosePart(history, next))}
        t={t}
      />
      <span className={styles.chosen}>
        {isWhole(part, samples)
          ? t('chosenAll', { seconds })
          : t('chosenPart', {
              from: spoken(part.from / RATE),
              to: spoken(part.to / RATE),
              seconds,
            })}
      </span>
      <div className={styles.transport}>
        <FirstButton size="small" look="go" onClick={() => toggle(wholeOf(samples))}>
          <Icon name={playing.part ? 'stop' : 'play'} /> {t(playing.part ? 'stop' : 'play')}
        </FirstButton>
        <Button size="small" look="ghost" onClick={() => playing.play(samples, part)}>
          <Icon name="play" /> {t('playPart')}
        </Button>
        <Button
          size="small"
          look="ghost"
          onClick={() => onHistory(choosePart(history, wholeOf(samples)))}
        >
          {t('chooseAll')}
        </Button>
        <IconButton label={t('undo')} onClick={() => move(undo(history), 'undone')}>
          <Icon name="undo" />
        </IconButton>
        <IconButton label={t('redo')} onClick={() => move(redo(history), 'redone')}>
          <Icon name="redo" />
        </IconButton>
        <output>{said}</output>
      </div>
      <EffectBar onAction={act} onCopy={copy} t={t} />
    </div>
  )
}

/** Letters with Ctrl or ⌘, Delete alone. */
function shortcut(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  actions: Record<string, () => void>,
): (() => void) | undefined {
  if (altKey) return undefined
  const name = key.toLowerCase()
  const isCommand = ctrlKey || metaKey
  return isCommand === (name !== 'delete') ? actions[name] : undefined
}
