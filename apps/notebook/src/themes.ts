/** JupyterLab's names for light and dark, and where their style sheets lie. */
import type { IThemeManager } from '@jupyterlab/apputils'
import type { Theme } from '@panya/engines/notebook/protocol.ts'

export function themeName(theme: Theme): string {
  return theme === 'dark' ? 'JupyterLab Dark' : 'JupyterLab Light'
}

/** Asked for at once: JupyterLab itself comes to it late, and measures its bars without it. */
export function applyTheme(base: string, theme: Theme): void {
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'style'
  link.href = `${base}themes/@jupyterlab/theme-${theme}-extension/index.css`
  document.head.append(link)
}

/** Resolves when the paper has its colours and sizes. */
export function themed(themes: IThemeManager): Promise<void> {
  if (themes.theme !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const heard = () => {
      themes.themeChanged.disconnect(heard)
      resolve()
    }
    themes.themeChanged.connect(heard)
  })
}
