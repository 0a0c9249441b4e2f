import type { PictureClass } from '@panya/engines/ai/ops/sources.ts'
import { useState } from 'react'
import type { ParamEditorProps } from '../../../kit/flow/flow-tool.ts'
import { balanceOf } from '../core/balance.ts'
import { BurstCamera } from './BurstCamera.tsx'
import styles from './Editors.module.css'
import { squaresOf } from './picture-files.ts'

/** Classes of pictures: taken in a burst with the camera or chosen from the device. */

/** All pictures together must fit into a project that is saved. */
const MOST = 300

export function PictureClassesEditor(props: ParamEditorProps) {
  const { value, onChange, texts, readonly, session, node, spec } = props
  const classes = value as PictureClass[]
  const [recording, setRecording] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const { own } = texts
  const edit = (at: number, next: PictureClass): void => onChange(classes.with(at, next))
  /** Pictures are read one after another: by then the set may have changed. */
  const add = (at: number, pictures: readonly string[]): void => {
    const params = session.content.nodes.find(({ id }) => id === node)?.params
    const now = (params?.[spec.name] ?? classes) as PictureClass[]
    const current = now[at]
    if (!current) return
    const room = MOST - now.reduce((sum, item) => sum + item.pictures.length, 0)
    if (pictures.length > room) setProblem(own('set.full', { most: MOST }))
    const all = [...current.pictures, ...pictures.slice(0, room)]
    onChange(now.with(at, { ...current, pictures: all }))
  }
  const upload = async (at: number, files: FileList | null): Promise<void> => {
    const { pictures, broken } = await squaresOf(files ?? [])
    setProblem(broken > 0 ? own('set.broken', { count: broken }) : '')
    if (pictures.length > 0) add(at, pictures)
  }
  const balance = balanceOf(classes.map(({ pictures }) => pictures.length))
  return (
    <div className={styles.editor}>
      <p className={styles.privacy}>{own('privacy.camera')}</p>
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
            <span>{own('set.count', { count: item.pictures.length })}</span>
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
          {!readonly && recording === at && (
            <BurstCamera
              texts={texts}
              name={item.label}
              onPictures={(pictures) => add(at, pictures)}
              onProblem={setProblem}
            />
          )}
          {!readonly && (
            <div className={styles.row}>
              <button
                type="button"
                aria-pressed={recording === at}
                onClick={() => setRecording(recording === at ? null : at)}
              >
                {own(recording === at ? 'set.cameraOff' : 'set.cameraOn')}
              </button>
              <label>
                {own('set.upload')}
                <input
                  type="file"
                  accept="image/*"
                  multiple
                  aria-label={own('set.uploadTo', { name: item.label })}
                  onChange={(event) => void upload(at, event.target.files)}
                />
              </label>
            </div>
          )}
          <ul className={styles.pictures}>
            {item.pictures.map((picture, n) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same picture may be there twice
              <li key={n}>
                <img src={`data:image/jpeg;base64,${picture}`} alt={`${item.label} ${n + 1}`} />
                {!readonly && (
                  <button
                    type="button"
                    aria-label={own('set.removePicture', { name: item.label, number: n + 1 })}
                    onClick={() => edit(at, { ...item, pictures: item.pictures.toSpliced(n, 1) })}
                  >
                    ×
                  </button>
                )}
              </li>
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
                { label: own('set.newClass', { number: classes.length + 1 }), pictures: [] },
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
