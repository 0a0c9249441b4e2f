import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FlowMessages } from '../../../flow-kit/flow-messages.ts'
import { balanceOf } from '../core/balance.ts'
import { newClassName } from '../core/class-names.ts'
import styles from './Editors.module.css'

/** The classes a learner teaches: names, how many examples each has, whether that is fair. */

interface NamedClass {
  label: string
}

interface ClassListProps<Class extends NamedClass> {
  classes: readonly Class[]
  messages: FlowMessages
  readonly: boolean
  onChange: (classes: Class[]) => void
  /** A class of this name without examples. */
  newClass: (label: string) => Class
  countOf: (item: Class) => number
  countText: (count: number) => string
  privacy?: string
  problem?: string
  /** The examples of one class, and how more of them are made. */
  children: (item: Class, at: number) => ReactNode
}

export function ClassList<Class extends NamedClass>(props: ClassListProps<Class>) {
  const { classes, messages, readonly, onChange, newClass, countOf, countText } = props
  const { own } = messages
  const list = useRef<HTMLDivElement>(null)
  const [isAdding, setAdding] = useState(false)
  // The name of a class just added is what comes next.
  useEffect(() => {
    if (!isAdding) return
    list.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus()
    setAdding(false)
  }, [isAdding])
  const add = (): void => {
    const labels = classes.map(({ label }) => label)
    const name = newClassName(labels, (number) => own('set.newClass', { number }))
    onChange([...classes, newClass(name)])
    setAdding(true)
  }
  const balance = balanceOf(classes.map(countOf))
  return (
    <div ref={list} className={styles.editor}>
      {props.privacy && <p className={styles.privacy}>{props.privacy}</p>}
      {classes.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a class is its place; names may change
        <fieldset key={at} className={styles.class} aria-label={item.label}>
          <div className={styles.head}>
            <ClassName
              label={item.label}
              name={own('set.name', { number: at + 1 })}
              readonly={readonly}
              onRename={(label) => onChange(classes.with(at, { ...item, label }))}
            />
            <span>{countText(countOf(item))}</span>
            {!readonly && (
              <IconButton
                look="ghost"
                label={own('set.removeClass', { name: item.label })}
                onClick={() => onChange(classes.toSpliced(at, 1))}
              >
                <Icon name="close" size={16} />
              </IconButton>
            )}
          </div>
          {props.children(item, at)}
        </fieldset>
      ))}
      {balance && <output className={styles.warn}>{own(`balance.${balance}`)}</output>}
      {props.problem && <output className={styles.warn}>{props.problem}</output>}
      {!readonly && (
        <div className={styles.row}>
          <Button look="ghost" size="compact" onClick={add}>
            {own('set.addClass')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** A class always has a name: an emptied field takes effect with its first letter, or goes back. */
function ClassName({
  label,
  name,
  readonly,
  onRename,
}: {
  label: string
  name: string
  readonly: boolean
  onRename: (label: string) => void
}) {
  const [isEmptied, setEmptied] = useState(false)
  return (
    <input
      dir="auto"
      value={isEmptied ? '' : label}
      maxLength={40}
      readOnly={readonly}
      aria-label={name}
      // Typing replaces the name it was given.
      onFocus={({ target }) => target.select()}
      onBlur={() => setEmptied(false)}
      onChange={({ target: { value } }) => {
        setEmptied(value.trim() === '')
        if (value.trim() !== '') onRename(value)
      }}
    />
  )
}
