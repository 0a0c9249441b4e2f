/** The test projects of Scratch's own virtual machine: each says what it planned, what passed and what failed. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openProject } from './open-project.ts'
import { runProject } from './run-project.ts'

const FOLDER = new URL('./testing/projects/', import.meta.url)
const PROJECTS = readdirSync(FOLDER).filter((name) => /\.sb[23]$/.test(name))

const open = (name: string) => openProject(readFileSync(new URL(name, FOLDER)))

test('all of them are there', () => {
  expect(PROJECTS).toHaveLength(47)
})

describe.each(PROJECTS)('%s', (name) => {
  test('is read with nothing to report', () => {
    const { content, report } = open(name)
    expect(report).toEqual([])
    expect(content.actors[0]?.isStage).toBe(true)
  })

  test('passes', () => {
    const said: string[] = []
    runProject(open(name).content, { seconds: 2, onSay: (text) => said.push(text) })
    const plans = said.filter((text) => text.startsWith('plan'))
    const passed = said.filter((text) => text.startsWith('pass'))
    expect(said.filter((text) => text.startsWith('fail'))).toEqual([])
    expect(said).toContain('end')
    for (const plan of plans) expect(passed).toHaveLength(Number(plan.split(/\s+/)[1]))
  })
})
