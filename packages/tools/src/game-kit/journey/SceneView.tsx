import { FAR, GROUND, SCENE_HEIGHT, SCENE_WIDTH, type Scene } from './art/scene.ts'
import { Inks } from './Drawing.tsx'
import styles from './SceneView.module.css'

/** Mirrored on both sides, so that wide screens see no end of it; a little over each other, or the seams would show. */
const SIDES = ['', `translate(${2 * SCENE_WIDTH - 1} 0) scale(-1 1)`, 'translate(1 0) scale(-1 1)']

/** A place as it is seen from the way that leads through it. */
export function SceneView({ scene }: { scene: Scene }) {
  return (
    <div className={styles.frame} data-scene>
      <svg
        className={styles.scene}
        viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
        aria-hidden="true"
      >
        <rect
          x={-SCENE_WIDTH}
          width={3 * SCENE_WIDTH}
          height={SCENE_HEIGHT}
          fill={`var(--art-${scene.sky})`}
        />
        {SIDES.map((side) => (
          <g key={side} transform={side}>
            <Inks inks={FAR[scene.far]} />
          </g>
        ))}
        {SIDES.map((side) => (
          <g key={side} transform={side}>
            <path d={GROUND} fill={`var(--art-${scene.ground})`} />
          </g>
        ))}
        {scene.parts.map(({ inks, x, y, scale }, index) => (
          <g key={index} transform={`translate(${x} ${y}) scale(${scale})`}>
            <Inks inks={inks} />
          </g>
        ))}
      </svg>
    </div>
  )
}
