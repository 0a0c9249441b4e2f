/** Answers when somebody was born, without the page. */
import { birthYearBands } from '@panya/domain/consent/birth-year-bands.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import { type APIRequestContext, expect } from '@playwright/test'

const [, child, older] = birthYearBands('TH', bangkokYear(new Date()))
/** A child asks a guardian; somebody older decides alone. */
export const BANDS = { child: child!, older: older! }

export async function answerAge(api: APIRequestContext, who: keyof typeof BANDS): Promise<void> {
  const answer = await api.put('/api/consent', { data: { country: 'TH', ...BANDS[who] } })
  expect(answer.ok()).toBe(true)
}
