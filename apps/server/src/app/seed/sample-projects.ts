/** A few projects for the demo school's learners: something to go on with on the first visit. */
import { randomUUID } from 'node:crypto'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import { documentOf } from '@panya/tools/coding/python-programming/core/document.ts'
import { eq } from 'drizzle-orm'
import { createProject, type NewProject } from '../../modules/project/project-port.ts'
import { storedDocument } from '../../modules/project/stored-document-port.ts'
import type { Database } from '../../platform/database/database.ts'
import { project } from '../../platform/database/schema/project.ts'
import { sampleBlocks } from './sample-blocks.ts'
import { sampleData, sampleImage } from './sample-flows.ts'
import { sampleNotebook } from './sample-notebook.ts'

const FLOWER = `from turtle import *

def petal(size):
    for _ in range(2):
        circle(size, 60)
        left(120)

speed(0)
for number in range(12):
    color(["tomato", "orange", "purple"][number % 3])
    petal(90)
    left(30)
`

const TIMES_TABLE = `number = int(input("Which times table? "))

for row in range(1, 13):
    print(row, "x", number, "=", row * number)
`

const WEATHER = `# Highest temperatures in Chiang Mai, one week in April
temperatures = [36, 38, 39, 37, 40, 39, 38]

print("Hottest day:", max(temperatures))
print("Average:", round(sum(temperatures) / len(temperatures), 1))

for day, degrees in enumerate(temperatures, start=1):
    print("day", day, "*" * (degrees - 30))
`

const SAMPLES = [
  { title: 'ดอกไม้ของมะลิ', text: FLOWER, shared: true },
  { title: 'Times table', text: TIMES_TABLE, shared: false },
  { title: 'Hot week in Chiang Mai', text: WEATHER, shared: true },
]

/** One each for the first learners; the first has them all. */
export async function seedProjects(
  database: Database,
  studentIds: readonly number[],
): Promise<void> {
  const [first = 0, ...others] = studentIds
  for (const [index, sample] of SAMPLES.entries()) {
    for (const owner of [first, others[index] ?? first]) await make(database, owner, sample)
  }
  for (const other of OTHERS) await keep(database, first, other, true)
}

const OTHERS = [
  { tool: 'coding/block-programming', title: 'แมวเดินเล่น', document: sampleBlocks() },
  { tool: 'flow/data-analytics', title: 'Which market sells most?', document: sampleData() },
  { tool: 'flow/image-processing', title: 'Edges in a landscape', document: sampleImage() },
  { tool: 'coding/jupyter-lite', title: 'Rain in our school garden', document: sampleNotebook() },
] as const

async function make(
  database: Database,
  owner: number,
  { title, text, shared }: (typeof SAMPLES)[number],
): Promise<void> {
  const main = 'main.py'
  const document = documentOf({ files: [{ name: main, text }], main })
  await keep(database, owner, { tool: 'coding/python-programming', title, document }, shared)
}

async function keep(
  database: Database,
  owner: number,
  sample: Pick<NewProject, 'tool' | 'title'> & { document: ProjectDocument },
  shared: boolean,
): Promise<void> {
  const id = randomUUID()
  await createProject(database, owner, {
    ...sample,
    id,
    saveId: randomUUID(),
    document: storedDocument(sample.document),
  })
  if (!shared) return
  const shareId = id.replaceAll('-', '').slice(0, 16)
  await database.orm.update(project).set({ share: 'class', shareId }).where(eq(project.id, id))
}
