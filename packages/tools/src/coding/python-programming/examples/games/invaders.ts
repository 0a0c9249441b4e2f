import type { Example } from '../example.ts'

export const INVADERS: Example = {
  id: 'game-invaders',
  title: { en: 'Space visitors', th: 'ผู้บุกรุกจากอวกาศ', zh: '太空来客', ar: 'غزاة الفضاء' },
  about: {
    en: 'Arrows move the ship, the space bar shoots.',
    th: 'ลูกศรเลื่อนยาน ปุ่มเว้นวรรคคือยิง',
    zh: '方向键移动飞船，空格键发射。',
    ar: 'الأسهم تحرّك المركبة، ومفتاح المسافة يطلق.',
  },
  icon: 'M12 4l5 14-5-3-5 3ZM4 5h.01M20 5h.01M12 21v.01',
  program: (say) => `WIDTH = 600
HEIGHT = 500
TITLE = "${say('Space visitors', 'ผู้บุกรุกจากอวกาศ', '太空来客', 'غزاة الفضاء')}"

ship = Actor("ship", (300, 460))
bullets = []
enemies = []
way = 1
message = ""

# ${say('Three rows of eight visitors.', 'ผู้บุกรุกสามแถว แถวละแปดตัว', '三行，每行八个来客。', 'ثلاثة صفوف من ثمانية غزاة.')}
for row in range(3):
    for column in range(8):
        enemies.append(Actor("enemy", (70 + column * 60, 60 + row * 50)))


def on_key_down(key):
    # ${say('Not more than three at once.', 'ยิงพร้อมกันไม่เกินสามนัด', '同时最多三发。', 'لا أكثر من ثلاث معًا.')}
    if key == keys.SPACE and len(bullets) < 3:
        bullets.append(Actor("bullet", ship.midtop))
        sounds.laser.play()


def move_enemies():
    global way, message
    for enemy in enemies:
        enemy.x += way
    if any(enemy.left < 5 or enemy.right > WIDTH - 5 for enemy in enemies):
        way = -way * 1.05
        for enemy in enemies:
            enemy.y += 12
    if any(enemy.bottom > ship.top for enemy in enemies):
        message = "${say('They have landed!', 'พวกมันลงจอดแล้ว!', '他们着陆了！', 'لقد هبطوا!')}"


def move_bullets():
    for bullet in list(bullets):
        bullet.y -= 8
        hit = bullet.collidelist(enemies)
        if hit >= 0:
            enemies.pop(hit)
            sounds.pop.play()
        if hit >= 0 or bullet.bottom < 0:
            bullets.remove(bullet)


def update():
    global message
    if message:
        return
    if keyboard.left and ship.left > 0:
        ship.x -= 6
    if keyboard.right and ship.right < WIDTH:
        ship.x += 6
    move_bullets()
    if enemies:
        move_enemies()
    else:
        message = "${say('You won!', 'คุณชนะ!', '你赢了！', 'فزت!')}"
        sounds.win.play()


def draw():
    screen.fill((10, 8, 40))
    for thing in [ship, *bullets, *enemies]:
        thing.draw()
    if message:
        screen.draw.text(message, center=(300, 250), fontsize=64, color="yellow")
`,
}
