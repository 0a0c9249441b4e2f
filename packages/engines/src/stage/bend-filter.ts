/** The effects that bend a picture, on the graphics card. The same sums as in bend.ts. */
import { defaultFilterVert, Filter, GlProgram, UniformGroup } from 'pixi.js'
import { type Bends, tilesOf } from './bend.ts'

const FRAGMENT = `
in vec2 vTextureCoord;
out vec4 finalColor;

uniform sampler2D uTexture;
uniform vec4 uInputSize;
uniform vec4 uOutputFrame;
uniform float uFisheye;
uniform float uWhirl;
uniform float uPixel;
uniform float uTiles;

void main(void)
{
    vec2 frame = uOutputFrame.zw;
    vec2 part = vTextureCoord * uInputSize.xy / frame;
    part = fract(part * uTiles);
    if (uPixel > 0.0) {
        vec2 cells = frame / uPixel;
        part = (floor(part * cells) + 0.5) / cells;
    }
    vec2 away = part - 0.5;
    float rim = max(0.0, 1.0 - length(away) * 2.0);
    float turn = uWhirl * rim * rim;
    away = vec2(away.x * cos(turn) - away.y * sin(turn), away.x * sin(turn) + away.y * cos(turn));
    float far = length(away) * 2.0;
    if (far > 0.0 && far < 1.0) away *= pow(far, uFisheye) / far;
    vec2 found = (away + 0.5) * frame / uInputSize.xy;
    bool isInside = all(lessThanEqual(abs(away), vec2(0.5)));
    finalColor = isInside ? texture(uTexture, found) : vec4(0.0);
}
`

export class BendFilter extends Filter {
  readonly #uniforms: UniformGroup

  constructor() {
    const uniforms = new UniformGroup({
      uFisheye: { value: 1, type: 'f32' },
      uWhirl: { value: 0, type: 'f32' },
      uPixel: { value: 0, type: 'f32' },
      uTiles: { value: 1, type: 'f32' },
    })
    super({
      glProgram: GlProgram.from({ vertex: defaultFilterVert, fragment: FRAGMENT, name: 'bend' }),
      resources: { bendUniforms: uniforms },
      resolution: 'inherit',
    })
    this.#uniforms = uniforms
  }

  set({ fisheye, whirl, pixelate, mosaic }: Bends): void {
    const { uniforms } = this.#uniforms
    uniforms['uFisheye'] = Math.max(0, (fisheye + 100) / 100)
    uniforms['uWhirl'] = (whirl * Math.PI) / 180
    uniforms['uPixel'] = pixelate === 0 ? 0 : Math.max(0.1, Math.abs(pixelate) / 10)
    uniforms['uTiles'] = mosaic === 0 ? 1 : tilesOf(mosaic)
  }
}
