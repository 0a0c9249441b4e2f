/** Who has the most stars in a game, where the teacher turned the ranking on. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { classRanking } from '../../adapters/teach/my-class-api.ts'
import school from '../../parts/page-layout/school.module.css'
import styles from './class.module.css'

interface RankingProps {
  classId: number
  games: readonly ToolManifest[]
}

export function Ranking({ classId, games }: RankingProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const [game, setGame] = useState<ToolPath>(games[0]!.path)
  const { data = [] } = useQuery({
    queryKey: ['class', 'ranking', classId, game],
    queryFn: () => classRanking(classId, game),
  })
  return (
    <>
      <SelectField
        label={t`Ranking`}
        value={game}
        onChange={(event) => setGame(event.target.value as ToolPath)}
      >
        {games.map(({ path, title }) => (
          <option key={path} value={path}>
            {title[locale]}
          </option>
        ))}
      </SelectField>
      {data.length === 0 ? (
        <span className={school.soft}>
          <Trans>Nobody has played yet.</Trans>
        </span>
      ) : (
        <ol className={styles.ranking}>
          {data.map(({ displayName, stars, me }, index) => (
            <li key={index} value={placeOf(stars, data)} data-me={me || undefined}>
              <bdi>{displayName}</bdi> · <Plural value={stars} one="# star" other="# stars" />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** Whoever has as many stars shares the place. */
function placeOf(stars: number, all: readonly { stars: number }[]): number {
  return 1 + all.filter((other) => other.stars > stars).length
}
