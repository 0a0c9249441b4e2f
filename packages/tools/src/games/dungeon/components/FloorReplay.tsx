import { useMemo } from 'react'
import { Announcer } from '../../../game-kit/Announcer.tsx'
import { CodePanel } from '../../../game-kit/code/CodePanel.tsx'
import { useCodeTexts } from '../../../game-kit/code/code-texts.ts'
import { RunBar } from '../../../game-kit/code/RunBar.tsx'
import {
  isTooLarge,
  type ProgramSource,
  readSource,
} from '../../../game-kit/core/code/program-source.ts'
import { isRecord } from '../../../game-kit/core/shape.ts'
import { GameButton } from '../../../game-kit/GameButton.tsx'
import type { Game } from '../../../game-kit/game-hooks.ts'
import { useGameTexts } from '../../../game-kit/game-texts.ts'
import styles from '../../../game-kit/map/Play.module.css'
import type { ToolHost } from '../../../host/tool-host.ts'
import type { Challenge } from '../core/challenge.ts'
import { dayOf } from '../core/daily.ts'
import { readContent } from '../core/document.ts'
import { floorOf } from '../core/judge.ts'
import { useDungeonTexts } from '../dungeon-texts.ts'
import { challengeTitle } from '../floor-title.ts'
import { heroTexts } from '../hero-words.ts'
import { useHeroRun } from '../run-hooks.ts'
import { DungeonText } from './DungeonText.tsx'
import { DungeonView } from './DungeonView.tsx'
import { describeEnding, describeHero } from './describe-dungeon.ts'
import { TryFloor } from './FloorEditor.tsx'
import { StatusRow } from './StatusRow.tsx'
import { WorldTabs } from './WorldTabs.tsx'

interface FloorReplayProps {
  host: ToolHost
  game: Game
  replay: unknown
  onLeave: () => void
}

function challengeIn(replay: Record<string, unknown>): Challenge | null {
  const id = typeof replay['level'] === 'string' ? replay['level'] : ''
  const day = dayOf(id)
  if (day !== null) return { kind: 'daily', day }
  const floor = floorOf(id, replay['custom'])
  return floor ? { kind: 'floor', floor } : null
}

/** What came in a link: somebody's hero to watch, or a floor to play. Everything is checked first. */
export function FloorReplay({ host, game, replay, onLeave }: FloorReplayProps) {
  const t = useDungeonTexts(host.locale)
  const shared = useGameTexts(host.locale)
  const given = useMemo(() => (isRecord(replay) ? replay : {}), [replay])
  const challenge = useMemo(() => challengeIn(given), [given])
  const content = readContent(given['custom']) ?? undefined
  const program = readSource(given['program'])
  const broken = !challenge || (program ? isTooLarge(program) : !content)
  if (broken || !challenge) {
    return (
      <>
        <p role="alert">{shared('replayBroken')}</p>
        <GameButton onClick={onLeave}>{shared('replayLeave')}</GameButton>
      </>
    )
  }
  const title = challengeTitle(t, challenge, content)
  return (
    <>
      <h2>{program ? `${t('replayTitle')}: ${title}` : title}</h2>
      {program && <WatchHero host={host} game={game} challenge={challenge} program={program} />}
      {!program && content && <TryFloor host={host} game={game} content={content} />}
      <GameButton onClick={onLeave}>{shared('replayLeave')}</GameButton>
    </>
  )
}

const NOTHING = { kind: 'flyoutToolbox', contents: [] }

interface WatchHeroProps {
  host: ToolHost
  game: Game
  challenge: Challenge
  program: ProgramSource
}

/** A run to watch: nothing can be changed, nothing is recorded. */
function WatchHero({ host, game, challenge, program }: WatchHeroProps) {
  const t = useDungeonTexts(host.locale)
  const code = useCodeTexts(host.locale)
  const texts = useMemo(() => heroTexts(t), [t])
  const watching = useMemo(() => ({ ...host, readonly: true }), [host])
  const run = useHeroRun(challenge, game.calm)
  const { playback, moment } = run
  const ending = run.over ? run.played?.worlds[run.world]?.run.ending : undefined
  function start(stepping: boolean) {
    if (run.played === null || (!stepping && run.over)) run.start(program, stepping)
    else if (stepping) playback.seek(playback.position + 1)
    else playback.play(false)
  }
  return (
    <div className={styles.play}>
      <div className={styles.side}>
        <WorldTabs t={t} challenge={challenge} run={run} />
        <StatusRow t={t} state={run.after} />
        <DungeonView
          rows={run.rows}
          before={run.before}
          after={run.after}
          known={run.known}
          hurt={moment?.happenings.includes('bitten') ?? false}
          pace={game.calm ? 0 : Math.min(playback.pace, 300)}
          label={`${t('map')}. ${describeHero(t, run.rows, run.after)}`}
        />
        <RunBar
          t={code}
          playback={{ ...playback, pause: run.pause }}
          hasRun={run.played !== null}
          onRun={() => start(false)}
          onStep={() => start(true)}
          onReset={run.reset}
        />
        <DungeonText t={t} code={code} run={run} />
        <Announcer message={ending ? describeEnding(t, ending) : ''} />
      </div>
      <CodePanel
        host={watching}
        texts={texts}
        toolbox={NOTHING}
        program={program}
        id="watch"
        active={moment?.at ?? null}
        problem={run.problem}
        onChange={() => undefined}
        onStartOver={null}
      />
    </div>
  )
}
