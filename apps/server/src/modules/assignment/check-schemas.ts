/** What a teacher's checks may look like on the wire; which of them a tool takes is asked afterwards. */
import {
  type CheckWish,
  CODE_PARTS,
  CHECK_LIMITS as LIMITS,
  STYLE_RULES,
  unfitKind,
} from '@panya/domain/classroom/check.ts'
import { COMPARISONS, FIGURES } from '@panya/domain/classroom/flow-check.ts'
import { MOST_STARS } from '@panya/domain/classroom/game-check.ts'
import { FARTHEST, MOST_DOTS } from '@panya/domain/classroom/stage-check.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { Type } from 'typebox'
import { Problem } from '../../platform/http/problem.ts'
import { oneOf, strict } from '../../platform/http/route-schemas.ts'
import { TOOLS } from '../../platform/tools.ts'

const Line = Type.String({ maxLength: LIMITS.text })
const Input = Type.Array(Line, { maxItems: LIMITS.input })
const Name = Type.String({ maxLength: LIMITS.name })
const Test = Type.String({ maxLength: LIMITS.test, pattern: '\\S' })
const Part = oneOf(CODE_PARTS)
const Block = Type.String({ pattern: `^\\w{1,${LIMITS.block}}$` })
const Count = Type.Integer({ minimum: 1, maximum: LIMITS.count })
const Node = Type.String({ pattern: `^[\\w.-]{1,${LIMITS.block}}$` })
const Port = Type.String({ minLength: 1, maxLength: LIMITS.block })
const Word = Type.String({ maxLength: LIMITS.name })
const Level = Type.String({ pattern: `^[\\w/-]{1,${LIMITS.level}}$` })
const AnyLevel = Type.String({ pattern: `^[\\w/-]{0,${LIMITS.level}}$` })
const Stars = Type.Integer({ minimum: 1, maximum: MOST_STARS })
const Feature = oneOf(['uses-feature', 'avoids-feature'])
/** A name of Python. */
const Variable = Type.String({ pattern: `^[A-Za-z_]\\w{0,${LIMITS.block}}$` })
const Value = Type.String({ maxLength: LIMITS.text, pattern: '\\S' })
const Within = Type.Number({ minimum: 0, maximum: LIMITS.figure })
const Said = Type.String({ maxLength: LIMITS.name, pattern: '\\S' })
const Shown = Type.String({ maxLength: LIMITS.text, pattern: '\\S' })
/** At least one that is lit. */
const Dots = Type.String({ maxLength: MOST_DOTS, pattern: '^[#.\\n]*#[#.\\n]*$' })
const Place = Type.Integer({ minimum: -FARTHEST, maximum: FARTHEST })
const Beside = Type.Integer({ minimum: 0, maximum: FARTHEST })

const figure = {
  kind: oneOf(['figure']),
  node: Node,
  named: Word,
  port: Port,
  row: Word,
  is: oneOf(COMPARISONS),
  value: Type.Number({ minimum: -LIMITS.figure, maximum: LIMITS.figure }),
  within: Within,
}
const Whole = oneOf(FIGURES.filter((what) => what !== 'cell'))

export const Checks = Type.Array(
  Type.Union([
    // A page that was opened before there were kinds sends none.
    Type.Object({ kind: Type.Optional(oneOf(['output'])), input: Input, output: Line }, strict),
    Type.Object({ kind: oneOf(['test']), name: Name, input: Input, test: Test }, strict),
    Type.Object({ kind: oneOf(['uses-code', 'avoids-code']), part: Part }, strict),
    Type.Object({ kind: oneOf(['style']), rule: oneOf(STYLE_RULES) }, strict),
    Type.Object({ kind: oneOf(['uses-block', 'avoids-block']), block: Block }, strict),
    Type.Object({ kind: oneOf(['most-lines', 'most-blocks']), count: Count }, strict),
    Type.Object({ ...figure, what: Whole, column: Word }, strict),
    Type.Object({ ...figure, what: oneOf(['cell']), column: Said }, strict),
    Type.Object({ kind: oneOf(['uses-node', 'avoids-node']), node: Node }, strict),
    Type.Object({ kind: oneOf(['stars']), level: AnyLevel, count: Stars }, strict),
    Type.Object(
      { kind: oneOf(['name-value']), name: Variable, value: Value, within: Within },
      strict,
    ),
    Type.Object({ kind: oneOf(['variable']), name: Said, value: Line }, strict),
    Type.Object({ kind: oneOf(['says']), sprite: Word, text: Shown }, strict),
    Type.Object(
      { kind: oneOf(['sprite-at']), sprite: Word, x: Place, y: Place, within: Beside },
      strict,
    ),
    Type.Object({ kind: oneOf(['dots']), dots: Dots }, strict),
    Type.Object({ kind: oneOf(['prints']), text: Shown }, strict),
    // One of the two has to be said: a check of nothing would always pass.
    Type.Object({ kind: oneOf(['cell']), cell: Said, shows: Line }, strict),
    Type.Object({ kind: oneOf(['cell']), cell: Word, shows: Shown }, strict),
    Type.Object({ kind: Feature, level: Level, feature: Block }, strict),
  ]),
  { maxItems: LIMITS.checks },
)

/** Nothing is left out silently: a check that nobody would ever look at is refused. */
export function requireFittingChecks(tool: ToolPath, checks: readonly CheckWish[]): void {
  const kinds = TOOLS.find(({ path }) => path === tool)?.takesChecks ?? []
  if (unfitKind(checks, kinds)) throw new Problem('BAD_INPUT', 'check-of-another-tool')
}
