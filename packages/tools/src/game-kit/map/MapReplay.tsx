/** What came in a link: somebody's program to watch, or a level to play. Everything is checked first. */
import { Button } from '@panya/ui/Button/Button.tsx'
import { type ComponentType, useMemo } from 'react'
import { isTooLarge, type ProgramSource, readSource } from '../core/code/program-source.ts'
import type { MapContent } from '../core/map-content.ts'
import { isRecord } from '../core/shape.ts'
import type { ReplayProps } from '../GameStage.tsx'
import { useGameMessages } from '../game-messages.ts'
import type { MapGame } from './map-game.ts'

interface Played<Level, Content> extends Pick<ReplayProps, 'host' | 'game'> {
  level: Level
  custom?: Content | undefined
}

interface MapReplayProps<Level, Content extends MapContent> extends ReplayProps {
  rules: MapGame<Level, Content>
  /** How a program to watch is called, and the level it runs in. */
  label: string
  titleOf(level: Level, custom: Content | undefined): string
  Watch: ComponentType<Played<Level, Content> & { program: ProgramSource }>
  Play: ComponentType<Played<Level, Content>>
}

export function MapReplay<Level, Content extends MapContent>({
  host,
  game,
  replay,
  onLeave,
  rules,
  ...kind
}: MapReplayProps<Level, Content>) {
  const t = useGameMessages(host.locale)
  const { Watch, Play } = kind
  const found = useMemo(() => {
    const given = isRecord(replay) ? replay : {}
    const id = typeof given['level'] === 'string' ? given['level'] : ''
    const level = rules.levelOf(id, given['custom'])
    const custom = rules.readContent(given['custom']) ?? undefined
    const program = readSource(given['program'])
    const broken = program ? isTooLarge(program) : !custom
    return level && !broken ? { level, custom, program } : null
  }, [replay, rules])
  const title = found && kind.titleOf(found.level, found.custom)
  return (
    <>
      {!found && <p role="alert">{t('replayBroken')}</p>}
      {found && <h2>{found.program ? `${kind.label}: ${title}` : title}</h2>}
      {found?.program && (
        <Watch host={host} game={game} level={found.level} program={found.program} />
      )}
      {found && !found.program && (
        <Play host={host} game={game} level={found.level} custom={found.custom} />
      )}
      <Button look="ghost" onClick={onLeave}>
        {t('replayLeave')}
      </Button>
    </>
  )
}
