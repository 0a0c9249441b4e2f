import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { ToolHost } from '../../../host/tool-host.ts'
import { dayRows, firstDay, learnerRows, type PERIODS } from '../core/attendance-table.ts'

/**
 * Fetches the attendance that nodes of an open flow ask for. It is shown and computed with, never saved
 * with the flow: whoever the flow is shared with does not get the class with it.
 */

interface Wish {
  node: string
  classId: number
  period: keyof typeof PERIODS
  what: string
}

function wishes({ content }: FlowSession): Wish[] {
  return content.nodes
    .filter(({ type, params }) => type === 'data.attendance' && Number(params.class) > 0)
    .map(({ id, params }) => ({
      node: id,
      classId: Number(params.class),
      period: (params.period ?? 'month') as Wish['period'],
      what: typeof params.what === 'string' ? params.what : 'days',
    }))
}

export function startAttendance(
  session: FlowSession,
  { attendance }: Pick<ToolHost, 'attendance'>,
): (() => void) | undefined {
  if (!attendance) return undefined
  const asked = new Map<string, string>()
  let isOver = false
  const fetchOne = async (wish: Wish, key: string): Promise<void> => {
    try {
      const today = bangkokDay(new Date())
      const from = firstDay(today, wish.period)
      const learners = await attendance.report(wish.classId, from, today)
      if (isOver || asked.get(wish.node) !== key) return
      const value = wish.what === 'learners' ? learnerRows(learners) : dayRows(learners)
      session.evaluator.pushLive(wish.node, { value: { type: 'list', value } })
    } catch {
      // The node stays without rows; the next change asks again, and the details say what is wrong.
      asked.delete(wish.node)
    }
  }
  const look = (): void => {
    for (const wish of wishes(session)) {
      const key = JSON.stringify(wish)
      if (asked.get(wish.node) === key) continue
      asked.set(wish.node, key)
      void fetchOne(wish, key)
    }
  }
  look()
  const unsubscribe = session.subscribe(look)
  return () => {
    isOver = true
    unsubscribe()
  }
}
