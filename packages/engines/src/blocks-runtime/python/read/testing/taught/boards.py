# ==== heart
@when_start
def start():
    display.picture("000000000e1f3f7efc7e3f1f0e000000")

# ==== scroll
@when_start
def start():
    display.scroll("Hello")

# ==== blink
@when_start
def start():
    while True:
        led("USB", True)
        wait(0.5)
        led("USB", False)
        wait(0.5)

# ==== light
@when_start
def start():
    while True:
        if light() < 20:
            display.show("dark")
        else:
            display.show("day")

# ==== temperature
@when_start
def start():
    print(temperature())

# ==== song
@when_start
def start():
    for i in range(3):
        buzzer.note("C4", 1)
        buzzer.note("E4", 1)
        buzzer.rest(1)

# ==== button
@when_button("S1")
def pressed():
    buzzer.on(440)
    wait(0.2)
    buzzer.off()

# ==== counter
@when_start
def start():
    n = 0
    while True:
        if button("S1"):
            n += 1
            display.show(n)
            wait(0.3)
