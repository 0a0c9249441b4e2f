import type { Example } from '../example.ts'

export const MAZE: Example = {
  id: 'game-maze',
  title: { en: 'Maze', th: 'เขาวงกต', zh: '迷宫', ar: 'المتاهة' },
  about: {
    en: 'Collect every gem. Draw your own maze with letters.',
    th: 'เก็บอัญมณีให้ครบ แล้ววาดเขาวงกตของคุณเองด้วยตัวอักษร',
    zh: '收集所有宝石，再用字符画自己的迷宫。',
    ar: 'لنجمع كل الجواهر، ثم نرسم متاهة بالحروف.',
  },
  icon: 'M4 4h16v16H4ZM9 4v7h5M14 20v-5h-5M14 8h6',
  program: (say) => `TILE = 64

# ${say('# is a wall, . is grass, * is a gem, D is the door. Change the map!', '# คือกำแพง . คือหญ้า * คืออัญมณี D คือประตู ลองเปลี่ยนแผนที่!', '# 是墙，. 是草地，* 是宝石，D 是门。改改地图！', '# جدار، و . عشب، و * جوهرة، و D باب. الخريطة قابلة للتغيير!')}
MAP = [
    "##########",
    "#..*#...*#",
    "#.#.#.#.##",
    "#.#...#.D#",
    "#.###.#.##",
    "#*....#.*#",
    "##########",
]
WIDTH = TILE * len(MAP[0])
HEIGHT = TILE * len(MAP)
TITLE = "${say('Maze', 'เขาวงกต', '迷宫', 'المتاهة')}"

cells = {}
for row, line in enumerate(MAP):
    for column, letter in enumerate(line):
        cells[column, row] = letter

hero = Actor("cat", (0, 0))
place = (1, 1)
won = False


def center_of(cell):
    return (cell[0] * TILE + TILE / 2, cell[1] * TILE + TILE / 2)


hero.pos = center_of(place)


def go(x, y):
    global place, won
    goal = (place[0] + x, place[1] + y)
    letter = cells[goal]
    if letter == "#" or (letter == "D" and "*" in cells.values()):
        sounds.boop.play()
        return
    place = goal
    animate(hero, pos=center_of(place), duration=0.15)
    if letter == "*":
        cells[goal] = "."
        sounds.coin.play()
    if letter == "D":
        won = True
        sounds.win.play()


def on_key_down(key):
    if key == keys.LEFT:
        go(-1, 0)
    elif key == keys.RIGHT:
        go(1, 0)
    elif key == keys.UP:
        go(0, -1)
    elif key == keys.DOWN:
        go(0, 1)


PICTURES = {"#": "wall", "*": "gem", "D": "door"}


def draw():
    screen.clear()
    for (column, row), letter in cells.items():
        corner = (column * TILE, row * TILE)
        screen.blit("grass", corner)
        if letter == "*":
            screen.blit("gem", (corner[0] + 10, corner[1] + 12))
        elif letter in PICTURES:
            screen.blit(PICTURES[letter], corner)
    hero.draw()
    if won:
        screen.draw.text("${say('You found the way!', 'คุณหาทางออกได้แล้ว!', '你找到出路了！', 'وجدت الطريق!')}", center=(WIDTH / 2, HEIGHT / 2), fontsize=60, color="white", ocolor="navy")
`,
}
