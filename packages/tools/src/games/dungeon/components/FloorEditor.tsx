import { useState } from 'react'
import { GameButton } from '../../../game-kit/GameButton.tsx'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { useGameTexts } from '../../../game-kit/game-texts.ts'
import { MapForm } from '../../../game-kit/map/MapForm.tsx'
import { shareLevel } from '../../../game-kit/map/share-level.ts'
import styles from '../../../game-kit/map/Workshop.module.css'
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
import { useDungeonTexts } from '../dungeon-texts.ts'
import { ownTitle } from '../floor-title.ts'
import { FloorPainter } from './FloorPainter.tsx'
import { PlayFloor } from './PlayFloor.tsx'

interface FloorEditorProps {
  host: ToolHost
  game: Game
  floors: readonly FloorContent[]
  onChange: (floors: readonly FloorContent[]) => void
}

/** The workshop: a list of own floors, one of them open, and a try-out. */
export function FloorEditor({ host, game, floors, onChange }: FloorEditorProps) {
  const t = useDungeonTexts(host.locale)
  const [chosen, setChosen] = useState(0)
  const [trying, setTrying] = useState(false)
  const content = floors[chosen]
  function add() {
    onChange([...floors, emptyContent()])
    setChosen(floors.length)
  }
  if (trying && content) {
    return (
      <>
        <GameButton onClick={() => setTrying(false)}>{t('editorEdit')}</GameButton>
        <TryFloor host={host} game={game} content={content} />
      </>
    )
  }
  return (
    <div className={styles.workshop}>
      <p className={styles.lead}>{t('editorLead')}</p>
      <div className={styles.row}>
        {floors.map((each, index) => (
          <GameButton
            key={index}
            aria-pressed={index === chosen}
            look={index === chosen ? 'strong' : 'plain'}
            onClick={() => setChosen(index)}
          >
            {ownTitle(t, each)}
          </GameButton>
        ))}
        {floors.length < MOST_FLOORS && <GameButton onClick={add}>+ {t('ownFloor')}</GameButton>}
      </div>
      {content && (
        <FloorForm
          key={chosen}
          host={host}
          content={content}
          onChange={(next) => onChange(floors.map((each, i) => (i === chosen ? next : each)))}
          onTry={() => setTrying(true)}
        />
      )}
    </div>
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
  const t = useDungeonTexts(host.locale)
  const shared = useGameTexts(host.locale)
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
    <div className={styles.form}>
      <MapForm
        t={t}
        content={content}
        mostWorlds={MOST_WORLDS}
        problemOf={problemOf}
        onChange={change}
        shown={shown}
        onShow={setWorld}
        actions={<GameButton onClick={random}>{t('editorRandom')}</GameButton>}
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
        <GameButton look="strong" disabled={!ready} onClick={onTry}>
          {t('editorTry')}
        </GameButton>
        <GameButton disabled={!ready} onClick={share}>
          {t('editorShare')}
        </GameButton>
      </div>
    </div>
  )
}
