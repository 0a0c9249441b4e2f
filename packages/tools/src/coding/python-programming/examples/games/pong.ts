import type { Example } from '../example.ts'

export const PONG: Example = {
  id: 'game-pong',
  title: { en: 'Pong', th: 'ปิงปอง', zh: '乒乓', ar: 'بونغ' },
  about: {
    en: 'You are on the left: arrow up and down. The computer is on the right.',
    th: 'คุณอยู่ทางซ้าย ใช้ลูกศรขึ้นและลง คอมพิวเตอร์อยู่ทางขวา',
    zh: '你在左边，用上下方向键；电脑在右边。',
    ar: 'أنت على اليسار: السهمان للأعلى والأسفل. والحاسوب على اليمين.',
  },
  icon: 'M4 6v7M20 11v7M12 12h.01M12 3v3M12 18v3',
  program: (say) => `WIDTH = 600
HEIGHT = 400
TITLE = "Pong"

# ${say('How fast everything is: change it!', 'ความเร็วของทุกอย่าง ลองเปลี่ยนดู!', '所有东西的速度，改改看！', 'سرعة كل شيء: لنغيّرها!')}
BAT_SPEED = 6
COMPUTER_SPEED = 3
BALL_SPEED = 4

left = Actor("bat", (20, 200))
right = Actor("bat", (580, 200))
ball = Actor("ball", (300, 200))
ball.dx = BALL_SPEED
ball.dy = 2
points = [0, 0]


def serve(direction):
    ball.pos = (300, 200)
    ball.dx = direction * BALL_SPEED
    ball.dy = 2


def move_bats():
    if keyboard.up:
        left.y -= BAT_SPEED
    if keyboard.down:
        left.y += BAT_SPEED
    # ${say('The computer follows the ball.', 'คอมพิวเตอร์ขยับตามลูกบอล', '电脑跟着球走。', 'الحاسوب يتبع الكرة.')}
    if ball.y > right.y + 10:
        right.y += COMPUTER_SPEED
    elif ball.y < right.y - 10:
        right.y -= COMPUTER_SPEED
    for bat in (left, right):
        bat.clamp_ip(Rect(0, 0, WIDTH, HEIGHT))


def move_ball():
    ball.x += ball.dx
    ball.y += ball.dy
    if ball.top < 0 or ball.bottom > HEIGHT:
        ball.dy = -ball.dy
        sounds.boop.play()
    for bat, direction in ((left, 1), (right, -1)):
        if ball.colliderect(bat):
            ball.dx = direction * (abs(ball.dx) + 0.3)
            ball.dy += (ball.y - bat.y) / 20
            sounds.beep.play()
    if ball.right < 0:
        points[1] += 1
        serve(1)
    elif ball.left > WIDTH:
        points[0] += 1
        serve(-1)


def update():
    move_bats()
    move_ball()


def draw():
    screen.fill((20, 24, 60))
    for y in range(0, HEIGHT, 40):
        screen.draw.filled_rect(Rect(297, y + 10, 6, 20), (70, 76, 130))
    left.draw()
    right.draw()
    ball.draw()
    screen.draw.text(f"{points[0]}   {points[1]}", midtop=(300, 10), fontsize=60)
`,
}
