# ==== walk
@cat.when_flag
def start():
    cat.move(10)

# ==== walk and wait
@cat.when_flag
def start():
    cat.move(10)
    wait(1)
    cat.move(10)

# ==== forever
@cat.when_flag
def start():
    while True:
        cat.move(5)
        cat.bounce()

# ==== square
@cat.when_flag
def start():
    for i in range(4):
        cat.move(100)
        cat.turn(90)

# ==== square with an underscore
@cat.when_flag
def start():
    for _ in range(4):
        cat.move(100)
        cat.turn(90)

# ==== square with a named counter
@cat.when_flag
def start():
    for side in range(4):
        cat.move(100)
        cat.turn(90)

# ==== polygon
@cat.when_flag
def start():
    sides = 6
    for i in range(sides):
        cat.move(50)
        cat.turn(360 / sides)

# ==== spiral
@cat.when_flag
def start():
    for step in range(1, 51):
        cat.move(step)
        cat.turn(30)

# ==== spiral down
@cat.when_flag
def start():
    for step in range(50, 0, -1):
        cat.move(step)
        cat.turn(15)

# ==== every second
@cat.when_flag
def start():
    for n in range(0, 20, 2):
        cat.move(n)

# ==== go home
@cat.when_flag
def start():
    cat.go_to(0, 0)
    cat.point(90)

# ==== to the mouse
@cat.when_flag
def start():
    while True:
        cat.point_towards("mouse")
        cat.move(3)

# ==== to the dog
@cat.when_flag
def start():
    cat.go_to_target(dog)
    cat.glide_to(1, dog)

# ==== glide
@cat.when_flag
def start():
    cat.glide(1, 100, 50)
    cat.glide(1, -100, -50)

# ==== left and right
@cat.when_flag
def start():
    cat.turn_left(15)
    cat.turn(15)
    cat.turn_right(15)

# ==== change x
@cat.when_flag
def start():
    cat.change_x(10)
    cat.change_y(-10)

# ==== x as an attribute
@cat.when_flag
def start():
    cat.x = 50
    cat.y = -20

# ==== x step by step
@cat.when_flag
def start():
    while cat.x < 100:
        cat.x += 5

# ==== y back
@cat.when_flag
def start():
    cat.y -= 3
    cat.x -= 2

# ==== edge
@cat.when_flag
def start():
    while True:
        cat.move(4)
        if cat.touching("edge"):
            cat.turn(180)

# ==== until the edge
@cat.when_flag
def start():
    while not cat.touching("edge"):
        cat.move(2)

# ==== wait until
@cat.when_flag
def start():
    wait_until(cat.touching(dog))
    cat.say("Hello")

# ==== nested squares
@cat.when_flag
def start():
    for i in range(3):
        for j in range(4):
            cat.move(20)
            cat.turn(90)
        cat.turn(120)

# ==== random place
@cat.when_flag
def start():
    cat.go_to(random_between(-200, 200), random_between(-100, 100))

# ==== random by its module
@cat.when_flag
def start():
    import_free = random.randint(1, 6)
    cat.move(import_free)

# ==== keys
@cat.when_flag
def start():
    while True:
        if keys.pressed("right"):
            cat.change_x(5)
        if keys.pressed("left"):
            cat.change_x(-5)

# ==== keys with elif
@cat.when_flag
def start():
    while True:
        if keys.pressed("up"):
            cat.change_y(5)
        elif keys.pressed("down"):
            cat.change_y(-5)
        elif keys.pressed("space"):
            cat.say("Jump")
        else:
            cat.say("")

# ==== key hat
@cat.when_key("space")
def jump():
    cat.move(10)

# ==== clicked
@cat.when_clicked
def ouch():
    cat.say("Ouch", 2)
    cat.turn(10)

# ==== direction
@cat.when_flag
def start():
    cat.direction = 90
    cat.move(10)

# ==== size
@cat.when_flag
def start():
    cat.size = 50
    cat.size += 10
    cat.change_size(-5)

# ==== one line loop
@cat.when_flag
def start():
    for i in range(10): cat.move(1)

# ==== two on a line
@cat.when_flag
def start():
    cat.move(1); cat.turn(2)

# ==== brackets everywhere
@cat.when_flag
def start():
    cat.move((((10))))
    cat.turn((90) / (2))

# ==== distance
@cat.when_flag
def start():
    if cat.distance_to(dog) < 50:
        cat.say("Near")

# ==== ask about the dog
@cat.when_flag
def start():
    cat.go_to(dog.x, dog.y)

# ==== minus a variable
@cat.when_flag
def start():
    speed = 3
    cat.move(-speed)

# ==== follow slowly
@cat.when_flag
def start():
    while True:
        cat.move(cat.distance_to("mouse") / 10)
        cat.point_towards("mouse")
        wait(0.1)

# ==== gravity
@cat.when_flag
def start():
    speed = 0
    while True:
        speed -= 1
        cat.change_y(speed)
        if cat.y < -150:
            speed = 15

# ==== wrap around
@cat.when_flag
def start():
    while True:
        cat.change_x(6)
        if cat.x > 230:
            cat.set_x(-230)
