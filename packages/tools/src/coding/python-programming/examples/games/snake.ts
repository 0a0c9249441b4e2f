import type { Example } from '../example.ts'

export const SNAKE: Example = {
  id: 'game-snake',
  title: { en: 'Snake', th: 'งู', zh: '贪吃蛇', ar: 'الثعبان' },
  about: {
    en: 'Eat, grow, and do not bite yourself. A list remembers the body.',
    th: 'กินให้ตัวยาว แต่อย่ากัดตัวเอง รายการจำลำตัวของงูไว้',
    zh: '吃东西、变长，别咬到自己。列表记住蛇的身体。',
    ar: 'كُل واكبر ولا تعضّ نفسك. قائمة تتذكّر الجسم.',
  },
  icon: 'M5 18h8a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h9M18 6h.01',
  program: (say) => `import random

CELL = 20
COLUMNS = 30
ROWS = 20
WIDTH = CELL * COLUMNS
HEIGHT = CELL * ROWS
TITLE = "${say('Snake', 'งู', '贪吃蛇', 'الثعبان')}"

# ${say('The body: its head comes first.', 'ลำตัว หัวอยู่ก่อน', '身体：头在最前面。', 'الجسم: الرأس أولًا.')}
body = [(5, 10), (4, 10), (3, 10)]
direction = (1, 0)
wanted = direction
food = (15, 10)
alive = True

WAYS = {keys.UP: (0, -1), keys.DOWN: (0, 1), keys.LEFT: (-1, 0), keys.RIGHT: (1, 0)}


def on_key_down(key):
    global wanted
    if key in WAYS:
        x, y = WAYS[key]
        # ${say('It cannot turn right round.', 'งูกลับหลังทันทีไม่ได้', '不能直接掉头。', 'لا يمكنه أن يستدير للخلف.')}
        if (-x, -y) != direction:
            wanted = (x, y)


def step():
    global food, alive, direction
    if not alive:
        return
    direction = wanted
    x, y = body[0]
    head = (x + direction[0], y + direction[1])
    outside = not (0 <= head[0] < COLUMNS and 0 <= head[1] < ROWS)
    if outside or head in body:
        alive = False
        sounds.lose.play()
        return
    body.insert(0, head)
    if head == food:
        sounds.eep.play()
        food = (random.randrange(COLUMNS), random.randrange(ROWS))
    else:
        body.pop()


# ${say('Smaller is faster.', 'ยิ่งน้อยยิ่งเร็ว', '数字越小越快。', 'الأصغر أسرع.')}
clock.schedule_interval(step, 0.15)


def square(cell, color):
    x, y = cell
    screen.draw.filled_rect(Rect(x * CELL + 1, y * CELL + 1, CELL - 2, CELL - 2), color)


def draw():
    screen.fill((30, 40, 30))
    square(food, "tomato")
    for cell in body:
        square(cell, "limegreen")
    square(body[0], "yellow")
    screen.draw.text(str(len(body)), topright=(WIDTH - 10, 5), fontsize=36)
    if not alive:
        screen.draw.text("${say('Game over', 'จบเกม', '游戏结束', 'انتهت اللعبة')}", center=(WIDTH / 2, HEIGHT / 2), fontsize=70)
`,
}
