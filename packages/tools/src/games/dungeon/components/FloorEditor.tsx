import { useState } from 'react'
import { replayLink } from '../../../kit/core/game/replay-data.ts'
import { GameButton } from '../../../kit/game/GameButton.tsx'
import type { Game } from '../../../kit/game/game-hooks.ts'
import { useGameTexts } from '../../../kit/game/game-texts.ts'
import type { ToolHost } from '../../../kit/tool-host.ts'
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
import styles from './FloorEditor.module.css'
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
    <div className={styles['workshop']}>
      <p className={styles['lead']}>{t('editorLead')}</p>
      <div className={styles['row']}>
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
  const rows = content.maps[shown] ?? []
  const problems = content.maps.map((map) => mapProblem(map))
  const wrong = problems.findIndex((problem) => problem !== null)
  const change = (part: Partial<FloorContent>) => onChange({ ...content, ...part })
  function random() {
    const made = generateFloor(crypto.randomUUID(), 4)
    change({ maps: content.maps.with(shown, made.rows), energy: made.energy })
  }
  async function share() {
    const { id } = floorFromContent(content)
    const link = replayLink(location.href, { level: id, custom: content })
    await navigator.clipboard.writeText(link).then(
      () => host.toast(shared('copied'), 'success'),
      () => host.toast(link),
    )
  }
  return (
    <div className={styles['form']}>
      <label className={styles['field']}>
        {t('editorName')}
        <input
          value={content.title}
          maxLength={80}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </label>
      <label className={styles['field']}>
        {t('editorTask')}
        <textarea
          rows={2}
          value={content.task}
          maxLength={400}
          onChange={(event) => change({ task: event.currentTarget.value })}
        />
      </label>
      <div className={styles['row']}>
        {content.maps.map((_, index) => (
          <GameButton
            key={index}
            aria-pressed={index === shown}
            look={index === shown ? 'strong' : 'plain'}
            onClick={() => setWorld(index)}
          >
            {t('world', { number: index + 1 })}
          </GameButton>
        ))}
        {content.maps.length < MOST_WORLDS && (
          <GameButton onClick={() => change({ maps: [...content.maps, [...rows]] })}>
            {t('editorAddWorld')}
          </GameButton>
        )}
        {content.maps.length > 1 && (
          <GameButton
            onClick={() => change({ maps: content.maps.filter((_, index) => index !== shown) })}
          >
            {t('editorRemoveWorld')}
          </GameButton>
        )}
        <GameButton onClick={random}>{t('editorRandom')}</GameButton>
      </div>
      <FloorPainter
        t={t}
        rows={rows}
        onChange={(map) => change({ maps: content.maps.with(shown, map) })}
      />
      {wrong >= 0 && (
        <p className={styles['problem']} role="alert">
          {t('world', { number: wrong + 1 })}: {t(`problem.${problems[wrong] ?? 'hero'}`)}
        </p>
      )}
      <div className={styles['row']}>
        <label className={styles['size']}>
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
        <GameButton look="strong" disabled={wrong >= 0} onClick={onTry}>
          {t('editorTry')}
        </GameButton>
        <GameButton disabled={wrong >= 0} onClick={() => void share()}>
          {t('editorShare')}
        </GameButton>
      </div>
    </div>
  )
}
