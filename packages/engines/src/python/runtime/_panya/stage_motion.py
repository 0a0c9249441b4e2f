"""How a sprite moves and turns."""

import math

from .stage_bounded import FAR, bounded, is_number
from .stage_geometry import HEIGHT, WIDTH, tidy_place
from .stage_world import TICKS_PER_SECOND, Signal, world


class Motion:
    def move(self, steps):
        angle = math.radians(self.direction)
        self.go_to(self.x + steps * math.sin(angle), self.y + steps * math.cos(angle))

    def go_to(self, x, y):
        if self._spec["stage"]:
            return
        old_x, old_y = self.x, self.y
        self.x, self.y = tidy_place(x), tidy_place(y)
        self._keep_on_stage()
        if self._pen["down"]:
            self._draw(old_x, old_y)

    def _keep_on_stage(self):
        left, right, top, bottom = self._box()
        limit_x = WIDTH / 2 - min(15, (right - left) / 2)
        limit_y = HEIGHT / 2 - min(15, (top - bottom) / 2)
        if right < -limit_x:
            self.x += -limit_x - right
        if left > limit_x:
            self.x -= left - limit_x
        if top < -limit_y:
            self.y += -limit_y - top
        if bottom > limit_y:
            self.y -= bottom - limit_y

    def set_x(self, x):
        self.go_to(x, self.y)

    def set_y(self, y):
        self.go_to(self.x, y)

    def change_x(self, by):
        self.go_to(self.x + by, self.y)

    def change_y(self, by):
        self.go_to(self.x, self.y + by)

    def go_to_target(self, target):
        place = world.place_of(target)
        if place:
            self.go_to(*place)

    async def glide(self, seconds, x, y):
        old_x, old_y = self.x, self.y
        ticks = max(1, math.floor(bounded(seconds, 0, FAR, 0) * TICKS_PER_SECOND + 0.5))
        for tick in range(1, ticks + 1):
            self.go_to(old_x + (x - old_x) * tick / ticks, old_y + (y - old_y) * tick / ticks)
            await Signal("frame")

    async def glide_to(self, seconds, target):
        place = world.place_of(target)
        if place:
            await self.glide(seconds, *place)

    def turn(self, degrees):
        self.point(self.direction + degrees)

    def turn_left(self, degrees):
        self.turn(-degrees)

    def point(self, direction):
        if is_number(direction):
            turned = direction % 360
            self.direction = tidy_place(turned - 360 if turned > 180 else turned)

    def point_towards(self, target):
        place = world.place_of(target)
        if place and (place[0] != self.x or place[1] != self.y):
            self.point(math.degrees(math.atan2(place[0] - self.x, place[1] - self.y)))

    def bounce(self):
        left, right, top, bottom = self._box()
        over = (-WIDTH / 2 - left, right - WIDTH / 2, top - HEIGHT / 2, -HEIGHT / 2 - bottom)
        deepest = max(over)
        if deepest <= 0:
            return
        dx, dy = math.sin(math.radians(self.direction)), math.cos(math.radians(self.direction))
        if deepest == over[0]:
            dx = max(0.2, abs(dx))
        elif deepest == over[1]:
            dx = -max(0.2, abs(dx))
        elif deepest == over[2]:
            dy = -max(0.2, abs(dy))
        else:
            dy = max(0.2, abs(dy))
        self.point(math.degrees(math.atan2(dx, dy)))
        self.go_to(self.x + max(0, over[0]) - max(0, over[1]), self.y + max(0, over[3]) - max(0, over[2]))
