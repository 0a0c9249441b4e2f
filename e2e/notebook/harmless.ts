/** Looks whether what strangers stored has done anything: run, asked, covered, or led somewhere else. */
import type { Frame, Locator, Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { MARK, MARKER } from './hostile-outputs.ts'

export interface Watch {
  /** Everything has been shown by now. */
  expectNothingHappened(): Promise<void>
}

/** From before the page opens. */
export function watchStrangers(page: Page): Watch {
  const asked: string[] = []
  page.on('request', (made) => {
    if (new RegExp(`${MARKER}|signout`).test(made.url())) asked.push(made.url())
  })
  const opened: string[] = []
  page.context().on('page', (other) => opened.push(other.url()))
  return {
    async expectNothingHappened() {
      const inside = notebookFrame(page)
      const address = page.url()
      expect(await strangers(inside)).toEqual([])
      expect(await covered(inside)).toEqual([])
      await pressEverything(inside)
      expect(await page.evaluate((mark) => mark in window, MARK)).toBe(false)
      expect(await inside.evaluate((mark) => mark in window, MARK)).toBe(false)
      expect(page.url()).toBe(address)
      expect(notebookFrame(page)).toBe(inside)
      // Python's own, and none that an output brought.
      const others = page.frames().filter((one) => !one.url().includes('/vendor/sandbox/python-'))
      expect(others).toHaveLength(2)
      expect(asked).toEqual([])
      expect(opened).toEqual([])
      expect(await isOnTop(page.getByRole('button', { name: 'Run all', exact: true }))).toBe(true)
    },
  }
}

function notebookFrame(page: Page): Frame {
  const inside = page.frames().find((one) => one.url().includes('/notebook/index.html'))
  if (!inside) throw new Error('The frame has gone elsewhere.')
  return inside
}

/** Everything in what was shown that should not be there, by cell. */
function strangers(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const HOSTS =
      '.jp-OutputArea-output, .jp-MarkdownOutput, .jp-MarkdownViewer .jp-RenderedMarkdown'
    const TAGS =
      'script,style,link,meta,base,iframe,frame,frameset,object,embed,applet,form,input,textarea,select,button,template,svg,map,area,dialog,portal,fencedframe,slot,marquee'
    const NAMES =
      /^on|^(id|name|srcset|ping|poster|background|formaction|action|popover|srcdoc|accesskey|usemap|is|slot|contenteditable|autofocus)$/
    const found: string[] = []
    const note = (element: Element, what: string) => {
      const cells = [...document.querySelectorAll('.jp-Cell')]
      const place = cells.findIndex((cell) => cell.contains(element))
      found.push(`cell ${place}: ${what} in ${element.outerHTML.slice(0, 160)}`)
    }
    for (const element of document.querySelectorAll(HOSTS.replaceAll(/,|$/g, ' *$&'))) {
      // Formulas and trees are drawn by parts of the house, out of words.
      const own = element.closest('mjx-container, .jp-RenderedJSON') !== null
      if (!own && element.matches(TAGS)) note(element, 'tag')
      for (const { name, value } of element.attributes) {
        const rel = element.getAttribute('rel') ?? ''
        if (NAMES.test(name) && !(own && value.startsWith('mjx-eqn'))) note(element, name)
        if (!own && /^(role|aria-|tabindex)/.test(name)) note(element, name)
        if (name === 'src' && !/^(data:(image|audio|video)\/|blob:)/.test(value))
          note(element, name)
        if (name === 'href' && !/^(https?:\/\/|mailto:|#)/.test(value)) note(element, name)
        if (name === 'href' && value.startsWith('http') && rel !== 'noopener noreferrer')
          note(element, 'rel')
        if (own) continue
        if (name === 'class' && /(^| )(jp-(?!InternalAnchorLink|needs)|lm-)/.test(value))
          note(element, name)
        if (name === 'style' && /url|fixed|absolute|sticky|z-index|transform|-\d/i.test(value))
          note(element, name)
      }
    }
    return found
  })
}

/** Points of the frame where something lies that belongs to an output elsewhere; scrolls through all of it. */
function covered(frame: Frame): Promise<string[]> {
  return frame.evaluate(async () => {
    const HOST = '.jp-OutputArea-output, .jp-MarkdownOutput'
    const found: string[] = []
    const sheet = document.querySelector('.jp-WindowedPanel-outer')
    if (!sheet) return ['no sheet']
    const above = sheet.getBoundingClientRect().top
    // Borders between boxes lie between two pixels.
    const reaches = (low: number, at: number, high: number) => at > low - 2 && at < high + 2
    const look = (x: number, y: number) => {
      const element = document.elementFromPoint(x, y)
      const host = element?.closest(HOST)
      if (!element || !host) return
      const { left, right, top, bottom } = host.getBoundingClientRect()
      const inside = reaches(left, x, right) && reaches(top, y, bottom) && y > above - 2
      if (!inside) found.push(`${x},${y}: ${element.outerHTML.slice(0, 120)}`)
    }
    for (let top = 0; top < Math.min(sheet.scrollHeight, 60_000); top += sheet.clientHeight) {
      sheet.scrollTop = top
      // A frame, for what is drawn while one scrolls; on a busy machine frames are rare, and nothing here needs more.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 250)
      })
      // What reaches out of its box to be seen is larger than this.
      for (let x = 5; x < innerWidth; x += 310) {
        for (let y = 5; y < innerHeight; y += 124) look(x, y)
      }
    }
    sheet.scrollTop = 0
    return found
  })
}

/** As a reader who points at and clicks on whatever there is; links to the web are left alone. */
function pressEverything(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    const inside = '.jp-OutputArea-output *, .jp-MarkdownOutput *'
    for (const element of document.querySelectorAll(inside)) {
      const link = element.closest('a')
      if (/^(https?|mailto):/.test(link?.getAttribute('href') ?? '')) continue
      for (const kind of ['mouseover', 'focus', 'toggle', 'animationend', 'click']) {
        // Each is pressed for itself: the sheet around them need not choose its cell each time.
        element.dispatchEvent(new MouseEvent(kind, { bubbles: false, cancelable: true }))
      }
    }
  })
}

function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}
