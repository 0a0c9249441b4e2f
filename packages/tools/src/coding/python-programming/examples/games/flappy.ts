import type { Example } from '../example.ts'

export const FLAPPY: Example = {
  id: 'game-flappy',
  title: { en: 'Flappy bird', th: 'นกบินลอดท่อ', zh: '飞翔的小鸟', ar: 'الطائر المرفرف' },
  about: {
    en: 'Space or a tap makes the bird flap. Gravity does the rest.',
    th: 'กดเว้นวรรคหรือแตะให้นกกระพือปีก แรงโน้มถ่วงทำส่วนที่เหลือ',
    zh: '按空格或点一下，小鸟就扇翅膀；剩下的交给重力。',
    ar: 'المسافة أو اللمس يجعل الطائر يرفرف، والجاذبية تفعل الباقي.',
  },
  icon: 'M4 12c3-6 12-6 14 0-2 6-11 6-14 0ZM18 12l3-1M8 12c2 2 4 2 6 0',
  program: (say) => `import random

WIDTH = 500
HEIGHT = 500
TITLE = "${say('Flappy bird', 'นกบินลอดท่อ', '飞翔的小鸟', 'الطائر المرفرف')}"

# ${say('Make it easier or harder.', 'ทำให้ง่ายขึ้นหรือยากขึ้น', '改得容易些或难些。', 'لجعلها أسهل أو أصعب.')}
GRAVITY = 0.35
FLAP = -6.5
GAP = 170
SPEED = 3

bird = Actor("bird", (120, 250))
top = Actor("pipe", anchor=("left", "bottom"), pos=(500, 160))
bottom = Actor("pipe", anchor=("left", "top"), pos=(500, 330))
score = 0
falling = 0
alive = True


def new_pipes():
    middle = random.randint(140, 360)
    top.pos = (WIDTH, middle - GAP / 2)
    bottom.pos = (WIDTH, middle + GAP / 2)


def flap():
    global falling, alive, score
    if alive:
        falling = FLAP
        sounds.jump.play()
    else:
        # ${say('Begin again.', 'เริ่มใหม่', '重新开始。', 'البدء من جديد.')}
        alive = True
        score = 0
        falling = FLAP
        bird.pos = (120, 250)
        new_pipes()


def on_key_down(key):
    if key == keys.SPACE:
        flap()


def on_mouse_down():
    flap()


def update():
    global falling, score, alive
    if not alive:
        return
    falling += GRAVITY
    bird.y += falling
    bird.angle = -falling * 4
    top.x -= SPEED
    bottom.x -= SPEED
    if top.right < 0:
        score += 1
        sounds.coin.play()
        new_pipes()
    body = bird.inflate(-12, -10)
    if body.colliderect(top) or body.colliderect(bottom) or bird.y > HEIGHT or bird.y < -40:
        alive = False
        sounds.hit.play()


def draw():
    screen.fill("lightskyblue")
    screen.blit("cloud", (60, 60))
    screen.blit("cloud", (330, 110))
    top.draw()
    bottom.draw()
    bird.draw()
    screen.draw.text(str(score), midtop=(250, 15), fontsize=70, shadow=(1, 1))
    if not alive:
        screen.draw.text("${say('Press to try again', 'กดเพื่อลองอีกครั้ง', '按一下再试一次', 'ضغطة لإعادة المحاولة')}", center=(250, 250), fontsize=44, ocolor="navy")
`,
}
