import { FAR, GROUND, SCENE_HEIGHT, SCENE_WIDTH, type Scene } from './art/scene.ts'
import { Inks } from './Drawing.tsx'
import styles from './SceneView.module.css'

/** A place as it is seen from the way that leads through it. */
export function SceneView({ scene }: { scene: Scene }) {
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      direction="ltr"
      aria-hidden="true"
      data-scene
    >
      <rect width={SCENE_WIDTH} height={SCENE_HEIGHT} fill={`var(--art-${scene.sky})`} />
      <Inks inks={FAR[scene.far]} />
      <path d={GROUND} fill={`var(--art-${scene.ground})`} />
      {scene.parts.map(({ inks, x, y, scale }, index) => (
        <g key={index} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Inks inks={inks} />
        </g>
      ))}
    </svg>
  )
}
