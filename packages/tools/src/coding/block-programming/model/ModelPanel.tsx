/** Trained models of a project: choose one, add one from a file, and let it look or listen. */

import { formatPercent } from '@panya/domain/locale/format-number.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { IconButton } from '@panya/ui/Button/IconButton.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { TOOL_ICONS } from '@panya/ui/Icon/tool-icons.ts'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { LackNote } from '../../../host/browser/LackNote.tsx'
import { lackOf } from '../../../host/browser/lack-of.ts'
import {
  addModel,
  chooseModel,
  chosenModel,
  modelFrom,
  removeModel,
  type TrainedModel,
} from '../core/trained-model.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './ModelPanel.module.css'
import { ModelRecogniser } from './model-recogniser.ts'
import { TextTrial } from './TextTrial.tsx'

interface ModelPanelProps extends ToolProps {
  readonly: boolean
}

export function ModelPanel({ readonly, ...tool }: ModelPanelProps) {
  const { host, session, state, t } = tool
  const file = useRef<HTMLInputElement>(null)
  const { content } = state
  const models = content.models ?? []
  const chosen = chosenModel(content)
  const add = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const given = event.target.files?.[0]
    event.target.value = ''
    if (!given) return
    const model = modelFrom(given.name.replace(/\.json$/, ''), await given.text())
    if (typeof model === 'string') host.toast(t(model), 'error')
    else session.edit((before) => addModel(before, model))
  }
  return (
    <div className={styles.panel}>
      {models.length === 0 && <p>{t('modelNone')}</p>}
      {models.length > 0 && (
        <fieldset className={styles.models}>
          <legend>{t('models')}</legend>
          {models.map((model) => (
            <div key={model.id} className={styles.model}>
              <label>
                <input
                  type="radio"
                  name="trained-model"
                  checked={model.id === chosen?.id}
                  onChange={() => session.edit((before) => chooseModel(before, model.id))}
                />
                <span dir="auto">{model.name}</span>
                <small dir="auto">{model.labels.join(', ')}</small>
              </label>
              {!readonly && (
                <IconButton
                  label={`${t('remove')}: ${model.name}`}
                  onClick={() => session.edit((before) => removeModel(before, model.id))}
                >
                  <Icon path={TOOL_ICONS.trash} />
                </IconButton>
              )}
            </div>
          ))}
        </fieldset>
      )}
      {!readonly && (
        <div className={styles.row}>
          <Button size="compact" look="quiet" onClick={() => file.current?.click()}>
            <Icon name="plus" /> {t('modelAdd')}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            aria-label={t('modelAdd')}
            accept=".json,application/json"
            onChange={(event) => void add(event)}
          />
        </div>
      )}
      {chosen?.kind === 'texts' && <TextTrial {...tool} key={chosen.id} model={chosen} />}
      {chosen && chosen.kind !== 'texts' && <Recogniser {...tool} key={chosen.id} model={chosen} />}
    </div>
  )
}

interface RecogniserProps extends ToolProps {
  model: TrainedModel
}

/** Starts and stops the camera or the microphone; what is recognised goes to the running blocks. */
function Recogniser({ host, session, model, t }: RecogniserProps) {
  const video = useRef<HTMLVideoElement>(null)
  const recogniser = useRef<ModelRecogniser | null>(null)
  const [state, setState] = useState<'off' | 'starting' | 'on'>('off')
  const [seen, setSeen] = useState('')
  const hears = model.kind === 'sounds'
  const [lack, setLack] = useState(() => lackOf(hears ? 'microphone' : 'camera'))
  useEffect(() => () => recogniser.current?.dispose(), [])
  const start = async (): Promise<void> => {
    if (!video.current) return
    setState('starting')
    recogniser.current ??= new ModelRecogniser((recognised) => {
      session.player.recognised(recognised)
      const share = formatPercent(host.locale, recognised.chances[recognised.label] ?? 0)
      setSeen(recognised.label === '' ? '' : `${recognised.label} · ${share}`)
    })
    const problem = await recogniser.current.start(model, video.current)
    if (problem === 'modelUnreadable') host.toast(t(problem), 'error')
    setLack(problem === 'modelUnreadable' ? null : problem)
    setState(problem ? 'off' : 'on')
  }
  const stop = (): void => {
    recogniser.current?.stop()
    setState('off')
  }
  return (
    <>
      <p className={styles.privacy}>{t(hears ? 'modelHearsHere' : 'modelSeesHere')}</p>
      <div className={styles.row}>
        {state === 'on' ? (
          <Button size="small" onClick={stop}>
            {t(hears ? 'microphoneOff' : 'cameraOff')}
          </Button>
        ) : (
          <Button size="small" disabled={state === 'starting'} onClick={() => void start()}>
            {t(hears ? 'microphoneOn' : 'cameraOn')}
          </Button>
        )}
      </div>
      {lack && <LackNote locale={host.locale} lack={lack} />}
      <div className={styles.view} hidden={state === 'off'}>
        <video ref={video} muted playsInline hidden={hears} aria-label={t('cameraView')} />
        <output className={styles.seen} dir="auto">
          {seen || '…'}
        </output>
      </div>
    </>
  )
}
