import type { StarCount } from '../../../kit/core/game/judge-result.ts'

/** Stars for a round of drawing: personal, since only the learner's own machine has seen the drawings. */
export function machineStars(recognised: number): StarCount {
  if (recognised >= 5) return 3
  if (recognised >= 3) return 2
  return recognised >= 1 ? 1 : 0
}
