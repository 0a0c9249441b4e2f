import { GameStage } from '../../game-kit/GameStage.tsx'
import { useGame } from '../../game-kit/game-hooks.ts'
import { useMapGame } from '../../game-kit/map/map-game.ts'
import { Workshop } from '../../game-kit/map/Workshop.tsx'
import { GameTask } from '../../game-kit/task/GameTask.tsx'
import type { ToolScreenProps } from '../../host/tool-host.ts'
import { LevelForm } from './components/LevelForm.tsx'
import { LevelMenu } from './components/LevelMenu.tsx'
import { LevelReplay } from './components/LevelReplay.tsx'
import { PlayLevel } from './components/PlayLevel.tsx'
import { LEVELS } from './core/levels/all-levels.ts'
import { levelNumber, levelTitle } from './level-title.ts'
import { PROGRAMMING } from './programming-game.ts'
import { useProgrammingMessages } from './programming-messages.ts'

/** Programming: sixty levels for a robot, in blocks and in Python, and a workshop for more. */
export default function ProgrammingScreen({ host }: ToolScreenProps) {
  const t = useProgrammingMessages(host.locale)
  const game = useGame(host)
  const { own, view, play, onEntrance, onEditor } = useMapGame(host, PROGRAMMING, t('editorTitle'))

  function title(): string {
    // The page's own heading names the game.
    if (view.at === 'menu') return ''
    if (view.at === 'editor') return t('editorTitle')
    const name = levelTitle(t, view.level.id, view.custom)
    return view.custom ? name : `${levelNumber(view.level.id)}. ${name}`
  }
  function body() {
    if (view.at === 'menu') {
      return <LevelMenu host={host} game={game} own={own.made} onPlay={play} onEditor={onEditor} />
    }
    if (view.at === 'editor') {
      return (
        <Workshop
          host={host}
          game={game}
          t={t}
          rules={PROGRAMMING}
          own={own}
          newName={t('ownLevel')}
          Form={LevelForm}
          Play={PlayLevel}
        />
      )
    }
    const next = view.custom ? undefined : LEVELS[levelNumber(view.level.id)]
    return (
      <PlayLevel
        key={view.level.id}
        host={host}
        game={game}
        level={view.level}
        custom={view.custom}
        onNext={next ? () => play(next) : undefined}
      />
    )
  }
  return (
    <GameStage
      host={host}
      game={game}
      title={title()}
      damaged={own.damaged}
      onEntrance={onEntrance}
      Replay={LevelReplay}
    >
      {body()}
      <GameTask host={host} game={game} content={() => import('./content.ts')} />
    </GameStage>
  )
}
