/** The choices of which work is shown, each with how many there are. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Submission } from '@panya/domain/classroom/assignment.ts'
import { isShown, WORK_FILTERS, type WorkFilter } from '@panya/domain/classroom/marking.ts'

const NAMES: Record<WorkFilter, MessageDescriptor> = {
  'to-mark': msg`Not marked`,
  'handed-in': msg`All handed in`,
  late: msg`Late`,
  all: msg`All`,
}

export function useFilters(
  rows: readonly Submission[],
): { filter: WorkFilter; text: string; count: number }[] {
  const { t } = useLingui()
  return WORK_FILTERS.map((filter) => ({
    filter,
    text: t(NAMES[filter]),
    count: rows.filter((row) => isShown(filter, row)).length,
  }))
}
