/** Draws frames with PixiJS: backdrop, pen, sprites. WebGL where there is any, else a plain canvas. */
import 'pixi.js/unsafe-eval'
import {
  autoDetectRenderer,
  ColorMatrixFilter,
  Container,
  type Filter,
  type Renderer,
  RendererType,
  Sprite,
  Texture,
} from 'pixi.js'
import { STAGE_HEIGHT, STAGE_WIDTH } from '../blocks-runtime/program.ts'
import type { CameraView, Frame, SpriteView } from '../blocks-runtime/world/frame.ts'
import type { Mask } from '../blocks-runtime/world/geometry.ts'
import { bendsOf } from './bend.ts'
import { BendFilter } from './bend-filter.ts'
import { CameraLayer } from './camera-layer.ts'
import { type CostumePicture, DETAIL, drawCostume, maskOf } from './costume-images.ts'
import { PenLayer } from './pen-layer.ts'
import { withoutCamera } from './without-camera.ts'

interface Shown {
  sprite: Sprite
  costume: string
  tint: ColorMatrixFilter | null
  bend: BendFilter | null
}

export class StageRenderer {
  readonly #renderer: Renderer
  readonly #scene = new Container()
  readonly #backdrop = new Sprite()
  readonly #camera = new CameraLayer()
  readonly #sprites = new Container()
  readonly #pen = new PenLayer()
  readonly #penTexture = Texture.from(this.#pen.canvas)
  readonly #pictures = new Map<string, HTMLCanvasElement>()
  readonly #textures = new Map<string, Texture>()
  /** What each costume was drawn from: one that was painted anew is drawn again. */
  readonly #looks = new Map<string, CostumePicture>()
  readonly #shown = new Map<number, Shown>()
  #latest: Frame | null = null
  #scheduled: number | null = null
  #painted = ''
  #isPenDirty = false

  static async create(canvas: HTMLCanvasElement, scale: number): Promise<StageRenderer> {
    const renderer = await autoDetectRenderer({
      preference: ['webgl', 'canvas'],
      canvas,
      width: STAGE_WIDTH,
      height: STAGE_HEIGHT,
      resolution: scale,
      antialias: true,
      background: '#ffffff',
      preserveDrawingBuffer: true,
    })
    return new StageRenderer(renderer)
  }

