/** Giving an assignment: the tool, what to do, the starter, the rules. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { AssignmentPath, AssignmentTemplate } from '@panya/domain/classroom/assignment.ts'
import { ASSIGNMENT_LIMITS, type RubricLine } from '@panya/domain/classroom/assignment.ts'
import type { CheckWish } from '@panya/domain/classroom/check.ts'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { momentOfField } from '@panya/domain/time/bangkok-field.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { Markdown } from '@panya/ui/Markdown/Markdown.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { listProjects } from '../../adapters/projects/projects-api.ts'
import { giveAssignment, type NewAssignment } from '../../adapters/teach/assignment-api.ts'
import type { ToolCheckChoices } from '../../adapters/teach/check-choices.ts'
import type { GameLevels } from '../../adapters/teach/game-levels.ts'
import school from '../../parts/page-layout/school.module.css'
import type { Beginning } from './beginning.ts'
import { ChecksOfTool } from './checks/ChecksOfTool.tsx'
import { GivingFields } from './giving/GivingFields.tsx'
import { GIVE_NOW, givingWish, isWholeGiving } from './giving/giving-draft.ts'
import { useGiveMessages } from './giving/use-give-messages.ts'
import { InstructionsField } from './InstructionsField.tsx'
import { LevelFields } from './LevelFields.tsx'
import { ResubmitField } from './ResubmitField.tsx'
import { RubricEditor } from './RubricEditor.tsx'
import { SolutionField, takesSolution } from './SolutionField.tsx'
import { TemplateChoice } from './TemplateChoice.tsx'
import { TutorField } from './TutorField.tsx'
import styles from './teach.module.css'
import { useAction } from './use-action.ts'

interface AssignmentFormProps {
  room: ClassDetails
  tools: readonly ToolManifest[]
  levels: GameLevels
  checkChoices: ToolCheckChoices
  paths: readonly AssignmentPath[]
  /** Filled in already, to be looked over. */
  beginning?: Beginning | undefined
  onClose(): void
}

interface Draft extends Omit<NewAssignment, 'dueAt' | 'checks' | 'solution'> {
  /** As the browser's field has it, without a zone. */
  due: string
}

/** Of every tool that was chosen: who only looks at another one finds them again. */
type ChecksByTool = Partial<Record<ToolPath, CheckWish[]>>
type SolutionByTool = Partial<Record<ToolPath, string>>

const EMPTY: Omit<Draft, 'tool'> = {
  title: '',
  instructions: '',
  level: null,
  due: '',
  resubmit: 'always',
  tutorMode: 'hints',
  maxMark: 10,
  rubric: [],
  pathId: null,
  teamSize: 1,
  starterProjectId: null,
  templateId: null,
  newPath: null,
}

const NEW_PATH = 'new'

