/** Names a function and its parameters. */

import type { FunctionSignature } from '@panya/engines/blocks-runtime/program.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { type FormEvent, useState } from 'react'
import type { BlocksMessages } from '../blocks-messages.ts'
import styles from './Form.module.css'

interface FunctionDialogProps {
  signature: FunctionSignature | null
  taken: string[]
  t: BlocksMessages
  onDone(signature: FunctionSignature | null): void
}

const newId = (): string => crypto.randomUUID().slice(0, 8)

export function FunctionDialog({ signature, taken, t, onDone }: FunctionDialogProps) {
  const [name, setName] = useState(signature?.name ?? '')
  const [params, setParams] = useState(signature?.params ?? [])
  const isTaken = name.trim() !== signature?.name && taken.includes(name.trim())
  const names = params.map((param) => param.name.trim())
  const isWhole = names.every((entry, index) => entry !== '' && names.indexOf(entry) === index)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isTaken || !isWhole || name.trim() === '') return
    onDone({
      id: signature?.id ?? newId(),
      name: name.trim(),
      params: params.map((param, index) => ({ ...param, name: names[index]! })),
    })
  }
  return (
    <Dialog
      title={signature ? t('editFunction') : t('newFunction')}
      closeLabel={t('close')}
      onClose={() => onDone(null)}
    >
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.field}>
          <span>{t('functionName')}</span>
          <input
            dir="auto"
            value={name}
            maxLength={30}
            required
            onChange={(event) => setName(event.target.value)}
            aria-invalid={isTaken}
          />
        </label>
        {isTaken && <p role="alert">{t('nameTaken')}</p>}
        {params.map((param, index) => (
          <div key={param.id} className={styles.row}>
            <label className={styles.field}>
              <span>{t('parameter', { number: index + 1 })}</span>
              <input
                dir="auto"
                value={param.name}
                maxLength={20}
                required
                onChange={(event) =>
                  setParams(
                    params.map((other) =>
                      other === param ? { ...param, name: event.target.value } : other,
                    ),
                  )
                }
              />
            </label>
            <Button
              look="ghost"
              size="small"
              onClick={() => setParams(params.filter((other) => other !== param))}
            >
              {t('remove')}
            </Button>
          </div>
        ))}
        <Button
          look="ghost"
          size="small"
          disabled={params.length >= 8}
          onClick={() => setParams([...params, { id: newId(), name: '' }])}
        >
          {t('addParameter')}
        </Button>
        {!isWhole && params.length > 0 && <p>{t('parameterNames')}</p>}
        <div className={styles.actions}>
          <Button look="ghost" onClick={() => onDone(null)}>
            {t('cancel')}
          </Button>
          <Button type="submit">{t('ok')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
