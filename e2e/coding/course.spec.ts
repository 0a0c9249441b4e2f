/** The course in the Python tool: done by a learner, kept, and seen by the teacher. */
import type { Page } from '@playwright/test'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { writeProgram } from '../python/python-page.ts'
import { expectAccessible, expectContrast } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { joinAsNew, makeRoom, TEACHER } from '../teach/class.ts'

const FIRST_STEPS = [
  ['Say hello', "print('hello!')"],
  ['Who are you?', 'print("My name is", "Nok")'],
  ['One after the other', 'print("Good morning")\nprint("Good night")'],
  ['Mend it', 'print("cat")'],
  ['Notes for people', 'print("cat")\n#print("dog")'],
] as const

async function openTool(page: Page, path = '/coding/python-programming'): Promise<void> {
  await page.goto(path)
  // A phone has no room for the word.
  await expect(page.locator('[data-status=ready]')).toBeAttached({ timeout: 60_000 })
}

test('a learner errs, asks for a hint, goes on, comes back, and the teacher sees it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const teacher = await browser.newContext({ baseURL: baseURL ?? '' })
  await signInByApi(teacher.request, TEACHER)
  const room = await makeRoom(teacher.request)
  const learner = await joinAsNew(baseURL ?? '', room)
  await signInByApi(page.request, learner)
  await openTool(page)
  const panel = page.getByRole('complementary', { name: 'Course' })
  const run = page.getByRole('button', { name: 'Run', exact: true })
  const next = panel.getByRole('button', { name: 'Next step' })
  await writeProgram(page, '# mine\n')
  await page.getByRole('button', { name: 'Course', exact: true }).click()

  await test.step('a wrong answer is told what is wrong, a hint helps', async () => {
    await expect(panel.getByRole('heading', { name: 'Say hello' })).toBeVisible()
    await writeProgram(page, '"Hello"')
    await run.click()
    await expect(panel.getByText('Your program printed nothing')).toBeVisible()
    await panel.getByRole('button', { name: 'Give me a hint' }).click()
    await expect(panel.getByText('Hint 1')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('five steps are done; Next has the focus', async () => {
    for (const [title, program] of FIRST_STEPS) {
      await expect(panel.getByRole('heading', { name: title })).toBeVisible()
      await writeProgram(page, program)
      await run.click()
      await expect(next).toBeFocused()
      await page.keyboard.press('Enter')
    }
  })
  await test.step('after a reload everything is where it was', async () => {
    await expect(panel.getByRole('heading', { name: 'A tree of stars' })).toBeVisible()
    const kept = page.waitForResponse(
      (answer) => answer.url().includes('star-tree') && answer.request().method() === 'PUT',
    )
    await writeProgram(page, 'print("  *")\n# later')
    await expect(panel.getByText('5 of 60 steps done')).toBeVisible()
    await kept
    await page.reload()
    await expect(panel.getByRole('heading', { name: 'A tree of stars' })).toBeVisible()
    await expect(panel.getByText('5 of 60 steps done')).toBeVisible()
    await expect(page.locator('.cm-content').first()).toContainText('# later')
  })
  await test.step('every step is open, and one’s own program comes back', async () => {
    await panel.getByRole('button', { name: 'All steps' }).click()
    await expect(panel.getByRole('button', { name: 'Say hello (Done)' })).toBeVisible()
    await panel.getByRole('button', { name: /Drawing with the turtle/ }).click()
    await panel.getByRole('button', { name: 'A square' }).click()
    await expect(page.locator('[data-status=ready]')).toBeVisible({ timeout: 60_000 })
    await writeProgram(
      page,
      'from turtle import *\nspeed(0)\nfor i in range(4):\n    fd(100)\n    rt(60)\n',
    )
    await run.click()
    await expect(panel.getByText('The shape is not closed')).toBeVisible()
    await panel.getByRole('button', { name: 'Back to my own program' }).click()
    await expect(page.locator('.cm-content').first()).toContainText('# mine')
  })
  await test.step('the teacher sees how far she has come', async () => {
    const desk = await teacher.newPage()
    await desk.goto(`/teach/student?id=${learner.id}&class=${room.id}`)
    await expect(desk.getByText('Python course: steps done')).toBeVisible()
    await expect(desk.getByText('5 / 60')).toBeVisible()
    await desk.goto(`/teach/class?id=${room.id}&tab=progress`)
    await expect(desk.getByRole('columnheader', { name: 'Course steps' })).toBeVisible()
  })
  await teacher.close()
})

test('a program that never ends is named, and the next try works', async ({ page }) => {
  await signInByApi(page.request, await newLearner(page.request))
  await openTool(page)
  const panel = page.getByRole('complementary', { name: 'Course' })
  await page.getByRole('button', { name: 'Course', exact: true }).click()
  await panel.getByRole('button', { name: 'All steps' }).click()
  await panel.getByRole('button', { name: /Asking and answering/ }).click()
  await panel.getByRole('button', { name: 'Ask a question' }).click()
  // It ends for the one who typed in it, not for the names of the check.
  await writeProgram(page, 'name = input()\nwhile name != "x":\n    pass\nprint(name)\n')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('textbox', { name: /Type your answer/ }).fill('x')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Is there a loop that never stops?')).toBeVisible({
    timeout: 40_000,
  })
  await expect(page.locator('[data-status=ready]')).toBeVisible({ timeout: 60_000 })
  await writeProgram(page, 'print(input())\n')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByRole('textbox', { name: /Type your answer/ }).fill('x')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'Next step' })).toBeFocused()
})

test('on a phone in Arabic the course is read from the right, its code from the left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await signInByApi(page.request, await newLearner(page.request))
  await openTool(page, '/ar/coding/python-programming')
  await page.getByRole('button', { name: 'الإعدادات' }).click()
  await page.getByRole('button', { name: 'الدورة' }).click()
  const panel = page.getByRole('complementary', { name: 'الدورة' })
  await expect(panel.getByRole('heading', { name: 'إلقاء التحية' })).toBeVisible()
  expect(await panel.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  const code = panel.locator('code').first()
  expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  await expectContrast(page)
  await page.getByRole('button', { name: 'الشيفرة', exact: true }).click()
  await writeProgram(page, 'print("مرحبًا!")')
  await page.getByRole('button', { name: 'تشغيل', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'الخطوة التالية' })).toBeFocused()
})
