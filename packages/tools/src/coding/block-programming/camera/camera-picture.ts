/** Pictures from the camera as costumes: drawn anew, small, nothing but pixels. */
import type { BlocksSession } from '../blocks-session.ts'
import { type Costume, makeActor } from '../core/document.ts'
import { addActor, addCostume, freePlace } from '../core/edit-project.ts'

const PIXELS = 480
const SHOWN = 160
const STAGE = { width: 480, height: 360 }

export interface Frame {
  width: number
  height: number
}

/** What of the camera's picture is used, and how large it is drawn: for a backdrop the stage is filled. */
export function cropOf({ width, height }: Frame, isBackdrop: boolean) {
  const ratio = isBackdrop ? STAGE.width / STAGE.height : width / height
  const crop = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) }
  const scale = Math.min(1, PIXELS / Math.max(crop.width, crop.height))
  return {
    x: (width - crop.width) / 2,
    y: (height - crop.height) / 2,
    ...crop,
    drawn: {
      width: Math.max(1, Math.round(crop.width * scale)),
      height: Math.max(1, Math.round(crop.height * scale)),
    },
  }
}

/** How large a costume with so many pixels stands on the stage. */
export function shownSize({ width, height }: Frame, isBackdrop: boolean): Frame {
  if (isBackdrop) return STAGE
  const scale = Math.min(1, SHOWN / Math.max(width, height))
  const side = (pixels: number): number => Math.max(1, Math.round(pixels * scale))
  return { width: side(width), height: side(height) }
}

/** What the camera shows now, as one saw it: like in a mirror. Null before the first picture is there. */
export function takePicture(
  video: HTMLVideoElement,
  isBackdrop: boolean,
): HTMLCanvasElement | null {
  if (video.videoWidth === 0) return null
  const frame = { width: video.videoWidth, height: video.videoHeight }
  const { x, y, width, height, drawn } = cropOf(frame, isBackdrop)
  return drawMirrored(drawn, (pen) =>
    pen.drawImage(video, x, y, width, height, 0, 0, drawn.width, drawn.height),
  )
}

export function mirrored(picture: HTMLCanvasElement): HTMLCanvasElement {
  return drawMirrored(picture, (pen) => pen.drawImage(picture, 0, 0))
}

function drawMirrored(
  { width, height }: Frame,
  draw: (pen: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.setTransform(-1, 0, 0, 1, width, 0)
    draw(pen)
  }
  return canvas
}

export function pictureAddress(picture: HTMLCanvasElement): string {
  return picture.toDataURL('image/webp', 0.85)
}

export function cameraCostume(
  image: string,
  size: Frame,
  name: string,
  isBackdrop: boolean,
): Costume {
  const id = `cam-${crypto.randomUUID().slice(0, 8)}`
  return { id, name, ...shownSize(size, isBackdrop), image }
}

export function addCameraCostume(session: BlocksSession, actorId: string, costume: Costume): void {
  session.edit((content) => addCostume(content, actorId, costume), { restart: true })
}

/** A sprite that looks like the picture, beside the others and chosen. */
export function addCameraSprite(session: BlocksSession, costume: Costume): void {
  session.edit(
    (content) =>
      addActor(content, {
        ...makeActor(costume.id, costume.name, [costume], []),
        ...freePlace(content),
      }),
    { restart: true },
  )
  const { content } = session.snapshot()
  session.shown.select(content.actors.at(-1)!.id)
}
