/** A workshop of things with names: a list of them, one of them open. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { type ComponentType, useState } from 'react'
import type { ToolHost } from '../host/tool-host.ts'
import type { Translate } from '../host/tool-messages.ts'
import styles from './MadeEditor.module.css'

export interface MadeFormProps<Made> {
  host: ToolHost
  made: Made
  onChange(made: Made): void
  onDelete(): void
  onPlay(): void
}

interface MadeEditorProps<Made> {
  host: ToolHost
  t: Translate<'editorEmpty' | 'untitled' | 'savedAutomatically'>
  messages: { list: string; add: string; edit(title: string): string }
  all: readonly Made[]
  most: number
  newOne(): Made
  Form: ComponentType<MadeFormProps<Made>>
  onChange(all: readonly Made[]): void
  onPlay(made: Made): void
}

export function MadeEditor<Made extends { id: string; title: string }>(
  props: MadeEditorProps<Made>,
) {
  const { host, t, messages, all, most, newOne, Form, onChange, onPlay } = props
  const [openId, setOpenId] = useState(all[0]?.id ?? null)
  const open = all.find(({ id }) => id === openId)
  function add() {
    const made = newOne()
    onChange([...all, made])
    setOpenId(made.id)
  }
  function remove() {
    const others = all.filter((made) => made !== open)
    onChange(others)
    setOpenId(others[0]?.id ?? null)
  }
  return (
    <div className={styles.editor}>
      <nav className={styles.list} aria-label={messages.list}>
        {all.length === 0 && <p>{t('editorEmpty')}</p>}
        {all.map(({ id, title }) => (
          <Button
            key={id}
            look="ghost"
            aria-current={id === openId || undefined}
            aria-label={messages.edit(title || t('untitled'))}
            onClick={() => setOpenId(id)}
          >
            {title || t('untitled')}
          </Button>
        ))}
        <Button disabled={all.length >= most} onClick={add}>
          {messages.add}
        </Button>
        <p>{t('savedAutomatically')}</p>
      </nav>
      {open && (
        <Form
          key={open.id}
          host={host}
          made={open}
          onChange={(changed) => onChange(all.map((made) => (made === open ? changed : made)))}
          onDelete={remove}
          onPlay={() => onPlay(open)}
        />
      )}
    </div>
  )
}
