"""Runs many programs on a MicroPython board whose time flies, and prints what each does, line by line: what it prints,
and every change that can be seen or heard. Expects PROGRAMS, pairs of a name and a text."""

import sys
import kidbright
import kidbright_board
import kidbright_ports
import kidbright_show

LONGEST_RUN = 100000


class Enough(Exception):
    pass


class FlyingTime:
    now = 0

    def ticks_ms(self):
        return self.now

    def ticks_us(self):
        return self.now * 1000

    def ticks_add(self, ticks, more):
        return ticks + more

    def ticks_diff(self, a, b):
        return a - b

    def sleep_ms(self, milliseconds):
        self.now += milliseconds
        if self.now > LONGEST_RUN:
            raise Enough()


flying = FlyingTime()
kidbright.time = flying
known = {}


def look(name, state):
    if known.get(name) != state:
        print("~", name, state)
    known[name] = state


def watched(name, pins, state):
    act = getattr(kidbright, name)

    def watching(port, given):
        act(port, given)
        look(*state(pins[port]))

    setattr(kidbright, name, watching)


def level(pin):
    return "pin %d" % pin, str(kidbright_ports._outputs[pin].value())


def strength(pin):
    return "pin %d" % pin, "%d%%" % round(kidbright_ports._strengths[pin].duty_u16() * 100 / 65535)


def angle(pin):
    pulse = kidbright_ports._servos[pin].duty_u16() * 20000 / 65535
    return "servo %d" % pin, str(round((pulse - 500) * 180 / 2000))


watched("led", kidbright_board.LEDS, level)
watched("output", kidbright_board.OUTPUTS, level)
watched("power", kidbright_board.OUTPUTS, strength)
watched("servo", kidbright_board.SERVOS, angle)


def after(owner, name, state):
    act = getattr(owner, name)

    def watching(self, *given):
        act(self, *given)
        look(*state(self))

    setattr(owner, name, watching)


def sound(buzzer):
    return "tone", "0" if buzzer._pwm is None else str(buzzer._pwm.freq())


after(kidbright_show.Display, "update", lambda display: ("matrix", display.columns.hex()))
after(kidbright_show.Buzzer, "on", sound)
after(kidbright_show.Buzzer, "off", sound)


def forget():
    for kept in (kidbright._starts, kidbright._watched, kidbright._running):
        kept.clear()
    kidbright_ports._outputs.clear()
    kidbright_ports._strengths.clear()
    kidbright_ports._servos.clear()
    kidbright.display.columns = bytearray(16)
    kidbright.buzzer.tempo = 120
    kidbright.buzzer._pwm = None
    flying.now = 0
    known.clear()
    known["tone"] = "0"
    known["matrix"] = bytearray(16).hex()


for name, source in PROGRAMS:
    forget()
    print("#", name)
    try:
        exec(source, {"__name__": name})
    except Enough:
        pass
    except Exception as problem:
        sys.print_exception(problem)
print("# end")
