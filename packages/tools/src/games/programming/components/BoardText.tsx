import type { CodeTranslate } from '../../../game-kit/code/code-messages.ts'
import { RunDescription } from '../../../game-kit/map/RunDescription.tsx'
import type { ProgrammingTranslate } from '../programming-messages.ts'
import type { Run } from '../run-hooks.ts'
import { describeBoard, describeMoment } from './describe-board.ts'

interface BoardTextProps {
  t: ProgrammingTranslate
  code: CodeTranslate
  rows: readonly string[]
  run: Run
}

/** The board and the run in words. */
export function BoardText({ t, code, rows, run }: BoardTextProps) {
  const seen = run.run?.worlds[run.world]?.moments.slice(0, run.playback.position) ?? []
  const lines = seen.map((moment) => describeMoment(t, rows, moment))
  return (
    <RunDescription
      lists={[{ title: t('boardRead'), lines: describeBoard(t, rows, run.state) }]}
      log={{ title: code('log'), lines: lines.filter((line) => line !== null) }}
    />
  )
}
