import type { Example } from '../example.ts'

export const CAR: Example = {
  id: 'game-car',
  title: { en: 'Drive a car', th: 'ขับรถ', zh: '开小车', ar: 'قُد سيارة' },
  about: {
    en: 'Seen from above: steer, speed up, collect the stars.',
    th: 'มองจากด้านบน เลี้ยว เร่ง แล้วเก็บดาว',
    zh: '从上往下看：转弯、加速、收集星星。',
    ar: 'من الأعلى: توجيه وإسراع وجمع للنجوم.',
  },
  icon: 'M5 14l2-6h10l2 6v4H5ZM8 18v2M16 18v2M8 14h.01M16 14h.01',
  program: (say) => `import math
import random

WIDTH = 640
HEIGHT = 480
TITLE = "${say('Drive a car', 'ขับรถ', '开小车', 'قُد سيارة')}"

car = Actor("car", (320, 240))
speed = 0
stars = []
score = 0


def new_star():
    place = (random.randint(40, WIDTH - 40), random.randint(40, HEIGHT - 40))
    stars.append(Actor("star", place))


for number in range(3):
    new_star()


def update():
    global speed, score
    if keyboard.up:
        speed += 0.2
    if keyboard.down:
        speed -= 0.2
    if keyboard.left:
        car.angle += speed
    if keyboard.right:
        car.angle -= speed
    # ${say('The road slows it down.', 'ถนนทำให้รถช้าลง', '路面让车慢下来。', 'الطريق يبطئها.')}
    speed *= 0.96

    # ${say('Which way is forward? Cosine and sine know.', 'ข้างหน้าคือทางไหน โคไซน์และไซน์รู้', '哪边是前面？余弦和正弦知道。', 'أين الأمام؟ جيب التمام والجيب يعرفان.')}
    turn = math.radians(car.angle)
    car.x += speed * math.cos(turn)
    car.y -= speed * math.sin(turn)
    car.x %= WIDTH
    car.y %= HEIGHT

    hit = car.collidelist(stars)
    if hit >= 0:
        stars.pop(hit)
        score += 1
        sounds.coin.play()
        new_star()


def draw():
    screen.fill((90, 160, 90))
    screen.draw.filled_rect(Rect(60, 60, WIDTH - 120, HEIGHT - 120), (110, 110, 120))
    screen.draw.filled_rect(Rect(180, 170, WIDTH - 360, HEIGHT - 340), (90, 160, 90))
    for star in stars:
        star.draw()
    car.draw()
    screen.draw.text(str(score), topleft=(14, 6), fontsize=52, shadow=(1, 1))
`,
}
