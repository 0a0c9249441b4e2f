/** The sounds of the chosen sprite: hear one, edit it, name it, put it elsewhere, take it along. */

import { ActionMenu } from '@panya/ui/ActionMenu/ActionMenu.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { useEffect, useRef, useState } from 'react'
import type { BlocksSession } from '../blocks-session.ts'
import type { Sound } from '../core/document.ts'
import { actorOf, removeSound } from '../core/edit-project.ts'
import { copySound, moveSound, renameSound } from '../core/edit-sounds.ts'
import type { OpenDialog } from '../dialog-hooks.ts'
import { saveSound } from '../files/save-media.ts'
import { PENCIL } from '../sound-editor/sound-icons.ts'
import { useSoundMessages } from '../sound-editor/sound-messages.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './SoundList.module.css'

interface SoundListProps extends ToolProps {
  onKeep(sound: Sound): void
  onOpen(dialog: OpenDialog): void
}

export function SoundList({ host, session, state, t: words, onKeep, onOpen }: SoundListProps) {
  const t = useSoundMessages(host.locale)
  const actor = actorOf(state.content, state.actorId)
  const heard = useHeardSound(session)
  const download = (sound: Sound): Promise<void> =>
    saveSound(sound).catch(() => host.toast(t('unreadable'), 'error'))
  const actions = (sound: Sound, at: number) => {
    const { id, name } = sound
    const move = (by: -1 | 1) => ({
      label: t(by === -1 ? 'moveUp' : 'moveDown'),
      onSelect: () => session.edit((content) => moveSound(content, actor.id, id, by)),
    })
    return [
      {
        label: t('rename'),
        onSelect: () =>
          onOpen({
            kind: 'ask',
            message: t('newName'),
            preset: name,
            done: (given) =>
              given !== null &&
              session.edit((content) => renameSound(content, actor.id, id, given)),
          }),
      },
      {
        label: t('duplicate'),
        onSelect: () => session.edit((content) => copySound(content, actor.id, id)),
      },
      at > 0 && move(-1),
      at < actor.sounds.length - 1 && move(1),
      { label: words('toBackpack'), onSelect: () => onKeep(sound) },
      { label: words('saveToComputer'), onSelect: () => void download(sound) },
      {
        label: t('remove'),
        danger: true,
        onSelect: () =>
          session.edit((content) => removeSound(content, actor.id, id), {
            lost: { what: 'sound', name },
          }),
      },
    ]
  }
  return (
    <ul className={styles.list} aria-label={t('list')}>
      {actor.sounds.map((sound, at) => {
        const { id, name, seconds } = sound
        const isHeard = heard.id === id
        return (
          <li key={id}>
            <IconButton
              label={t(isHeard ? 'stopNamed' : 'playNamed', { name })}
              look="ghost"
              onClick={() => heard.toggle(sound)}
            >
              <Icon name={isHeard ? 'stop' : 'play'} />
            </IconButton>
            <span className={styles.name} dir="auto">
              {name}
            </span>
            <small>{t('length', { seconds: seconds.toFixed(1) })}</small>
            <IconButton
              label={t('editNamed', { name })}
              onClick={() => onOpen({ kind: 'sound', soundId: id })}
            >
              <Icon path={PENCIL} />
            </IconButton>
            <ActionMenu label={t('moreNamed', { name })} actions={actions(sound, at)}>
              <Icon path={TOOL_ICONS.more} />
            </ActionMenu>
          </li>
        )
      })}
    </ul>
  )
}

/** Which sound is heard; the same press that started it stops it. */
function useHeardSound({ player: { sounds } }: BlocksSession) {
  const [id, setId] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const toggle = (sound: Sound): void => {
    clearTimeout(timer.current)
    if (id !== null) sounds.silence()
    if (id === sound.id) {
      setId(null)
      return
    }
    setId(sound.id)
    timer.current = setTimeout(() => setId(null), sound.seconds * 1000)
    void sounds.play(sound.id, 100)
  }
  return { id, toggle }
}
