import type { TextClass } from '@panya/engines/words/words-ops.ts'
import type { ParamEditorProps } from '../../../kit/flow/flow-tool.ts'
import { balanceOf } from '../core/balance.ts'
import styles from './Editors.module.css'

/** Classes of texts, one text a line. */

const linesOf = (texts: string): number => texts.split('\n').filter((line) => line.trim()).length

export function TextClassesEditor({ value, onChange, texts, readonly }: ParamEditorProps) {
  const classes = value as TextClass[]
  const { own } = texts
  const edit = (at: number, next: TextClass): void => onChange(classes.with(at, next))
  const balance = balanceOf(classes.map((item) => linesOf(item.texts)))
  return (
    <div className={styles.editor}>
      {classes.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a class is its place; names may change
        <fieldset key={at} className={styles.class} aria-label={item.label}>
          <div className={styles.head}>
            <input
              dir="auto"
              value={item.label}
              maxLength={40}
              readOnly={readonly}
              aria-label={own('set.name', { number: at + 1 })}
              onChange={(event) =>
                event.target.value.trim() && edit(at, { ...item, label: event.target.value })
              }
            />
            <span>{own('set.texts', { count: linesOf(item.texts) })}</span>
            {!readonly && (
              <button
                type="button"
                aria-label={own('set.removeClass', { name: item.label })}
                onClick={() => onChange(classes.toSpliced(at, 1))}
              >
                ×
              </button>
            )}
          </div>
          <textarea
            dir="auto"
            value={item.texts}
            readOnly={readonly}
            maxLength={20_000}
            aria-label={own('set.textsOf', { name: item.label })}
            onChange={(event) => edit(at, { ...item, texts: event.target.value })}
          />
        </fieldset>
      ))}
      {balance && <output className={styles.warn}>{own(`balance.${balance}`)}</output>}
      {!readonly && (
        <div className={styles.row}>
          <button
            type="button"
            onClick={() =>
              onChange([
                ...classes,
                { label: own('set.newClass', { number: classes.length + 1 }), texts: '' },
              ])
            }
          >
            {own('set.addClass')}
          </button>
        </div>
      )}
    </div>
  )
}
