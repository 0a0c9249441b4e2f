/** A hand at the flows: nodes out of the list, wires from one to the next. */
import { button, css, inside, role } from './finder.ts'
import type { Wanted } from './in-page.ts'
import type { Person } from './person.ts'

/** Models and libraries come over the line and are started on a processor. */
const SLOW = 120

export async function openFlow(person: Person, tool: string): Promise<void> {
  await person.open(`/flow/${tool}`)
  await person.see(css('.react-flow__pane'), 60)
}

export const node = (name: string): Wanted => role('group', `Node ${name}`)
export const output = (name: string): Wanted => inside(node(name), button(/^Output/))
export const input = (name: string): Wanted => inside(node(name), button(/^Input/))

export async function done(person: Person, name: string): Promise<void> {
  await person.see(inside(node(name), css('[data-status=done]')), SLOW)
}

/** With a node selected the new one is wired to it. */
export async function add(person: Person, name: string): Promise<void> {
  await person.fill(role('searchbox', 'Find a node'), name)
  await person.press('Enter')
  await person.see(node(name))
}

/** Presses where nothing lies, so that no node is selected. */
export async function selectNothing(person: Person): Promise<void> {
  const { x, y, height } = await person.see(css('.react-flow__pane'))
  await person.clickAt({ x: x + 20, y: y + height - 60 })
  await person.gone(css('.react-flow__node.selected'))
}
