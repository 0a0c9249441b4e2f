/**
 * Programs that win the campaign's floors: hints lead to the one that is nearest to the learner's. The first of
 * a floor goes on from the program that the learner begins with there.
 */

/** Looks everywhere, fights what stands in the way, opens doors once it has a key. */
export const EXPLORER = `
def fight(d):
    while look(d) == "monster":
        hit(d)

def explore():
    seen.append(here())
    for d in ["north", "east", "south", "west"]:
        fight(d)
        if look(d) == "door" and keys() > 0:
            open(d)
        if free(d) and there(d) not in seen:
            go(d)
            explore()
            fight(opposite(d))
            go(opposite(d))

for _ in range(4):
    seen = []
    explore()
`

const FIGHTER = `
while True:
    if look("east") == "monster":
        hit("east")
    else:
        go("east")
`

const WALL_HAND = `
while True:
    if free("right"):
        go("right")
    elif free("ahead"):
        go("ahead")
    elif free("left"):
        go("left")
    else:
        go("back")
`

const DEEP_SEARCH = `
seen = []

def explore():
    seen.append(here())
    for d in ["north", "east", "south", "west"]:
        if free(d) and there(d) not in seen:
            go(d)
            explore()
            go(opposite(d))

explore()
`

const EAST_THRICE = 'go("east")\ngo("east")\ngo("east")'

const CROOKED = `go("east")
go("south")
go("east")
go("south")
go("east")
go("south")
go("east")`

const SOLUTIONS: Readonly<Record<string, readonly string[]>> = {
  'floor-1': [
    EAST_THRICE,
    'for _ in range(3):\n    go("east")',
    'while free("east"):\n    go("east")',
  ],
  'floor-2': [
    'for _ in range(2):\n    go("east")\nfor _ in range(2):\n    go("south")\ngo("east")',
    'for _ in range(2):\n    go("east")\ngo("south")\ngo("south")\ngo("east")',
    'go("east")\ngo("east")\ngo("south")\ngo("south")\ngo("east")',
  ],
  'floor-3': ['while free("east"):\n    go("east")'],
  'floor-4': ['for _ in range(3):\n    go("east")\n    go("south")\ngo("east")', CROOKED],
  'floor-5': [
    'go("east")\ngo("east")\ngo("south")\ngo("north")\nwhile free("east"):\n    go("east")',
    'for _ in range(2):\n    go("east")\ngo("south")\ngo("north")\nfor _ in range(6):\n    go("east")',
    'go("east")\ngo("east")\ngo("south")\ngo("north")\nfor _ in range(6):\n    go("east")',
  ],
  'floor-6': [
    'while look("east") != "door":\n    go("east")\nopen("east")\nwhile free("east"):\n    go("east")',
    'while look("east") != "door":\n    go("east")\nopen("east")\nwhile True:\n    go("east")',
  ],
  'floor-7': [
    `
while free("east"):
    go("east")
    if look("south") == "key":
        go("south")
        go("north")
open("east")
while True: go("east")`,
  ],
  'floor-8': ['while True:\n    if free("ahead"): go("ahead")\n    else: go("right")'],
  'floor-9': [
    `
while True:
    for d in ["north", "south"]:
        if look(d) == "coin":
            go(d)
            go(opposite(d))
    go("east")`,
    `
while True:
    if look("north") == "coin":
        go("north")
        go("south")
    if look("south") == "coin":
        go("south")
        go("north")
    go("east")`,
  ],
  'floor-10': ['while True:\n    if look("east") == "door": open("east")\n    else: go("east")'],
  'floor-11': [
    `
for _ in range(3): go("east")
if look("north") == "stairs": go("north")
else: go("south")`,
  ],
  'floor-12': [FIGHTER],
  'floor-13': [FIGHTER],
  'floor-14': ['go("east")\ngo("north")\nfor _ in range(3): go("east")\ngo("south")\ngo("east")'],
  'floor-15': [FIGHTER],
  'floor-16': [
    'for _ in range(3): go("south")\nfor _ in range(7): go("east")\nfor _ in range(3): go("north")',
  ],
  'floor-17': [
    `
def step(d):
    while look(d) == "monster":
        hit(d)
    go(d)
step("east")
step("east")
step("south")
step("south")
step("south")
step("north")
step("east")
step("east")`,
  ],
  'floor-18': [
    `
def fetch(d):
    if look(d) == "coin":
        go(d)
        go(opposite(d))
while True:
    fetch("north")
    fetch("south")
    go("east")`,
  ],
  'floor-19': [
    `
def walk(d, steps):
    for _ in range(steps): go(d)
walk("east", 4)
walk("south", 2)
walk("west", 4)
walk("south", 2)
walk("east", 5)`,
  ],
  'floor-20': [
    `
best = "north"
for d in ["east", "south", "west"]:
    if far(d) > far(best):
        best = d
while free(best): go(best)`,
  ],
  'floor-21': [
    `
path = ["east", "south", "south", "east", "east", "south", "south"]
for d in path: go(d)
for _ in range(3): go("west")`,
  ],
  'floor-22': [
    `
path = []
while keys() == 0:
    for d in ["east", "south", "west", "north"]:
        if free(d) and been(d) == 0:
            go(d)
            path.append(d)
            break
while len(path) > 0:
    go(opposite(path.pop()))
open("north")
go("north")
go("north")`,
  ],
  'floor-23': [EXPLORER],
  'floor-24': [WALL_HAND],
  'floor-25': [WALL_HAND],
  'floor-26': [EXPLORER],
  'floor-27': [DEEP_SEARCH],
  'floor-28': [EXPLORER],
  'floor-29': [EXPLORER],
  'floor-30': [EXPLORER],
}

/** Empty for a floor that somebody made. */
export function solutionsOf(id: string): readonly string[] {
  return SOLUTIONS[id] ?? []
}
