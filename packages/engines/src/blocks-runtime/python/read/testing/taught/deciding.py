# ==== if
@cat.when_flag
def start():
    if cat.x > 0:
        cat.say("right")

# ==== if else
@cat.when_flag
def start():
    if cat.x > 0:
        cat.say("right")
    else:
        cat.say("left")

# ==== elif chain
@cat.when_flag
def start():
    score = 7
    if score > 9:
        print("A")
    elif score > 7:
        print("B")
    elif score > 5:
        print("C")
    else:
        print("D")

# ==== and
@cat.when_flag
def start():
    if cat.x > 0 and cat.y > 0:
        cat.say("up there")

# ==== or not
@cat.when_flag
def start():
    if cat.x > 0 or not cat.touching(dog):
        cat.say("fine")

# ==== not and
@cat.when_flag
def start():
    a = 1
    b = 2
    if not a == 1 and b == 2:
        print("no")

# ==== and not
@cat.when_flag
def start():
    a = True
    b = False
    if a and not b:
        print("yes")

# ==== less or equal
@cat.when_flag
def start():
    lives = 3
    if lives <= 0:
        stop_all()

# ==== greater or equal
@cat.when_flag
def start():
    points = 10
    if points >= 10:
        cat.say("You won!")

# ==== not equal
@cat.when_flag
def start():
    name = "Bo"
    if name != "Bo":
        print("stranger")

# ==== between
@cat.when_flag
def start():
    if 0 < cat.x < 100:
        print("inside")

# ==== even
@cat.when_flag
def start():
    for n in range(1, 11):
        if n % 2 == 0:
            print(n)

# ==== fizz buzz
@cat.when_flag
def start():
    for n in range(1, 101):
        if n % 15 == 0:
            print("FizzBuzz")
        elif n % 3 == 0:
            print("Fizz")
        elif n % 5 == 0:
            print("Buzz")
        else:
            print(n)

# ==== nested if
@cat.when_flag
def start():
    if cat.x > 0:
        if cat.y > 0:
            print("corner")
        else:
            print("below")

# ==== pass
@cat.when_flag
def start():
    if cat.x > 0:
        pass
    else:
        print("left")

# ==== truth in a variable
@cat.when_flag
def start():
    is_big = cat.size > 100
    if is_big:
        print("big")

# ==== compare with True
@cat.when_flag
def start():
    ready = True
    if ready == True:
        print("go")

# ==== ask
@cat.when_flag
def start():
    cat.ask("What is your name?")
    cat.say(f"Hello {answer()}")

# ==== input
@cat.when_flag
def start():
    name = input("What is your name? ")
    cat.say("Hello " + name)

# ==== a number from input
@cat.when_flag
def start():
    age = int(input("How old are you? "))
    if age > 9:
        print("big")

# ==== guess
@cat.when_flag
def start():
    secret = random_between(1, 10)
    cat.ask("Guess")
    if answer() == secret:
        cat.say("Yes!")
    elif answer() < secret:
        cat.say("More")
    else:
        cat.say("Less")

# ==== guess until
@cat.when_flag
def start():
    secret = random_between(1, 10)
    guess = 0
    while guess != secret:
        cat.ask("Guess")
        guess = answer()
    print("Found it")

# ==== countdown
@cat.when_flag
def start():
    n = 10
    while n > 0:
        print(n)
        n -= 1
        wait(1)
    print("Go!")

# ==== while with two
@cat.when_flag
def start():
    x = 0
    while x < 10 and not cat.touching("edge"):
        x += 1
        cat.move(x)

# ==== sum
@cat.when_flag
def start():
    total = 0
    for i in range(1, 11):
        total += i
    print(total)

# ==== sum the long way
@cat.when_flag
def start():
    total = 0
    for i in range(1, 11):
        total = total + i
    print(total)

# ==== product
@cat.when_flag
def start():
    f = 1
    for i in range(1, 6):
        f *= i
    print(f)

# ==== half
@cat.when_flag
def start():
    n = 64
    while n > 1:
        n /= 2
        print(n)

# ==== round
@cat.when_flag
def start():
    print(round(3.7))

# ==== root
@cat.when_flag
def start():
    print(sqrt(16))
    print(abs(-3))

# ==== math module
@cat.when_flag
def start():
    print(math.sqrt(2))
    print(math.floor(2.7))

# ==== whole division
@cat.when_flag
def start():
    print(17 // 5)
    print(17 % 5)

# ==== power of two
@cat.when_flag
def start():
    n = 5
    print(n ** 2)

# ==== precedence
@cat.when_flag
def start():
    print(2 + 3 * 4 - (5 - 1) / 2)

# ==== minus minus
@cat.when_flag
def start():
    print(3 - -2)
    print(-(2 + 1))

# ==== temperature
@cat.when_flag
def start():
    c = 30
    f = c * 9 / 5 + 32
    print(f"{c} C = {f} F")

# ==== clock
@cat.when_flag
def start():
    print(now("hour"))
    if now("hour") > 12:
        print("afternoon")

# ==== timer
@cat.when_flag
def start():
    reset_timer()
    while timer() < 5:
        cat.move(1)
    print("done")

# ==== mouse
@cat.when_flag
def start():
    while True:
        cat.go_to(mouse.x, mouse.y)
        if mouse.down:
            cat.stamp()

# ==== stop this
@cat.when_flag
def start():
    if cat.x > 100:
        return
    cat.move(10)
