import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { useGameMessages } from '../../../game-kit/game-messages.ts'
import { MapForm } from '../../../game-kit/map/MapForm.tsx'
import { shareLevel } from '../../../game-kit/map/share-level.ts'
import styles from '../../../game-kit/map/Workshop.module.css'
import { Workshop } from '../../../game-kit/map/Workshop.tsx'
import type { ToolHost } from '../../../host/tool-host.ts'
import {
  emptyContent,
  type FloorContent,
  floorFromContent,
  MOST_ENERGY,
  MOST_FLOORS,
  MOST_WORLDS,
  mapProblem,
} from '../core/document.ts'
import { generateFloor } from '../core/generate-floor.ts'
import { useDungeonMessages } from '../dungeon-messages.ts'
import { ownTitle } from '../floor-title.ts'
import { FloorPainter } from './FloorPainter.tsx'
import { PlayFloor } from './PlayFloor.tsx'

interface FloorEditorProps {
  host: ToolHost
  game: Game
  floors: readonly FloorContent[]
  onChange: (floors: readonly FloorContent[]) => void
}

/** The workshop of floors. */
export function FloorEditor({ host, game, floors, onChange }: FloorEditorProps) {
  const t = useDungeonMessages(host.locale)
  return (
    <Workshop
      host={host}
      game={game}
      t={t}
      levels={floors}
      most={MOST_FLOORS}
      titleOf={(content) => ownTitle(t, content)}
      newName={t('ownFloor')}
      emptyContent={emptyContent}
      onChange={onChange}
      Form={FloorForm}
      TryOut={TryFloor}
    />
  )
}

interface TryFloorProps {
  host: ToolHost
  game: Game
  content: FloorContent
}

/** One own floor to play; the hero's program is not touched. */
export function TryFloor({ host, game, content }: TryFloorProps) {
  const [challenge] = useState(() => ({
    kind: 'floor' as const,
    floor: floorFromContent(content),
  }))
  return (
    <PlayFloor
      host={host}
      game={game}
      challenge={challenge}
      custom={content}
      hero={null}
      onHero={() => undefined}
    />
  )
}

interface FloorFormProps {
  host: ToolHost
  content: FloorContent
  onChange: (content: FloorContent) => void
  onTry: () => void
}

function FloorForm({ host, content, onChange, onTry }: FloorFormProps) {
  const t = useDungeonMessages(host.locale)
  const shared = useGameMessages(host.locale)
  const [world, setWorld] = useState(0)
  const shown = Math.min(world, content.maps.length - 1)
  function problemOf(map: readonly string[]): string | null {
    const problem = mapProblem(map)
    return problem && t(`problem.${problem}`)
  }
  const ready = content.maps.every((map) => problemOf(map) === null)
  const change = (part: Partial<FloorContent>) => onChange({ ...content, ...part })
  function random() {
    const made = generateFloor(crypto.randomUUID(), 4)
    change({ maps: content.maps.with(shown, made.rows), energy: made.energy })
  }
  function share() {
    const own = { level: floorFromContent(content).id, custom: content }
    void shareLevel(host, own, shared('copied'))
  }
  return (
    <>
      <MapForm
        t={t}
        content={content}
        mostWorlds={MOST_WORLDS}
        problemOf={problemOf}
        onChange={change}
        shown={shown}
        onShow={setWorld}
        actions={
          <Button look="ghost" onClick={random}>
            {t('editorRandom')}
          </Button>
        }
      >
        <FloorPainter
          t={t}
          rows={content.maps[shown] ?? []}
          onChange={(map) => change({ maps: content.maps.with(shown, map) })}
        />
      </MapForm>
      <div className={styles.row}>
        <label className={styles.size}>
          {t('editorEnergy')}
          <input
            type="number"
            min={1}
            max={MOST_ENERGY}
            value={content.energy}
            onChange={(event) => {
              const energy = Math.round(Number(event.currentTarget.value))
              change({ energy: Math.max(1, Math.min(MOST_ENERGY, energy)) })
            }}
          />
        </label>
        <Button disabled={!ready} onClick={onTry}>
          {t('editorTry')}
        </Button>
        <Button look="ghost" disabled={!ready} onClick={share}>
          {t('editorShare')}
        </Button>
      </div>
    </>
  )
}
