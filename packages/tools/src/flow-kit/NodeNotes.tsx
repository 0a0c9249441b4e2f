import type { NodeNote } from '@panya/engines/flow/node-note.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { useState } from 'react'
import type { FlowMessages } from './flow-messages.ts'
import styles from './NodeNotes.module.css'
import { TableView } from './TableView.tsx'

/** What a learner should know about a result: what was left out or guessed, and the cells it is about. */

interface NodeNotesProps {
  notes: readonly NodeNote[]
  messages: FlowMessages
  /** On a node there is room for a few. */
  most?: number
}

export function NodeNotes({ notes, messages, most = notes.length }: NodeNotesProps) {
  const [open, setOpen] = useState<NodeNote | null>(null)
  if (notes.length === 0) return null
  return (
    // Keys and drags inside belong to the list, not to the node on the canvas.
    <div className={`${styles.notes} nodrag nokey nopan nowheel`}>
      <ul>
        {notes.slice(0, most).map((note) => (
          <li key={`${note.code} ${note.values?.column ?? ''}`}>
            <span>{messages.note(note)}</span>
            {note.shown && (
              <Button look="ghost" size="compact" onClick={() => setOpen(note)}>
                {messages.t('noteShow')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {notes.length > most && <p>{messages.t('notesMore', { count: notes.length - most })}</p>}
      {open?.shown && (
        <Dialog
          wide
          title={messages.note(open)}
          closeLabel={messages.t('close')}
          onClose={() => setOpen(null)}
        >
          <TableView
            columns={open.shown.columns.map((column) => ({
              ...column,
              name: ownName(column.name, messages),
            }))}
            head={open.shown.head}
            rows={open.shown.rows}
            large
            messages={messages}
          />
        </Dialog>
      )}
    </div>
  )
}

const OWN = { '#row': 'noteRow', '#column': 'noteColumn', '#text': 'noteText' } as const

/** Columns that only say where something stands are named here; all others are the learner's. */
function ownName(name: string, messages: FlowMessages): string {
  return Object.hasOwn(OWN, name) ? messages.t(OWN[name as keyof typeof OWN]) : name
}
