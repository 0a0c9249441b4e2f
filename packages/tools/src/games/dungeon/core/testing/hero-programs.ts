/** Programs that win the campaign's floors; only the tests know them. */

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

export const HERO_PROGRAMS: Record<string, string> = {
  'floor-1': 'for _ in range(3):\n    go("east")',
  'floor-2': 'go("east")\ngo("east")\ngo("south")\ngo("south")\ngo("east")',
  'floor-3': 'while free("east"):\n    go("east")',
  'floor-4': 'for _ in range(3):\n    go("east")\n    go("south")\ngo("east")',
  'floor-5': 'go("east")\ngo("east")\ngo("south")\ngo("north")\nwhile True:\n    go("east")',
  'floor-6': 'while look("east") != "door":\n    go("east")\nopen("east")\nwhile True: go("east")',
  'floor-7': `
while free("east"):
    go("east")
    if look("south") == "key":
        go("south")
        go("north")
open("east")
while True: go("east")`,
  'floor-8': 'while True:\n    if free("ahead"): go("ahead")\n    else: go("right")',
  'floor-9': `
while True:
    for d in ["north", "south"]:
        if look(d) == "coin":
            go(d)
            go(opposite(d))
    go("east")`,
  'floor-10': 'while True:\n    if look("east") == "door": open("east")\n    else: go("east")',
  'floor-11': `
for _ in range(3): go("east")
if look("north") == "stairs": go("north")
else: go("south")`,
  'floor-12': FIGHTER,
  'floor-13': FIGHTER,
  'floor-14': 'go("east")\ngo("north")\nfor _ in range(3): go("east")\ngo("south")\ngo("east")',
  'floor-15': FIGHTER,
  'floor-16':
    'for _ in range(3): go("south")\nfor _ in range(7): go("east")\nfor _ in range(3): go("north")',
  'floor-17': `
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
  'floor-18': `
def fetch(d):
    if look(d) == "coin":
        go(d)
        go(opposite(d))
while True:
    fetch("north")
    fetch("south")
    go("east")`,
  'floor-19': `
def walk(d, steps):
    for _ in range(steps): go(d)
walk("east", 4)
walk("south", 2)
walk("west", 4)
walk("south", 2)
walk("east", 5)`,
  'floor-20': `
best = "north"
for d in ["east", "south", "west"]:
    if far(d) > far(best):
        best = d
while free(best): go(best)`,
  'floor-21':
    'for d in ["east", "south", "south", "east", "east", "south", "south", "west", "west", "west"]: go(d)',
  'floor-22': `
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
  'floor-23': EXPLORER,
  'floor-24': WALL_HAND,
  'floor-25': WALL_HAND,
  'floor-26': EXPLORER,
  'floor-27': EXPLORER,
  'floor-28': EXPLORER,
  'floor-29': EXPLORER,
  'floor-30': EXPLORER,
}
