import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useState } from 'react'
import type { ParamEditorProps } from '../../../flow-kit/flow-tool.ts'
import { BurstCamera } from './BurstCamera.tsx'
import { ClassList } from './ClassList.tsx'
import { useClassExamples } from './class-examples.ts'
import styles from './Editors.module.css'
import { squaresOf } from './picture-files.ts'

/** Classes of pictures: taken in a burst with the camera or chosen from the device. */

const LIMIT = { most: 300, full: 'set.full' }

export function PictureClassesEditor(props: ParamEditorProps) {
  const { onChange, messages, readonly } = props
  const { classes, problem, setProblem, add, remove } = useClassExamples(props, 'pictures', LIMIT)
  const [recording, setRecording] = useState<number | null>(null)
  const { own } = messages
  const upload = async (at: number, files: FileList | null): Promise<void> => {
    const { pictures, broken } = await squaresOf(files ?? [])
    if (pictures.length > 0) add(at, pictures)
    if (broken > 0) setProblem(own('set.broken', { count: broken }))
  }
  return (
    <ClassList
      classes={classes}
      messages={messages}
      readonly={readonly}
      onChange={onChange}
      newClass={(label) => ({ label, pictures: [] })}
      countOf={({ pictures }) => pictures.length}
      countText={(count) => own('set.count', { count })}
      privacy={own('privacy.camera')}
      problem={problem}
    >
      {(item, at) => (
        <>
          {!readonly && recording === at && (
            <BurstCamera
              messages={messages}
              name={item.label}
              onPictures={(pictures) => add(at, pictures)}
              onProblem={setProblem}
            />
          )}
          {!readonly && (
            <div className={styles.row}>
              <Button
                look="ghost"
                size="compact"
                aria-pressed={recording === at}
                onClick={() => setRecording(recording === at ? null : at)}
              >
                {own(recording === at ? 'set.cameraOff' : 'set.cameraOn')}
              </Button>
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
                  <IconButton
                    className={styles.drop}
                    label={own('set.removePicture', { name: item.label, number: n + 1 })}
                    onClick={() => remove(at, n)}
                  >
                    <Icon name="close" size={16} />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </ClassList>
  )
}
