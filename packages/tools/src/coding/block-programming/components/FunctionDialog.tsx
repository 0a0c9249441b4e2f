/** Writes a function's block: words, values and conditions in any order. */

import type { FunctionSignature } from '@panya/engines/blocks-runtime/program.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { type FormEvent, useState } from 'react'
import type { BlocksMessages } from '../blocks-messages.ts'
import {
  faultOf,
  MOST_PARTS,
  movedPart,
  type Part,
  type PartKind,
  partsOf,
  signatureFrom,
} from '../scripts/function-parts.ts'
import styles from './Form.module.css'
import { FunctionPart } from './FunctionPart.tsx'

interface FunctionDialogProps {
  signature: FunctionSignature | null
  taken: string[]
  t: BlocksMessages
  onDone(signature: FunctionSignature | null): void
}

const newId = (): string => crypto.randomUUID().slice(0, 8)

const ADD = [
  ['value', 'addParameter'],
  ['truth', 'addCondition'],
  ['word', 'addWords'],
] as const

export function FunctionDialog({ signature, taken, t, onDone }: FunctionDialogProps) {
  const [parts, setParts] = useState(() => partsOf(signature, newId))
  const [isWarp, setWarp] = useState(signature?.warp === true)
  const fault = faultOf(parts, (name) => name !== signature?.name && taken.includes(name))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (fault === null) onDone(signatureFrom(signature?.id ?? newId(), parts, isWarp))
  }
  const add = (kind: PartKind): void => setParts([...parts, { id: newId(), kind, text: '' }])
  const hasEmptyParam = parts.some(({ kind, text }) => kind !== 'word' && text.trim() !== '')
  return (
    <Dialog
      title={signature ? t('editFunction') : t('newFunction')}
      closeLabel={t('close')}
      onClose={() => onDone(null)}
    >
      <form className={styles.form} onSubmit={submit}>
        {parts.map((part, index) => (
          <FunctionPart
            key={part.id}
            part={part}
            label={labelOf(parts, index, t)}
            isFirst={index === 0}
            isLast={index === parts.length - 1}
            isOnly={parts.length === 1}
            isInvalid={fault === 'taken' && part.kind === 'word'}
            t={t}
            onText={(text) => setParts(parts.with(index, { ...part, text }))}
            onMove={(by) => setParts(movedPart(parts, index, by))}
            onRemove={() => setParts(parts.filter((other) => other !== part))}
          />
        ))}
        {fault === 'taken' && <p role="alert">{t('nameTaken')}</p>}
        {fault === 'params' && hasEmptyParam && <p>{t('parameterNames')}</p>}
        <div className={styles.adding}>
          {ADD.map(([kind, message]) => (
            <Button
              key={kind}
              look="ghost"
              size="small"
              disabled={parts.length >= MOST_PARTS}
              onClick={() => add(kind)}
            >
              {t(message)}
            </Button>
          ))}
        </div>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isWarp}
            onChange={(event) => setWarp(event.target.checked)}
            aria-describedby="function-warp"
          />
          <span>{t('runAtOnce')}</span>
        </label>
        <p id="function-warp" className={styles.hint}>
          {t('runAtOnceHint')}
        </p>
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

/** The first words are the name; the others are counted, each kind for itself. */
function labelOf(parts: readonly Part[], index: number, t: BlocksMessages): string {
  const { kind } = parts[index]!
  const before = parts.slice(0, index).filter((part) => part.kind === kind).length
  if (kind === 'word')
    return before === 0 ? t('functionName') : t('moreWords', { number: before + 1 })
  return t(kind === 'truth' ? 'condition' : 'parameter', { number: before + 1 })
}
