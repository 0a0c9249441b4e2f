import type { Example } from '../example.ts'

export const CATCH: Example = {
  id: 'game-catch',
  title: { en: 'Catch the apples', th: 'รับแอปเปิล', zh: '接苹果', ar: 'التقاط التفاح' },
  about: {
    en: 'Move the basket with the arrow keys. Miss three and it is over.',
    th: 'เลื่อนตะกร้าด้วยปุ่มลูกศร พลาดสามครั้งคือจบเกม',
    zh: '用方向键移动篮子，漏掉三个就结束。',
    ar: 'الأسهم تحرّك السلة. بعد ثلاث فائتات تنتهي اللعبة.',
  },
  icon: 'M4 10h16l-2 9H6ZM8 10a4 5 0 0 1 8 0',
  program: (say) => `import random

WIDTH = 600
HEIGHT = 400
TITLE = "${say('Catch the apples', 'รับแอปเปิล', '接苹果', 'التقاط التفاح')}"

# ${say('Try other numbers here.', 'ลองเปลี่ยนตัวเลขตรงนี้', '试试改这里的数字。', 'هنا مكان لأرقام أخرى.')}
BASKET_SPEED = 7
APPLE_SPEED = 3

basket = Actor("basket", midbottom=(300, 390))
apple = Actor("apple", (300, 0))
score = 0
lives = 3


def new_apple():
    apple.pos = (random.randint(30, WIDTH - 30), -20)


def update():
    global score, lives
    if lives == 0:
        return
    if keyboard.left:
        basket.x -= BASKET_SPEED
    if keyboard.right:
        basket.x += BASKET_SPEED
    basket.clamp_ip(Rect(0, 0, WIDTH, HEIGHT))

    apple.y += APPLE_SPEED + score / 5
    if apple.colliderect(basket):
        score += 1
        sounds.coin.play()
        new_apple()
    elif apple.top > HEIGHT:
        lives -= 1
        sounds.hit.play()
        new_apple()


def draw():
    screen.fill("skyblue")
    screen.draw.filled_rect(Rect(0, 380, WIDTH, 20), "green")
    basket.draw()
    apple.draw()
    screen.draw.text(str(score), topleft=(12, 8), fontsize=48, color="white", shadow=(1, 1))
    for number in range(lives):
        screen.blit("heart", (WIDTH - 50 - number * 50, 10))
    if lives == 0:
        screen.draw.text("${say('Game over', 'จบเกม', '游戏结束', 'انتهت اللعبة')}", center=(300, 200), fontsize=70, color="navy")
`,
}
