/** Whom an assignment is for, where that is not the whole class. */
import { Plural, Trans } from '@lingui/react/macro'
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import { useAddress } from '../../../adapters/address.ts'
import { useGroups } from './use-groups.ts'

export function AudienceLine({ given }: { given: Pick<Assignment, 'classroomId' | 'audience'> }) {
  const { locale } = useAddress()
  const { audience, classroomId } = given
  const groups = useGroups(classroomId, (audience?.groups.length ?? 0) > 0)?.groups ?? []
  if (audience === null) return null
  const names = groups.filter(({ id }) => audience.groups.includes(id)).map(({ name }) => name)
  const list = new Intl.ListFormat(locale).format(names)
  const { length } = audience.learners
  return (
    <span>
      {names.length > 0 && <Trans>For {list}</Trans>}
      {names.length > 0 && length > 0 && ' + '}
      {length > 0 &&
        (names.length > 0 ? (
          <Plural value={length} one="# learner" other="# learners" />
        ) : (
          <Plural value={length} one="For # learner" other="For # learners" />
        ))}
    </span>
  )
}
