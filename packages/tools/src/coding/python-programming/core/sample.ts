/** What the demo school has of this tool: three programs, and one to write and hand in. */
import type { ToolSample } from '../../../host/core/sample.ts'
import { documentOf } from './document.ts'
import { FLOWER_OF_MALI, HOT_WEEK } from './made.ts'

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

const INSTRUCTIONS = `# วาดสามเหลี่ยม

1. ใช้ **for** วนซ้ำสามครั้ง
2. เดินหน้าด้วย \`forward(100)\`
3. เลี้ยวด้วย \`left(120)\`

ลองเปลี่ยนสีด้วยนะ`

const STARTER = 'from turtle import *\n\n# Draw here\n'
const HANDED_IN = 'from turtle import *\n\nfor side in range(3):\n    forward(100)\n    left(120)\n'

const program = (text: string) =>
  documentOf({ files: [{ name: 'main.py', text }], main: 'main.py' })

export const sample: ToolSample = {
  projects: [
    { title: FLOWER_OF_MALI.title, document: program(FLOWER), shared: true, twice: true },
    { title: 'Times table', document: program(TIMES_TABLE), shared: false, twice: true },
    { title: HOT_WEEK.title, document: program(WEATHER), shared: true, twice: true },
  ],
  assignment: {
    title: 'สามเหลี่ยมของฉัน',
    instructions: INSTRUCTIONS,
    starter: program(STARTER),
    rubric: [
      { text: 'ใช้การวนซ้ำ', points: 4 },
      { text: 'รูปปิดสนิท', points: 4 },
      { text: 'มีสีสัน', points: 2 },
    ],
    handedIn: program(HANDED_IN),
  },
}
