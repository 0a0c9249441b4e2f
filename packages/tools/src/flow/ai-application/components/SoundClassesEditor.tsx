import { writeClip } from '@panya/engines/ai/sound/clip-code.ts'
import { clipOfFile } from '@panya/engines/ai/sound/microphone-listener.ts'
import type { ParamEditorProps } from '../../../flow-kit/flow-tool.ts'
import { ClassList } from './ClassList.tsx'
import { useClassExamples } from './class-examples.ts'
import styles from './Editors.module.css'
import { RecordButton } from './RecordButton.tsx'
import { SoundStrip } from './SoundStrip.tsx'

/** Classes of sounds: recorded one second at a time, or chosen from the device. */

const SECONDS = 1
const LIMIT = { most: 160, full: 'sound.full' }

export function SoundClassesEditor(props: ParamEditorProps) {
  const { onChange, messages, readonly } = props
  const { classes, problem, setProblem, add, remove } = useClassExamples(props, 'clips', LIMIT)
  const { own } = messages
  const upload = async (at: number, files: FileList | null): Promise<void> => {
    const read = await Promise.all([...(files ?? [])].map((file) => clipOfFile(file, SECONDS)))
    const clips = read.filter((samples) => samples !== null).map(writeClip)
    if (clips.length > 0) add(at, clips)
    if (clips.length < read.length)
      setProblem(own('sound.broken', { count: read.length - clips.length }))
  }
  return (
    <ClassList
      classes={classes}
      messages={messages}
      readonly={readonly}
      onChange={onChange}
      newClass={(label) => ({ label, clips: [] })}
      countOf={({ clips }) => clips.length}
      countText={(count) => own('sound.count', { count })}
      privacy={own('privacy.sounds')}
      problem={problem}
    >
      {(item, at) => (
        <>
          {!readonly && (
            <div className={styles.row}>
              <RecordButton
                messages={messages}
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
                onRemove={readonly ? undefined : () => remove(at, n)}
              />
            ))}
          </ul>
        </>
      )}
    </ClassList>
  )
}
