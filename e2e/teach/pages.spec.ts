/** The pages of teachers and classes: four languages, light and dark, narrow and wide, without a barrier. */
import { AxeBuilder } from '@axe-core/playwright'
import { LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import { signInByApi } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'
import { joinAsNew, makeRoom, TEACHER } from './class.ts'

/** Every tab once, and those with the most words in every language. */
const TABS = {
  en: ['board', 'assignments', 'settings'],
  th: ['students', 'progress'],
  zh: ['students', 'settings'],
  ar: ['board', 'students'],
}

for (const [index, locale] of LOCALES.entries()) {
  test.describe(() => {
    test.use({ colorScheme: index % 2 === 0 ? 'light' : 'dark' })

    test(`teaching in ${locale}`, async ({ page, baseURL }) => {
      await signInByApi(page.request, TEACHER)
      const room = await makeRoom(page.request)
      const learner = await joinAsNew(baseURL ?? '', room)
      await page.request.post(`/api/teach/classes/${room.id}/assignments`, {
        data: {
          title: 'Flower',
          instructions: '# Draw\n\n- a flower',
          tool: 'coding/python-programming',
          level: null,
          dueAt: '2030-01-01T00:00:00Z',
          resubmit: 'always',
          tutorMode: 'hints',
          maxMark: 10,
          rubric: [],
          checks: [],
          pathId: null,
          teamSize: 1,
          starterProjectId: null,
          templateId: null,
        },
      })
      const addresses = [
        '/teach',
        ...TABS[locale].map((tab) => `/teach/class?id=${room.id}&tab=${tab}`),
      ]
      for (const address of addresses) await expectFine(localePath(locale, address))
      await signInByApi(page.request, learner)
      await expectFine(localePath(locale, '/class'))

      async function expectFine(address: string): Promise<void> {
        await page.setViewportSize({ width: 1280, height: 800 })
        await page.goto(address)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations, address).toEqual([])
        await page.setViewportSize({ width: 360, height: 640 })
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, address).toBeLessThanOrEqual(360)
      }
    })
  })
}
