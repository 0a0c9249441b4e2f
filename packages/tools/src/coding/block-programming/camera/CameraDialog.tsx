/** Takes a picture with the camera, for a costume, a backdrop or a new sprite. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { useEffect, useMemo, useState } from 'react'
import { FirstButton } from '../components/FirstButton.tsx'
import { hasRoom } from '../core/room.ts'
import type { ToolProps } from '../tool-props.ts'
import styles from './CameraDialog.module.css'
import { useCamera } from './camera-hooks.ts'
import { CAMERA } from './camera-icon.ts'
import { useCameraMessages } from './camera-messages.ts'
import {
  addCameraCostume,
  addCameraSprite,
  cameraCostume,
  mirrored,
  pictureAddress,
  takePicture,
} from './camera-picture.ts'

interface CameraDialogProps extends ToolProps {
  into: 'costume' | 'sprite'
  onClose(): void
}

const COUNT_FROM = 3

export function CameraDialog({ host, session, state, into, onClose }: CameraDialogProps) {
  const t = useCameraMessages(host.locale)
  const { video, ...camera } = useCamera()
  const [count, setCount] = useState<number | null>(null)
  const [picture, setPicture] = useState<HTMLCanvasElement | null>(null)
  const image = useMemo(() => picture && pictureAddress(picture), [picture])
  const [problem, setProblem] = useState('')
  const isBackdrop = into === 'costume' && state.actorId === 'stage'
  const { at } = camera.state
  useEffect(() => {
    if (count === null || at !== 'on') return undefined
    const timer = setTimeout(() => {
      if (count > 1) {
        setCount(count - 1)
        return
      }
      setCount(null)
      if (video.current) setPicture(takePicture(video.current, isBackdrop))
    }, 1000)
    return () => clearTimeout(timer)
  }, [count, at, isBackdrop, video])
  const use = (): void => {
    if (!picture || !image) return
    if (!hasRoom(state.content, image)) {
      setProblem(t('projectFull'))
      return
    }
    const costume = cameraCostume(image, picture, t('defaultName'), isBackdrop)
    if (into === 'sprite') addCameraSprite(session, costume)
    else addCameraCostume(session, state.actorId, costume)
    onClose()
  }
  const again = (): void => {
    setPicture(null)
    setProblem('')
    if (at === 'off') camera.start()
  }
  const said = (): string => {
    if (problem !== '') return problem
    if (picture) return t('taken')
    if (count !== null) return String(count)
    if (camera.state.at === 'off') return t(camera.state.problem)
    return t(at === 'on' ? 'ready' : 'asking')
  }
  const actions = picture ? (
    <>
      <Button look="ghost" onClick={() => setPicture(mirrored(picture))}>
        {t('flip')}
      </Button>
      <Button look="ghost" onClick={again}>
        {t('again')}
      </Button>
      <FirstButton key="use" onClick={use}>
        <Icon name="check" /> {t('use')}
      </FirstButton>
    </>
  ) : (
    <>
      {camera.state.at === 'on' && camera.state.cameras.length > 1 && (
        <Button look="ghost" onClick={camera.next}>
          {t('other')}
        </Button>
      )}
      {at === 'off' ? (
        <FirstButton key="start" onClick={camera.start}>
          {t('start')}
        </FirstButton>
      ) : (
        <FirstButton
          key="take"
          aria-disabled={at !== 'on' || count !== null}
          onClick={() => at === 'on' && count === null && setCount(COUNT_FROM)}
        >
          <Icon path={CAMERA} /> {t('take')}
        </FirstButton>
      )}
    </>
  )
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose} actions={actions}>
      <div className={styles.camera}>
        <p className={styles.privacy}>{t('privacy')}</p>
        <div className={styles.view} data-backdrop={isBackdrop ? true : undefined}>
          <video ref={video} muted playsInline hidden={picture !== null} aria-label={t('live')} />
          {image && <img src={image} alt={t('picture')} />}
          {count !== null && (
            <span key={count} className={styles.count} aria-hidden="true">
              {count}
            </span>
          )}
        </div>
        <output className={styles.said}>{said()}</output>
      </div>
    </Dialog>
  )
}
