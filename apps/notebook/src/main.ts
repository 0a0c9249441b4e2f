/** The frame's first script: starts Python and all parts, and asks the page meanwhile what to open. */
import { PageConfig } from '@jupyterlab/coreutils'
import { PythonPool } from './kernel/python-pool.ts'
import { type FrameFacts, frameFacts, whatToOpen } from './page.ts'
import { applyTheme, themeName } from './themes.ts'

const LANGUAGES: Record<string, string> = { en: 'default', th: 'th_TH', zh: 'zh_CN', ar: 'ar' }

/** JupyterLab reads these while its modules load, so they are set before. */
function configure(base: string): void {
  setOptions({
    appName: 'Notebook',
    appVersion: '1',
    baseUrl: base,
    appUrl: base,
    fullStaticUrl: base,
    settingsUrl: `${base}schemas`,
    // Themes are asked for relative to the base.
    themesUrl: 'themes',
    translationsApiUrl: `${base}api/translations`,
    fullListingsUrl: '',
    fullLicensesUrl: '',
    mode: 'multiple-document',
    enableMemoryStorage: 'true',
    contentsStorageName: 'panya',
    exposeAppInBrowser: 'false',
  })
}

/** How the page wants it to look; some modules read this too while they load. */
function configureLook({ theme, view, locale }: FrameFacts): void {
  setOptions({
    retroPage: 'notebooks',
    ...(view === 'lab' ? {} : { notebookPage: 'notebooks' }),
    settingsOverrides: JSON.stringify({
      '@jupyterlab/apputils-extension:themes': {
        theme: themeName(theme),
      },
      '@jupyter-notebook/application-extension:top': { visible: 'no' },
      '@jupyterlab/completer-extension:manager': { autoCompletion: true },
      '@jupyterlab/docmanager-extension:plugin': { autosave: false },
      '@jupyterlab/notebook-extension:tracker': { windowingMode: 'none' },
      '@jupyterlab/translation-extension:plugin': { locale: LANGUAGES[locale] ?? 'default' },
    }),
  })
  document.body.dataset['notebook'] = view === 'lab' ? 'lab' : 'notebooks'
  document.body.dataset['jpThemeLight'] = String(theme === 'light')
}

function setOptions(options: Record<string, string>): void {
  for (const [name, value] of Object.entries(options)) PageConfig.setOption(name, value)
}

const facts = frameFacts()
const pool = new PythonPool()
const opening = whatToOpen()
// Everything but the page itself lies below one folder named by its content.
const base = new URL(document.documentElement.dataset['parts'] ?? '.', location.href).pathname
applyTheme(base, facts.theme)
configure(base)
configureLook(facts)
const { startNotebook } = await import(/* webpackChunkName: "app" */ './app.ts')
await startNotebook({ facts, pool, opening })
