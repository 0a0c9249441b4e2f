import type { SoundClass } from '@panya/engines/ai/ops/sounds.ts'
import { writeClip } from '@panya/engines/ai/sound/clip-code.ts'
import { clipOfFile } from '@panya/engines/ai/sound/ear.ts'
import { useState } from 'react'
import type { ParamEditorProps } from '../../../kit/flow/flow-tool.ts'
import { balanceOf } from '../core/balance.ts'
import styles from './Editors.module.css'
import { RecordButton } from './RecordButton.tsx'
import { SoundStrip } from './SoundStrip.tsx'

/** Classes of sounds: recorded one second at a time, or chosen from the device. */

const SECONDS = 1
/** All recordings together must fit into a project that is saved. */
const MOST = 160

export function SoundClassesEditor(props: ParamEditorProps) {
  const { value, onChange, texts, readonly, session, node, spec } = props
  const classes = value as SoundClass[]
  const [problem, setProblem] = useState('')
  const { own } = texts
  const edit = (at: number, next: SoundClass): void => onChange(classes.with(at, next))
  /** By the time something is recorded the set may have changed. */
  const add = (at: number, clips: readonly string[]): void => {
    const params = session.content.nodes.find(({ id }) => id === node)?.params
    const now = (params?.[spec.name] ?? classes) as SoundClass[]
    const current = now[at]
    if (!current) return
    const room = MOST - now.reduce((sum, item) => sum + item.clips.length, 0)
    setProblem(clips.length > room ? own('sound.full', { most: MOST }) : '')
    onChange(now.with(at, { ...current, clips: [...current.clips, ...clips.slice(0, room)] }))
  }
  const upload = async (at: number, files: FileList | null): Promise<void> => {
    const read = await Promise.all([...(files ?? [])].map((file) => clipOfFile(file, SECONDS)))
    const clips = read.filter((samples) => samples !== null).map(writeClip)
    if (clips.length > 0) add(at, clips)
    if (clips.length < read.length)
      setProblem(own('sound.broken', { count: read.length - clips.length }))
  }
  const balance = balanceOf(classes.map(({ clips }) => clips.length))
  return (
    <div className={styles.editor}>
      <p className={styles.privacy}>{own('privacy.sounds')}</p>
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
            <span>{own('sound.count', { count: item.clips.length })}</span>
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
          {!readonly && (
            <div className={styles.row}>
              <RecordButton
                texts={texts}
                seconds={SECONDS}
                label={own('sound.record')}
                name={own('sound.recordFor', { name: item.label })}
                onClip={(clip) => add(at, [clip])}
                onProblem={setProblem}
              />
              <label>
                {own('sound.upload')}
                <input
                  type="file"
                  accept="audio/*"
                  multiple
                  aria-label={own('sound.uploadTo', { name: item.label })}
                  onChange={(event) => void upload(at, event.target.files)}
                />
              </label>
            </div>
          )}
          <ul className={styles.pictures}>
            {item.clips.map((clip, n) => (
              <SoundStrip
                // oxlint-disable-next-line react/no-array-index-key -- the same recording may be there twice
                key={n}
                clip={clip}
                play={own('sound.playOf', { name: item.label, number: n + 1 })}
                remove={own('sound.removeOf', { name: item.label, number: n + 1 })}
                onRemove={
                  readonly
                    ? undefined
                    : () => edit(at, { ...item, clips: item.clips.toSpliced(n, 1) })
                }
              />
            ))}
          </ul>
        </fieldset>
      ))}
      {balance && <output className={styles.warn}>{own(`balance.${balance}`)}</output>}
      {problem && <output className={styles.warn}>{problem}</output>}
      {!readonly && (
        <div className={styles.row}>
          <button
            type="button"
            onClick={() =>
              onChange([
                ...classes,
                { label: own('set.newClass', { number: classes.length + 1 }), clips: [] },
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
