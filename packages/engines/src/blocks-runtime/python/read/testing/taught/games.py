# ==== catch
@cat.when_flag
def start():
    score = 0
    while True:
        cat.go_to(random_between(-200, 200), 150)
        while cat.y > -150:
            cat.change_y(-5)
            if cat.touching(dog):
                score += 1
                cat.go_to(0, 150)

# ==== lives
@cat.when_flag
def start():
    lives = 3
    while lives > 0:
        if cat.touching(dog):
            lives -= 1
            cat.say(f"{lives} lives")
            wait(1)
    stop_all()

# ==== high score
@cat.when_flag
def start():
    score = 5
    best = 3
    if score > best:
        best = score
        cat.say(f"New record: {best}!")

# ==== level
@cat.when_flag
def start():
    level = 1
    speed = 2
    for level in range(1, 6):
        speed = level * 2
        print(f"Level {level}, speed {speed}")

# ==== paddle
@cat.when_flag
def start():
    while True:
        cat.set_x(mouse.x)

# ==== ball
@cat.when_flag
def start():
    dx = 4
    dy = 3
    while True:
        cat.change_x(dx)
        cat.change_y(dy)
        if cat.x > 230 or cat.x < -230:
            dx = -dx
        if cat.y > 170 or cat.y < -170:
            dy = -dy

# ==== quiz
@cat.when_flag
def start():
    score = 0
    cat.ask("2 + 2?")
    if answer() == 4:
        score += 1
    cat.ask("3 * 3?")
    if answer() == 9:
        score += 1
    cat.say(f"You have {score} points")

# ==== dice
@cat.when_flag
def start():
    roll = random_between(1, 6)
    cat.say("You rolled " + str(roll))

# ==== coin
@cat.when_flag
def start():
    if random_between(0, 1) == 1:
        cat.say("heads")
    else:
        cat.say("tails")

# ==== colour touched
@cat.when_flag
def start():
    if cat.touching_colour("#ff0000"):
        cat.go_to(0, 0)

# ==== shop
@cat.when_flag
def start():
    money = 20
    price = 6
    while money >= price:
        money -= price
    print(f"left: {money}")

# ==== clicker
@cat.when_flag
def start():
    clicks = 0
    while True:
        wait_until(mouse.down)
        clicks += 1
        cat.say(clicks)
        wait(0.1)

# ==== stars
@cat.when_flag
def start():
    for i in range(10):
        cat.go_to_target("random")
        cat.stamp()

# ==== traffic light
@cat.when_flag
def start():
    while True:
        cat.say("red")
        wait(3)
        cat.say("green")
        wait(3)
        cat.say("yellow")
        wait(1)

# ==== times table
@cat.when_flag
def start():
    for a in range(1, 11):
        for b in range(1, 11):
            print(f"{a} x {b} = {a * b}")

# ==== primes
@cat.when_flag
def start():
    for n in range(2, 50):
        is_prime = True
        for d in range(2, n):
            if n % d == 0:
                is_prime = False
        if is_prime:
            print(n)

# ==== fibonacci
@cat.when_flag
def start():
    a = 0
    b = 1
    for i in range(10):
        print(a)
        c = a + b
        a = b
        b = c

# ==== reverse
@cat.when_flag
def start():
    word = "panya"
    back = ""
    for i in range(1, 6):
        back = f"{letter(word, i)}{back}"
    print(back)

# ==== count letters
@cat.when_flag
def start():
    word = "banana"
    count = 0
    for i in range(1, 7):
        if letter(word, i) == "a":
            count += 1
    print(count)

# ==== password
@cat.when_flag
def start():
    word = ""
    while word != "panya":
        cat.ask("Password?")
        word = answer()
    cat.say("Welcome")

# ==== watch
@cat.when_flag
def start():
    stage.show("points")
    points = 0
    points += 1
    stage.hide("points")

# ==== show a list
@cat.when_flag
def start():
    stage.show("names")
    names = []
    names.append("Ann")

# ==== wait a random time
@cat.when_flag
def start():
    wait(random_between(1, 5))
    cat.say("Now!")

# ==== model
@cat.when_flag
def start():
    if model.sees("cat"):
        cat.say("A cat!")

# ==== break
@cat.when_flag
def start():
    while True:
        cat.move(1)
        if cat.x > 100:
            break

# ==== continue
@cat.when_flag
def start():
    for i in range(10):
        if i == 5:
            continue
        print(i)

# ==== lambda
@cat.when_flag
def start():
    f = lambda x: x + 1
    print(f(2))

# ==== try
@cat.when_flag
def start():
    try:
        print(1 / 0)
    except ZeroDivisionError:
        print("no")

# ==== dictionary
@cat.when_flag
def start():
    ages = {"Ann": 10}
    print(ages["Ann"])

# ==== comprehension
@cat.when_flag
def start():
    squares = [n * n for n in range(5)]
    print(squares)

# ==== format rule
@cat.when_flag
def start():
    pi = 3.14159
    print(f"{pi:.2f}")

# ==== two at once
@cat.when_flag
def start():
    a, b = 1, 2
    print(a)