  private constructor(renderer: Renderer) {
    this.#renderer = renderer
    const pen = new Sprite(this.#penTexture)
    pen.setSize(STAGE_WIDTH, STAGE_HEIGHT)
    this.#sprites.position.set(STAGE_WIDTH / 2, STAGE_HEIGHT / 2)
    this.#scene.addChild(this.#backdrop, this.#camera.sprite, pen, this.#sprites)
  }

  /** How many pixels are drawn for a unit of the stage. */
  setDetail(detail: number): void {
    if (Math.abs(this.#renderer.resolution - detail) < 0.05) return
    this.#renderer.resize(STAGE_WIDTH, STAGE_HEIGHT, detail)
    this.#renderer.render(this.#scene)
  }

  /** Loads costumes that are new and returns their masks. */
  async load(costumes: CostumePicture[]): Promise<Record<string, Mask>> {
    const fresh = costumes.filter((costume) => !isSameLook(this.#looks.get(costume.id), costume))
    for (const costume of fresh) this.#looks.set(costume.id, costume)
    const masks = await Promise.all(
      fresh.map(async (costume): Promise<[string, Mask]> => {
        const picture = await drawCostume(costume)
        // Painted once more while this one was drawn: the newer look counts.
        if (isSameLook(this.#looks.get(costume.id), costume)) {
          this.#pictures.set(costume.id, picture)
          this.#textures.set(costume.id, Texture.from(picture))
          this.#painted = ''
        }
        return [costume.id, maskOf(picture)]
      }),
    )
    if (fresh.length > 0) this.#forgetCostumes()
    return Object.fromEntries(masks)
  }

  /** Sprites that waited for their picture get it with the next paint. */
  #forgetCostumes(): void {
    for (const shown of this.#shown.values()) shown.costume = ''
    if (this.#latest) this.draw({ ...this.#latest, pen: [] })
  }

  /** Takes a frame over; the picture is made once per screen refresh, and only when it changed. */
  draw(frame: Frame): void {
    if (this.#pen.draw(frame.pen, (id) => this.#pictures.get(id))) this.#isPenDirty = true
    this.#latest = frame
    this.#scheduled ??= requestAnimationFrame(() => {
      this.#scheduled = null
      if (this.#latest) this.#paint(this.#latest)
    })
  }

  /** The picture of the camera as it is now; null takes it away. */
  showCamera(video: HTMLVideoElement | null, view: CameraView | null): void {
    if (video && view) this.#camera.show(video, view)
    else if (this.#camera.sprite.visible) this.#camera.hide()
    else return
    this.#renderer.render(this.#scene)
  }

  #paint(frame: Frame): void {
    const shown = JSON.stringify([frame.backdrop, frame.sprites, this.#textures.size])
    if (shown === this.#painted && !this.#isPenDirty) return
    this.#painted = shown
    const backdrop = this.#textures.get(frame.backdrop)
    if (backdrop && this.#backdrop.texture !== backdrop) {
      this.#backdrop.texture = backdrop
      this.#backdrop.setSize(STAGE_WIDTH, STAGE_HEIGHT)
    }
    if (this.#isPenDirty) this.#penTexture.source.update()
    this.#isPenDirty = false
    this.#drawSprites(frame.sprites)
    this.#renderer.render(this.#scene)
  }

  #drawSprites(views: SpriteView[]): void {
    const present = new Set(views.map(({ key }) => key))
    for (const [key, { sprite }] of this.#shown) {
      if (present.has(key)) continue
      sprite.destroy()
      this.#shown.delete(key)
    }
    views.forEach((view, index) => this.#place(view, index))
  }

  #place(view: SpriteView, index: number): void {
    const shown = this.#shown.get(view.key) ?? this.#add(view.key)
    const { sprite } = shown
    if (shown.costume !== view.costume) {
      shown.costume = view.costume
      sprite.texture = this.#textures.get(view.costume) ?? Texture.EMPTY
    }
    sprite.anchor.set(view.anchorX ?? 0.5, view.anchorY ?? 0.5)
    sprite.position.set(view.x, -view.y)
    sprite.angle = view.turn
    sprite.scale.set(((view.flipped ? -1 : 1) * view.scale) / DETAIL, view.scale / DETAIL)
    sprite.alpha = 1 - view.ghost / 100
    if (this.#sprites.children[index] !== sprite) this.#sprites.setChildIndex(sprite, index)
    setFilters(shown, view, isWebGl(this.#renderer))
  }

  #add(key: number): Shown {
    const sprite = new Sprite()
    this.#sprites.addChild(sprite)
    const shown: Shown = { sprite, costume: '', tint: null, bend: null }
    this.#shown.set(key, shown)
    return shown
  }

  /** A small picture of the stage for the project's card, without what the camera sees. */
  thumbnail(width = 320): string {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = (width * STAGE_HEIGHT) / STAGE_WIDTH
    const draw = (): void => this.#renderer.render(this.#scene)
    return withoutCamera(this.#camera.sprite, draw, () => {
      canvas.getContext('2d')?.drawImage(this.#renderer.canvas, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', 0.8)
    })
  }

  destroy(): void {
    if (this.#scheduled !== null) cancelAnimationFrame(this.#scheduled)
    for (const texture of this.#textures.values()) texture.destroy(true)
    this.#penTexture.destroy(true)
    this.#camera.destroy()
    this.#scene.destroy({ children: true })
    this.#renderer.destroy()
  }
}

/** Field by field: pictures may be megabytes, and mostly they are the very same. */
function isSameLook(one: CostumePicture | undefined, other: CostumePicture): boolean {
  return (
    one !== undefined &&
    one.width === other.width &&
    one.height === other.height &&
    one.library === other.library &&
    one.svg === other.svg &&
    one.image === other.image
  )
}

const WEBGL: number = RendererType.WEBGL
const isWebGl = ({ type }: Renderer): boolean => type === WEBGL

/** Colours and bends need filters; most sprites have none. Only the graphics card bends. */
function setFilters(shown: Shown, view: SpriteView, canBend: boolean): void {
  const bends = canBend ? bendsOf(view) : null
  const isTinted = view.colour !== 0 || view.brightness !== 0
  const [hadTint, hadBend] = [shown.tint !== null, shown.bend !== null]
  shown.tint = isTinted ? (shown.tint ?? new ColorMatrixFilter()) : null
  shown.bend = bends ? (shown.bend ?? new BendFilter()) : null
  const { width, height } = shown.sprite.texture
  const size = { width: width / DETAIL, height: height / DETAIL }
  if (bends) shown.bend?.set(bends, { ...view, ...size })
  shown.tint?.reset()
  shown.tint?.hue(view.colour * 1.8, true)
  shown.tint?.brightness(1 + view.brightness / 100, true)
  if (hadTint === isTinted && hadBend === (bends !== null)) return
  const filters: (Filter | null)[] = [shown.bend, shown.tint]
  shown.sprite.filters = filters.filter((filter) => filter !== null)
}