export function AssignmentForm(props: AssignmentFormProps) {
  const { room, tools, levels, checkChoices, paths, beginning, onClose } = props
  const { t } = useLingui()
  const { locale } = useAddress()
  const act = useAction()
  const [draft, setDraft] = useState<Draft>(() => {
    const first = tools.find(({ takesChecks }) => takesChecks) ?? tools[0]!
    const { solution: _, ...fields } = beginning?.fields ?? {}
    return { ...EMPTY, tool: first.path, tutorMode: room.tutorMode, ...fields }
  })
  const [giving, setGiving] = useState(GIVE_NOW)
  const messages = useGiveMessages(giving)
  const [checksOf, setChecksOf] = useState<ChecksByTool>(() =>
    beginning ? { [beginning.fields.tool]: beginning.checks } : {},
  )
  const keepChecks = (tool: ToolPath, checks: CheckWish[]) =>
    setChecksOf((before) => ({ ...before, [tool]: checks }))
  const [solutionOf, setSolutionOf] = useState<SolutionByTool>(() =>
    beginning ? { [beginning.fields.tool]: beginning.fields.solution ?? '' } : {},
  )
  const keepSolution = (tool: ToolPath, solution: string) =>
    setSolutionOf((before) => ({ ...before, [tool]: solution }))
  const solution = solutionOf[draft.tool] ?? ''
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const { data: projects = [] } = useQuery({
    queryKey: ['teach', 'starters'],
    queryFn: listProjects,
  })
  const isGame = draft.tool.startsWith('games/')
  const starters = projects.filter(({ tool, deletedAt }) => tool === draft.tool && !deletedAt)

  async function give(): Promise<void> {
    const { due, ...rest } = draft
    const checks = checksOf[rest.tool] ?? []
    const dueAt = momentOfField(due)
    const title = rest.title.trim()
    const solved = solution.trim() === '' ? null : solution
    const wish = { ...rest, ...givingWish(giving), checks, solution: solved, title, dueAt }
    const worked = await act.run(() => giveAssignment(room.id, wish), messages.done(new Date()))
    if (worked) onClose()
  }

  return (
    <div className={styles.form}>
      <h2>
        <Trans>Give an assignment</Trans>
      </h2>
      {/* Outside the form: its question is a form of its own. */}
      <TemplateChoice
        value={draft.templateId}
        onChoose={(template) => {
          if (template === null) return change({ templateId: null })
          keepChecks(template.tool, template.checks)
          keepSolution(template.tool, template.solution ?? '')
          change(fromTemplate(template))
        }}
      />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void give()
        }}
      >
        <div className={styles.pair}>
          <TextField
            label={t`Title`}
            value={draft.title}
            maxLength={ASSIGNMENT_LIMITS.title}
            required
            onChange={(event) => change({ title: event.target.value })}
          />
          <SelectField
            label={t`Tool`}
            value={draft.tool}
            onChange={(event) =>
              change({
                tool: event.target.value as ToolPath,
                level: null,
                starterProjectId: null,
                templateId: null,
              })
            }
          >
            {tools.map(({ path, title }) => (
              <option key={path} value={path}>
                {title[locale]}
              </option>
            ))}
          </SelectField>
          {isGame ? (
            <LevelFields
              tool={draft.tool}
              levels={levels}
              made={starters}
              level={draft.level}
              starterProjectId={draft.starterProjectId}
              onChange={change}
            />
          ) : (
            <SelectField
              label={t`Starter project`}
              hint={t`Everybody gets a copy of it as it is now.`}
              value={draft.starterProjectId ?? ''}
              onChange={(event) => change({ starterProjectId: event.target.value || null })}
            >
              <option value="">
                {draft.templateId === null ? t`An empty project` : t`As in the template`}
              </option>
              {starters.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </SelectField>
          )}
        </div>
        <InstructionsField
          value={draft.instructions}
          onChange={(instructions) => change({ instructions })}
        />
        {draft.instructions.trim() !== '' && (
          <div className={styles.note}>
            <Markdown source={draft.instructions} />
          </div>
        )}
        <ChecksOfTool
          tool={tools.find(({ path }) => path === draft.tool)}
          choices={checkChoices}
          solutions={starters}
          checks={checksOf[draft.tool] ?? []}
          onChange={(checks) => keepChecks(draft.tool, checks)}
          onProgram={(program) => keepSolution(draft.tool, program)}
        />
        {takesSolution(draft.tool, solution) && (
          <SolutionField
            ofBlocks={tools.find(({ path }) => path === draft.tool)?.placeKind === 'block'}
            value={solution}
            onChange={(text) => keepSolution(draft.tool, text)}
          />
        )}
        <div className={styles.pair}>
          <TextField
            label={t`Due`}
            type="datetime-local"
            value={draft.due}
            onChange={(event) => change({ due: event.target.value })}
          />
          <ResubmitField value={draft.resubmit} onChange={(resubmit) => change({ resubmit })} />
          <TutorField value={draft.tutorMode} onChange={(tutorMode) => change({ tutorMode })} />
          <SelectField
            label={t`Who works together?`}
            value={draft.teamSize}
            onChange={(event) => change({ teamSize: Number(event.target.value) })}
          >
            <option value={1}>{t`Everybody alone`}</option>
            {[2, 3, 4].map((size) => (
              <option key={size} value={size}>
                {t`Teams of ${size}, drawn by lot`}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t`Guided path`}
            hint={t`The next step opens when the one before is handed in.`}
            value={draft.newPath === null ? (draft.pathId ?? '') : NEW_PATH}
            onChange={(event) => {
              const { value } = event.target
              const isNew = value === NEW_PATH
              change({ pathId: Number(isNew ? 0 : value) || null, newPath: isNew ? '' : null })
            }}
          >
            <option value="">{t`No path`}</option>
            {paths.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
            <option value={NEW_PATH}>{t`A new path…`}</option>
          </SelectField>
          {draft.newPath !== null && (
            <TextField
              label={t`Name of the path`}
              value={draft.newPath}
              maxLength={ASSIGNMENT_LIMITS.pathTitle}
              required
              onChange={(event) => change({ newPath: event.target.value })}
            />
          )}
        </div>
        <RubricEditor
          rubric={draft.rubric}
          maxMark={draft.maxMark}
          onChange={(rubric: RubricLine[], maxMark: number) => change({ rubric, maxMark })}
        />
        <GivingFields classId={room.id} value={giving} onChange={setGiving} />
        <div className={school.row}>
          <Button look="ghost" className={styles.end ?? ''} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            disabled={
              act.busy ||
              draft.title.trim() === '' ||
              draft.newPath?.trim() === '' ||
              !isWholeGiving(giving)
            }
          >
            {messages.send}
          </Button>
        </div>
      </form>
    </div>
  )
}

function fromTemplate(template: AssignmentTemplate): Partial<Draft> {
  const { id, hasStarter: _starter, checks: _checks, solution: _solution, ...wish } = template
  return { ...wish, templateId: id, starterProjectId: null }
}
