/** Choosing the square of a picture: by dragging it, or with three sliders. */

import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { Dialog } from '@panya/ui/Dialog/Dialog.tsx'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import styles from './CropDialog.module.css'
import { type CropChoice, dragged, MOST_ZOOM, WHOLE } from './crop.ts'
import { drawCrop } from './crop-picture.ts'

const PREVIEW_SIZE = 280

interface CropDialogProps {
  picture: ImageBitmap
  busy: boolean
  onSave(choice: CropChoice): void
  onCancel(): void
}

export function CropDialog({ picture, busy, onSave, onCancel }: CropDialogProps) {
  const { t } = useLingui()
  const [choice, setChoice] = useState(WHOLE)
  const canvas = usePreview(picture, choice)

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return
    const by = { x: event.movementX, y: event.movementY }
    const size = event.currentTarget.clientWidth
    setChoice((current) => dragged(current, picture, by, size))
  }

  const sliders: [keyof CropChoice, string, number, number][] = [
    ['zoom', t`Nearer`, 1, MOST_ZOOM],
    ['x', t`Left or right`, 0, 1],
    ['y', t`Up or down`, 0, 1],
  ]
  return (
    <Dialog
      title={<Trans>Choose what to show</Trans>}
      onClose={onCancel}
      actions={
        <>
          <Button look="ghost" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button aria-busy={busy} onClick={() => !busy && onSave(choice)}>
            <Trans>Use this picture</Trans>
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        width={PREVIEW_SIZE * 2}
        height={PREVIEW_SIZE * 2}
        className={styles.preview}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <Trans>Your picture as others will see it</Trans>
      </canvas>
      {sliders.map(([key, name, min, max]) => (
        <label key={key} className={styles.slider}>
          {name}
          <input
            type="range"
            dir="ltr"
            min={min}
            max={max}
            step={0.01}
            value={choice[key]}
            onChange={(event) => setChoice({ ...choice, [key]: Number(event.target.value) })}
          />
        </label>
      ))}
    </Dialog>
  )
}

function usePreview(picture: ImageBitmap, choice: CropChoice) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, choice)
  }, [picture, choice])
  return canvas
}
