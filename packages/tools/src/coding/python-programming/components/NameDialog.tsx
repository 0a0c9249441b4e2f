import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { type FormEvent, useState } from 'react'
import { type FileNameProblem, fileNameProblem } from '../core/document.ts'
import type { Messages } from '../python-messages.ts'
import styles from './NameDialog.module.css'

interface NameDialogProps {
  t: Messages
  title: string
  action: string
  initial: string
  taken: string[]
  onName: (name: string) => void
  onClose: () => void
}

const PROBLEMS = {
  empty: 'nameEmpty',
  long: 'nameLong',
  letters: 'nameLetters',
  taken: 'nameTaken',
  module: 'nameModule',
} as const satisfies Record<FileNameProblem, string>

/** Asks for a file's name and says at once what is wrong with it. */
export function NameDialog(props: NameDialogProps) {
  const { t, title, action, initial, taken, onName, onClose } = props
  const [name, setName] = useState(initial)
  const [asked, setAsked] = useState(false)
  const problem = fileNameProblem(name, taken)
  const shown = problem && (asked || problem !== 'empty') && name !== initial ? problem : null
  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!problem) onName(name.trim())
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <input
          dir="ltr"
          value={name}
          aria-label={title}
          aria-invalid={shown !== null}
          aria-describedby="name-problem"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <p id="name-problem" role="alert" className={styles.problem}>
          {(shown ?? (asked ? problem : null)) && t(PROBLEMS[(shown ?? problem)!])}
        </p>
        <div className={styles.actions}>
          <Button look="ghost" size="small" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" size="small">
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
