/** Widgets as learners use them: by keyboard, kept with the notebook, and never a way for a stranger's script. */
import { codeCell, type Output } from '@panya/domain/notebook/notebook.ts'
import { WIDGET_STATE, WIDGET_VIEW } from '../../packages/engines/src/notebook/widget-state.ts'
import { expect, test } from '../support/test.ts'
import { type NotebookPage, openNotebook, signIn, waitForNotebook } from './notebook-page.ts'
import { shown, storedDocument, storeProject } from './stored-notebook.ts'

test.setTimeout(180_000)

const INTERACT = `from ipywidgets import interact
@interact(n=(1, 10))
def owls(n=2):
    print('owl ' * n)`

const slider = ({ frame }: NotebookPage) => frame.getByRole('slider').first()

test('a slider moved by keyboard calls anew, a button counts, and both are there on reopening', async ({
  page,
}) => {
  await signIn(page)
  const notebook = await openNotebook(page)
  const loaded: string[] = []
  page.on('request', (made) => loaded.push(made.url()))
  expect(loaded.some((url) => url.includes('/widgets.js'))).toBe(false)
  await notebook.play(INTERACT)
  await slider(notebook).focus()
  await page.keyboard.press('ArrowRight')
  const cell = notebook.cells.nth(0)
  await expect(cell.getByText('owl owl owl', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(cell.getByText('owl owl owl owl', { exact: true })).toBeVisible()
  await expect(slider(notebook)).toBeFocused()
  expect(loaded.some((url) => url.includes('/widgets.js'))).toBe(true)

  await notebook.play(`import ipywidgets as widgets
button, clicks = widgets.Button(description='Count'), 0
def count(_):
    global clicks
    clicks += 1
    print('clicked', clicks)
button.on_click(count)
button`)
  const button = notebook.frame.getByRole('button', { name: 'Count' })
  await button.press('Enter')
  await button.press('Enter')
  await expect(notebook.frame.getByText('clicked 2')).toBeVisible()

  await expect(page).toHaveURL(/project=/)
  // The state follows a moment after the widget.
  await expect
    .poll(async () => {
      const id = new URL(page.url()).searchParams.get('project')
      return (await page.request.get(`/api/projects/${id}`)).text()
    })
    .toMatch(/"value":\s*4/)
  await page.reload()
  const again = await waitForNotebook(page)
  await expect(again.frame.getByText('These controls are asleep').first()).toBeVisible()
  await expect(slider(again)).toHaveAttribute('aria-valuenow', '4.0')
  await expect(again.cells.nth(0).getByText('owl owl owl owl', { exact: true })).toBeVisible()
  await again.run.click()
  await expect(again.frame.getByText('These controls are asleep')).toHaveCount(0)
  await slider(again).focus()
  await page.keyboard.press('End')
  await expect(again.cells.nth(0).getByText('owl '.repeat(10).trim())).toBeVisible()
})

test('a bar that never rests leaves the page awake, and Stop works', async ({ page }) => {
  await signIn(page)
  const notebook = await openNotebook(page)
  await notebook.play(`from ipywidgets import IntProgress
bar = IntProgress(max=10**9)
display(bar)
while True:
    bar.value += 1`)
  const bar = notebook.frame.locator('.widget-inline-hbox, .jupyter-widgets').first()
  await expect(bar).toBeVisible()
  await notebook.cells.nth(1).locator('.cm-content').click()
  await page.keyboard.type('still = "awake"')
  await expect(notebook.cells.nth(1)).toContainText('still = "awake"')
  await notebook.stop.click()
  await expect(page.locator('[data-status=idle]')).toBeVisible()
  await notebook.cells.nth(1).locator('.cm-content').click()
  await page.keyboard.press('Shift+Enter')
  await notebook.play('print(bar.value > 100, still)')
  await expect(notebook.output(3)).toHaveText(/True awake/)
})

test('right-to-left and dark, the controls are there and can be read', async ({ page }) => {
  await signIn(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/ar/coding/jupyter-lite')
  const notebook = await waitForNotebook(page)
  await notebook.play(
    "from ipywidgets import *\nVBox([IntSlider(description='العدد'), Text('مرحبا'), Button(description='اضغط')])",
  )
  await expect(notebook.frame.getByRole('button', { name: 'اضغط' })).toBeVisible()
  await slider(notebook).focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider(notebook)).toHaveAttribute('aria-valuenow', '1.0')
})

const EVIL =
  '<img src=x onerror="window.strangerRan = 1"><script>window.strangerRan = 1</script><b>shown</b>'

const model = (name: string, state: object, module = '@jupyter-widgets/controls') => ({
  model_name: name,
  model_module: module,
  model_module_version: '2.0.0',
  state: {
    _model_name: name,
    _model_module: module,
    _model_module_version: '2.0.0',
    _view_name: name.replace('Model', 'View'),
    _view_module: module,
    _view_module_version: '2.0.0',
    ...state,
  },
})

const STRANGERS = {
  html: model('HTMLModel', { value: EVIL }),
  math: model('HTMLMathModel', { value: EVIL }),
  label: model('IntSliderModel', {
    description: EVIL,
    description_allow_html: true,
    tooltip: EVIL,
  }),
  check: model('CheckboxModel', { description: EVIL, description_allow_html: true }),
  toggles: model('ToggleButtonsModel', { _options_labels: [EVIL], icons: ['x jp-Dialog'] }),
  tab: model('TabModel', { children: ['IPY_MODEL_html'], titles: [EVIL] }),
  picture: model('ImageModel', { format: 'url', value: '/api/auth/signout' }),
  covers: model('ButtonModel', { description: 'x', _dom_classes: ['jp-Dialog', 'lm-Menu'] }),
  error: model('ErrorWidgetView', { msg: EVIL, error: { stack: EVIL } }, '@jupyter-widgets/base'),
  foreign: model(
    'AnyModel',
    { _esm: 'export default { render() { strangerRan = 1 } }' },
    'anywidget',
  ),
  proto: model('constructor', {}),
}

test.describe('strangers', () => {
  // Said by the widgets' own code of a picture that is none.
  test.use({ expectedErrors: [/Error serializing widget state attribute/] })

  test('what a stranger keeps as the state of widgets runs nothing and asks for nothing', async ({
    page,
  }) => {
    await signIn(page)
    const view = (id: string): Output => ({
      output_type: 'display_data',
      data: { [WIDGET_VIEW]: { model_id: id, version_major: 2, version_minor: 0 } },
      metadata: {},
    })
    const document = storedDocument([
      ...Object.keys(STRANGERS).map((id) => shown(`cell-${id}`, view(id))),
      codeCell('', 'last'),
    ])
    const state = { version_major: 2, version_minor: 0, state: STRANGERS }
    Object.assign(document.content.notebook.metadata, { widgets: { [WIDGET_STATE]: state } })
    const id = await storeProject(page.request, document)
    const asked: string[] = []
    page.on('request', (made) => asked.push(made.url()))
    await page.goto(`/coding/jupyter-lite?project=${id}`)
    const { frame } = await waitForNotebook(page)
    await expect(frame.getByText('shown').first()).toBeVisible()
    await expect(frame.getByText('needs anywidget')).toBeVisible()
    for (const place of await frame.locator('.panya-widget').all()) {
      await place.dispatchEvent('click')
    }
    const inside = page.frames().find((one) => one.url().includes('/notebook/index.html'))
    expect(await inside?.evaluate(() => 'strangerRan' in window)).toBe(false)
    const found = await frame
      .locator(
        '.panya-widget script, .panya-widget [onerror], .panya-widget .jp-Dialog, .panya-widget .lm-Menu',
      )
      .count()
    expect(found).toBe(0)
    expect(asked.filter((url) => /signout|anywidget/.test(url))).toEqual([])
  })
})
