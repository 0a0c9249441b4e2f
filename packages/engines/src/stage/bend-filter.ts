/** The effects that bend a picture, on the graphics card. The same sums as in bend.ts. */
import { defaultFilterVert, Filter, GlProgram, UniformGroup } from 'pixi.js'
import { type Bends, tilesOf } from './bend.ts'

/**
 * It begins with its precision: the sizes are shared with the vertex shader, which has the high one, and places on a
 * large stage need it.
 */
const FRAGMENT = `precision highp float;
in vec2 vTextureCoord;
out vec4 finalColor;

uniform sampler2D uTexture;
uniform vec4 uInputSize;
uniform vec4 uOutputFrame;
uniform float uFisheye;
uniform float uWhirl;
uniform float uPixel;
uniform float uTiles;
uniform float uTurn;
uniform vec2 uSize;
uniform vec2 uPlain;

void main(void)
{
    vec2 frame = uOutputFrame.zw;
    vec2 at = vTextureCoord * uInputSize.xy - frame * 0.5;
    float c = cos(uTurn);
    float s = sin(uTurn);
    vec2 part = vec2(at.x * c + at.y * s, at.y * c - at.x * s) / uSize + 0.5;
    bool isOn = all(lessThanEqual(abs(part - 0.5), vec2(0.5)));
    part = fract(part * uTiles);
    if (uPixel > 0.0) {
        vec2 cells = uPlain / uPixel;
        part = (floor(part * cells) + 0.5) / cells;
    }
    vec2 away = part - 0.5;
    float rim = max(0.0, 1.0 - length(away) * 2.0);
    float turn = uWhirl * rim * rim;
    away = vec2(away.x * cos(turn) - away.y * sin(turn), away.x * sin(turn) + away.y * cos(turn));
    float far = length(away) * 2.0;
    if (far > 0.0 && far < 1.0) away *= pow(far, uFisheye) / far;
    bool isInside = all(lessThanEqual(abs(away), vec2(0.5)));
    vec2 own = away * uSize;
    vec2 found = (vec2(own.x * c - own.y * s, own.x * s + own.y * c) + frame * 0.5) / uInputSize.xy;
    finalColor = isOn && isInside ? texture(uTexture, found) : vec4(0.0);
}
`

/** How the picture lies on the stage: it is bent as it was painted, then turned. */
export interface Lying {
  /** Clockwise, in degrees. */
  turn: number
  flipped: boolean
  scale: number
  /** At 100 %, in stage units. */
  width: number
  height: number
}

export class BendFilter extends Filter {
  readonly #uniforms: UniformGroup

  constructor() {
    const uniforms = new UniformGroup({
      uFisheye: { value: 1, type: 'f32' },
      uWhirl: { value: 0, type: 'f32' },
      uPixel: { value: 0, type: 'f32' },
      uTiles: { value: 1, type: 'f32' },
      uTurn: { value: 0, type: 'f32' },
      uSize: { value: new Float32Array([1, 1]), type: 'vec2<f32>' },
      uPlain: { value: new Float32Array([1, 1]), type: 'vec2<f32>' },
    })
    super({
      glProgram: GlProgram.from({ vertex: defaultFilterVert, fragment: FRAGMENT, name: 'bend' }),
      resources: { bendUniforms: uniforms },
      resolution: 'inherit',
      // The middle of what is drawn has to be the middle of the picture, also at an edge of the stage.
      clipToViewport: false,
    })
    this.#uniforms = uniforms
  }

  set({ fisheye, whirl, pixelate, mosaic }: Bends, lying: Lying): void {
    const { turn, flipped, scale, width, height } = lying
    const { uniforms } = this.#uniforms
    uniforms['uFisheye'] = Math.max(0, (fisheye + 100) / 100)
    uniforms['uWhirl'] = (whirl * Math.PI) / 180
    uniforms['uPixel'] = pixelate === 0 ? 0 : Math.max(0.1, Math.abs(pixelate) / 10)
    uniforms['uTiles'] = mosaic === 0 ? 1 : tilesOf(mosaic)
    uniforms['uTurn'] = (turn * Math.PI) / 180
    uniforms['uSize'] = new Float32Array([width * scale * (flipped ? -1 : 1), height * scale])
    uniforms['uPlain'] = new Float32Array([width, height])
  }
}
