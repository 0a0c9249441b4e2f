/** The window that records a sound or edits one. The project changes when it is saved, not before. */
import { type History, startHistory } from '@panya/engines/sound/history.ts'
import { LONGEST_SECONDS, type Samples, secondsOf, wholeOf } from '@panya/engines/sound/samples.ts'
import { soundAddress } from '@panya/engines/sound/sound-address.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { useState } from 'react'
import { actorOf, addSound } from '../core/edit-project.ts'
import { renameSound, replaceSound } from '../core/edit-sounds.ts'
import { hasRoom } from '../core/room.ts'
import type { ToolProps } from '../tool-props.ts'
import { RecordPanel } from './RecordPanel.tsx'
import { SoundEditor } from './SoundEditor.tsx'
import { useLoadedSamples } from './sound-hooks.ts'
import { useSoundMessages } from './sound-messages.ts'
import { spoken } from './sound-steps.ts'

interface SoundDialogProps extends ToolProps {
  /** Null for a new recording. */
  soundId: string | null
  onClose(): void
}

const begin = (samples: Samples): History => startHistory({ samples, part: wholeOf(samples) })

export function SoundDialog({ host, session, state, soundId, onClose }: SoundDialogProps) {
  const t = useSoundMessages(host.locale)
  const { actorId, content } = state
  const sound = actorOf(content, actorId).sounds.find(({ id }) => id === soundId) ?? null
  const loaded = useLoadedSamples(sound)
  const original = loaded.at === 'ready' ? loaded.samples : null
  const [edited, setEdited] = useState<History | null>(null)
  const [typedName, setName] = useState<string | null>(null)
  const [said, say] = useState('')
  const [isLeaving, setLeaving] = useState(false)
  const history = edited ?? (original && begin(original))
  const samples = history?.now.samples ?? null
  const isChanged = samples !== null && samples !== original
  const name = typedName ?? sound?.name ?? t('defaultName')
  const leave = (): void => {
    if (isChanged) setLeaving(true)
    else onClose()
  }
  const save = (): void => {
    const wanted = name.trim() || t('defaultName')
    if (samples && isChanged) {
      const problem = keep(samples, wanted)
      if (problem) {
        setLeaving(false)
        say(problem)
        return
      }
    } else if (sound) {
      session.edit((before) => renameSound(before, actorId, sound.id, wanted))
    }
    onClose()
  }
  const keep = (recorded: Samples, wanted: string): string | null => {
    const seconds = secondsOf(recorded)
    if (seconds > LONGEST_SECONDS)
      return t('saveTooLong', { seconds: spoken(seconds), most: LONGEST_SECONDS })
    const audio = soundAddress(recorded)
    if (!hasRoom(content, audio)) return t('projectFull')
    const id = `rec-${crypto.randomUUID().slice(0, 8)}`
    const recording = { id, name: wanted, seconds: Math.round(seconds * 100) / 100, audio }
    session.edit((before) =>
      sound
        ? replaceSound(before, actorId, sound.id, recording)
        : addSound(before, actorId, recording),
    )
    return null
  }
  const isRecording = !sound && !history
  return (
    <>
      <Dialog
        wide={!isRecording}
        open={!isLeaving}
        title={t(sound ? 'editSound' : 'newRecording')}
        closeLabel={t('close')}
        onClose={leave}
        actions={
          history && (
            <>
              {!sound && (
                <Button look="ghost" onClick={() => setEdited(null)}>
                  {t('recordAgain')}
                </Button>
              )}
              <Button look="ghost" onClick={leave}>
                {t('cancel')}
              </Button>
              <Button onClick={save}>{t('save')}</Button>
            </>
          )
        }
      >
        {sound && loaded.at === 'loading' && <p>{t('opening')}</p>}
        {sound && loaded.at === 'unreadable' && <p>{t('unreadable')}</p>}
        {isRecording && (
          <RecordPanel
            onStart={() => session.player.stop()}
            onRecorded={(recorded) => {
              say('')
              setEdited(begin(recorded))
            }}
            t={t}
          />
        )}
        {history && (
          <SoundEditor
            {...{ history, name, said, say, t }}
            onHistory={setEdited}
            onName={setName}
          />
        )}
      </Dialog>
      {isLeaving && (
        <Dialog
          title={t('notSaved')}
          onClose={() => setLeaving(false)}
          actions={
            <>
              <Button look="ghost" onClick={onClose}>
                {t('throwAway')}
              </Button>
              <Button look="ghost" onClick={() => setLeaving(false)}>
                {t('goOn')}
              </Button>
              <Button onClick={save}>{t('save')}</Button>
            </>
          }
        />
      )}
    </>
  )
}
