/** A learner in the Python room: opens it, writes a program, runs it, reads what it says. */
import type { Locator, Page } from '@playwright/test'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { expect } from '../support/test.ts'

export interface PythonSession {
  page: Page
  console: Locator
  run: Locator
  stop: Locator
  ending: Locator
  write(program: string): Promise<void>
  /** Writes, runs and waits for the end. */
  play(program: string): Promise<void>
}

const WORDS = {
  en: { run: 'Run', stop: 'Stop', console: 'Console' },
  th: { run: 'รัน', stop: 'หยุด', console: 'คอนโซล' },
  zh: { run: '运行', stop: '停止', console: '控制台' },
  ar: { run: 'تشغيل', stop: 'إيقاف', console: 'الشاشة' },
}

export async function openPython(
  page: Page,
  locale: keyof typeof WORDS = 'en',
): Promise<PythonSession> {
  await signInByApi(page.request, await newLearner(page.request))
  const words = WORDS[locale]
  await page.goto(`${locale === 'en' ? '' : `/${locale}`}/coding/python-programming`)
  await expect(page.locator('[data-status=ready]')).toBeVisible({ timeout: 45_000 })
  const room: PythonSession = {
    page,
    console: page.getByRole('log', { name: words.console }),
    run: page.getByRole('button', { name: words.run, exact: true }),
    stop: page.getByRole('button', { name: words.stop, exact: true }),
    ending: page.locator('[data-ending]'),
    write: (program) => writeProgram(page, program),
    async play(program) {
      await room.write(program)
      await room.run.click()
      await expect(page.locator('[data-status=ready]')).toBeVisible({ timeout: 45_000 })
    },
  }
  return room
}

/** Replaces the shown file by pasting, so that no helpful editor adds brackets or spaces. */
export async function writeProgram(page: Page, program: string): Promise<void> {
  const editor = page.locator('.cm-content').first()
  await editor.click()
  await page.keyboard.press('Control+a')
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, program)
}
