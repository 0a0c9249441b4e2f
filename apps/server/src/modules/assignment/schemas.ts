/** What an assignment may look like on the wire. */
import {
  ASSIGNMENT_LIMITS as LIMITS,
  RESUBMIT_RULES,
  type ResubmitRule,
} from '@panya/domain/classroom/assignment.ts'
import { GROUP_LIMITS } from '@panya/domain/classroom/class-group.ts'
import { TUTOR_MODES, type TutorMode } from '@panya/domain/classroom/classroom.ts'
import type { When } from '@panya/domain/classroom/giving.ts'
import { MOST_WEIGHT } from '@panya/domain/classroom/gradebook.ts'
import { SAVED_COMMENT_LIMITS } from '@panya/domain/classroom/marking.ts'
import { Type } from 'typebox'
import { nullable } from '../../platform/http/nullable.ts'
import { Id, strict } from '../../platform/http/route-schemas.ts'
import { Tool } from '../../platform/tools.ts'
import { Checks } from './check-schemas.ts'

export const Uuid = Type.String({ format: 'uuid' })
const Title = Type.String({ minLength: 1, maxLength: LIMITS.title, pattern: '\\S' })
const Instructions = Type.String({ maxLength: LIMITS.instructions })
const Solution = Type.Optional(nullable(Type.String({ maxLength: LIMITS.solution })))
const Due = nullable(Type.String({ format: 'date-time' }))
const Resubmit = Type.Unsafe<ResubmitRule>({ type: 'string', enum: RESUBMIT_RULES })
const Tutor = Type.Unsafe<TutorMode>({ type: 'string', enum: TUTOR_MODES })
/** `now`, `draft`, or the moment it is given by itself. */
const When = Type.Unsafe<When>({
  anyOf: [
    { type: 'string', enum: ['now', 'draft'] },
    { type: 'string', format: 'date-time' },
  ],
})
const Some = nullable(
  Type.Object(
    {
      learners: Type.Array(Id, { maxItems: GROUP_LIMITS.learners, uniqueItems: true }),
      groups: Type.Array(Id, { maxItems: GROUP_LIMITS.groups, uniqueItems: true }),
    },
    strict,
  ),
)
const Weight = Type.Number({ minimum: 0, maximum: MOST_WEIGHT })

export const NewAssignment = Type.Object(
  {
    title: Title,
    instructions: Instructions,
    tool: Tool,
    level: nullable(Type.String({ minLength: 1, maxLength: 80 })),
    dueAt: Due,
    resubmit: Resubmit,
    tutorMode: Tutor,
    maxMark: Type.Integer({ minimum: 1, maximum: 1000 }),
    rubric: Type.Array(
      Type.Object(
        {
          text: Type.String({ minLength: 1, maxLength: 200 }),
          points: Type.Integer({ minimum: 1, maximum: 1000 }),
        },
        strict,
      ),
      { maxItems: LIMITS.rubricLines },
    ),
    checks: Checks,
    solution: Solution,
    pathId: nullable(Id),
    teamSize: Type.Integer({ minimum: 1, maximum: 10 }),
    starterProjectId: nullable(Uuid),
    templateId: nullable(Id),
    weight: Type.Optional(Weight),
    when: Type.Optional(When),
    audience: Type.Optional(Some),
    newPath: nullable(Type.String({ minLength: 1, maxLength: LIMITS.pathTitle, pattern: '\\S' })),
  },
  strict,
)

export const Change = Type.Object(
  {
    title: Type.Optional(Title),
    instructions: Type.Optional(Instructions),
    solution: Solution,
    dueAt: Type.Optional(Due),
    resubmit: Type.Optional(Resubmit),
    tutorMode: Type.Optional(Tutor),
    weight: Type.Optional(Weight),
    when: Type.Optional(When),
    audience: Type.Optional(Some),
    archived: Type.Optional(Type.Boolean()),
  },
  { ...strict, minProperties: 1 },
)

export const OwnDueBody = Type.Object({ dueAt: Due }, strict)

export const CopyBody = Type.Object({ classId: Id }, strict)

const Points = Type.Number({ minimum: 0, maximum: 1000 })
const Feedback = Type.String({ maxLength: LIMITS.feedback })

export const GiveBackBody = Type.Object(
  {
    mark: nullable(Points),
    rubricMarks: nullable(Type.Array(Points, { maxItems: LIMITS.rubricLines })),
    feedback: Feedback,
  },
  strict,
)

export const DraftBody = Type.Object(
  {
    mark: nullable(Points),
    rubricMarks: nullable(Type.Array(nullable(Points), { maxItems: LIMITS.rubricLines })),
    feedback: Feedback,
  },
  strict,
)

export const CommentBody = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: SAVED_COMMENT_LIMITS.text, pattern: '\\S' }) },
  strict,
)

export const StartBody = Type.Object(
  {
    document: nullable(
      Type.Object(
        {
          format: Type.String({ minLength: 1, maxLength: 80 }),
          version: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
          content: Type.Unknown(),
        },
        strict,
      ),
    ),
  },
  strict,
)
