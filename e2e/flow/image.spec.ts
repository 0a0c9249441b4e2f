import { expect, test } from '../support/test.ts'
import {
  addBySearch,
  done,
  input,
  node,
  openDetails,
  openFlow,
  output,
  pictureOf,
} from './workbench.ts'

test.use({ viewport: { width: 1600, height: 900 } })

test('by mouse: drag a picture in, wire it, see gray pixels, read the Python', async ({ page }) => {
  await openFlow(page, 'image-processing')
  const canvas = page.locator('.react-flow__pane')
  const place = (x: number, y: number) => ({ targetPosition: { x, y } })
  await page.getByRole('button', { name: 'Add Sample picture' }).dragTo(canvas, place(60, 80))
  await done(page, 'Sample picture')
  expect((await pictureOf(page, 'Sample picture')).spread).toBeGreaterThan(60)

  await page.getByRole('button', { name: 'Add Gray' }).dragTo(canvas, place(720, 200))
  await output(page, 'Sample picture').dragTo(input(page, 'Gray'))
  await done(page, 'Gray')
  expect((await pictureOf(page, 'Gray')).spread).toBe(0)
  expect((await pictureOf(page, 'Gray')).shades).toBeGreaterThan(3)

  await node(page, 'Gray').click()
  await addBySearch(page, 'Canny edges')
  await done(page, 'Canny edges')
  const panel = await openDetails(page, 'Canny edges')
  await panel.getByRole('spinbutton', { name: 'Weak edge' }).fill('255')
  await panel.getByRole('spinbutton', { name: 'Weak edge' }).press('Enter')
  await done(page, 'Canny edges')

  // A wire back would make a circle: refused, with the reason.
  await output(page, 'Canny edges').dragTo(input(page, 'Gray'))
  await expect(page.getByRole('alert').filter({ hasText: 'in a circle' })).toBeVisible()

  await page.getByRole('button', { name: 'Python', exact: true }).click()
  await expect(page.getByText('cv2.cvtColor')).toBeVisible()
  await expect(page.getByText('cv2.Canny')).toBeVisible()

  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await done(page, 'Canny edges')
})

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

  test('by tap: one port, then the other', async ({ page }) => {
    await openFlow(page, 'image-processing')
    await page.getByRole('button', { name: 'Add Sample picture' }).tap()
    await done(page, 'Sample picture')
    await page.locator('.react-flow__pane').tap({ position: { x: 20, y: 500 } })
    await page.getByRole('button', { name: 'Add Flip' }).tap()
    await page.getByRole('button', { name: 'Show all' }).tap()
    await output(page, 'Sample picture').tap()
    await expect(page.getByText('Now choose where the wire goes. Escape stops.')).toBeVisible()
    await input(page, 'Flip').tap()
    await done(page, 'Flip')
    expect((await pictureOf(page, 'Flip')).spread).toBeGreaterThan(60)
  })
})
