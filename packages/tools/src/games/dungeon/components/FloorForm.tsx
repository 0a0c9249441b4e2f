import { Button } from '@panya/ui/Button/Button.tsx'
import { MapForm } from '../../../game-kit/map/MapForm.tsx'
import styles from '../../../game-kit/map/Workshop.module.css'
import type { MapFormProps } from '../../../game-kit/map/Workshop.tsx'
import { type FloorContent, MOST_ENERGY, mapProblem } from '../core/document.ts'
import { generateFloor } from '../core/generate-floor.ts'
import { DUNGEON } from '../dungeon-game.ts'
import { useDungeonMessages } from '../dungeon-messages.ts'
import { FloorPainter } from './FloorPainter.tsx'

/** Everything that makes a floor. */
export function FloorForm(props: MapFormProps<FloorContent>) {
  const { host, content, onChange } = props
  const t = useDungeonMessages(host.locale)
  function problemOf(map: readonly string[]): string | null {
    const problem = mapProblem(map)
    return problem && t(`problem.${problem}`)
  }
  function random(shown: number) {
    const made = generateFloor(crypto.randomUUID(), 4)
    onChange({ ...content, maps: content.maps.with(shown, made.rows), energy: made.energy })
  }
  return (
    <MapForm
      {...props}
      t={t}
      rules={DUNGEON}
      problemOf={problemOf}
      Painter={FloorPainter}
      renderActions={(shown) => (
        <Button look="ghost" onClick={() => random(shown)}>
          {t('editorRandom')}
        </Button>
      )}
      beside={
        <label className={styles.size}>
          {t('editorEnergy')}
          <input
            type="number"
            min={1}
            max={MOST_ENERGY}
            value={content.energy}
            onChange={(event) => {
              const energy = Math.round(Number(event.currentTarget.value))
              onChange({ ...content, energy: Math.max(1, Math.min(MOST_ENERGY, energy)) })
            }}
          />
        </label>
      }
    />
  )
}
