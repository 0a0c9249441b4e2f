/** Asks for one name: a new variable, list or message, or what Blockly wants to know. */

import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { type FormEvent, useState } from 'react'
import type { BlocksMessages } from '../blocks-messages.ts'
import styles from './Form.module.css'

interface NameDialogProps {
  title: string
  preset?: string
  /** Offers "for all sprites / only for this sprite". */
  withScope?: boolean
  t: BlocksMessages
  onDone(name: string | null, own: boolean): void
}

export function NameDialog({ title, preset = '', withScope = false, t, onDone }: NameDialogProps) {
  const [name, setName] = useState(preset)
  const [own, setOwn] = useState(false)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() !== '') onDone(name.trim(), own)
  }
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={() => onDone(null, false)}>
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.field}>
          <span>{t('name')}</span>
          <input
            dir="auto"
            value={name}
            maxLength={40}
            required
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {withScope && (
          <fieldset className={styles.choices}>
            <legend>{t('whose')}</legend>
            <label>
              <input type="radio" name="scope" checked={!own} onChange={() => setOwn(false)} />{' '}
              {t('forAll')}
            </label>
            <label>
              <input type="radio" name="scope" checked={own} onChange={() => setOwn(true)} />{' '}
              {t('forThis')}
            </label>
          </fieldset>
        )}
        <div className={styles.actions}>
          <Button look="ghost" onClick={() => onDone(null, false)}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t('ok')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
