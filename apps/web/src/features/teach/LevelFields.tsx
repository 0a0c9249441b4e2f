/** Which game a class plays: a level of the game, or levels the teacher made. */
import { useLingui } from '@lingui/react/macro'
import type { ProjectSummary } from '@panya/domain/project/project.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../adapters/address.ts'
import { openProject } from '../../adapters/projects/projects-api.ts'
import type { GameLevels } from '../../adapters/teach/game-levels.ts'

interface Choice {
  level: string | null
  starterProjectId: string | null
}

interface LevelFieldsProps extends Choice {
  tool: ToolPath
  levels: GameLevels
  /** Projects of this game: the sets of levels the teacher made. */
  made: readonly ProjectSummary[]
  onChange(choice: Choice): void
}

export function LevelFields(props: LevelFieldsProps) {
  const { tool, levels, made, level, starterProjectId, onChange } = props
  const { t } = useLingui()
  const { locale } = useAddress()
  const { data } = useQuery({
    queryKey: ['teach-levels', tool, locale, starterProjectId],
    queryFn: async () => {
      if (starterProjectId === null) return levels(tool, locale)
      return levels(tool, locale, (await openProject(starterProjectId)).document)
    },
  })
  return (
    <>
      <SelectField
        label={t`Levels`}
        hint={t`Levels you make in the game’s workshop can be given too.`}
        value={starterProjectId ?? ''}
        onChange={(event) =>
          onChange({ level: null, starterProjectId: event.target.value || null })
        }
      >
        <option value="">{t`Those of the game`}</option>
        {made.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Level`}
        value={level ?? ''}
        onChange={(event) => onChange({ starterProjectId, level: event.target.value || null })}
      >
        <option value="">{t`Any level`}</option>
        {data?.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
    </>
  )
}
