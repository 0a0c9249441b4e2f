import type { CodeTranslate } from '../../../game-kit/code/code-texts.ts'
import { RunWords } from '../../../game-kit/map/RunWords.tsx'
import type { ProgrammingTranslate } from '../programming-texts.ts'
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
    <RunWords
      lists={[{ title: t('boardRead'), lines: describeBoard(t, rows, run.state) }]}
      log={{ title: code('log'), lines: lines.filter((line) => line !== null) }}
    />
  )
}
