"""The stage and the page: pictures go out, keys and presses come in."""

import base64
import json
import random
import sys
import time

from block_values import seed_random, text

from .console import check
from .stage_bounded import near
from .stage_world import TICKS_PER_SECOND, world


def page():
    """None where nobody watches: then nothing is drawn and nothing waits."""
    try:
        import _panya_host

        return _panya_host
    except ImportError:
        return None


def hear(stage, event):
    """Keys, presses and answers; also which parts of a picture are solid, once the page has drawn it."""
    kind = event.get("do")
    if kind == "key":
        (world.held.add if event["down"] else world.held.discard)(event["key"])
        if event["down"]:
            world.trigger(lambda t: t[0] == "key" and t[1] in (event["key"], "any"), restart=False)
    elif kind == "pointer":
        pressed = event["down"] and not world.mouse.down
        world.mouse.x, world.mouse.y, world.mouse.down = event["x"], event["y"], event["down"]
        if pressed:
            press(stage)
        elif not event["down"]:
            world.dragged = None
        elif world.dragged:
            world.dragged.go_to(world.mouse.x, world.mouse.y)
    elif kind == "answer":
        waiting = next((q for q in world.questions if not q[1].done), None)
        if waiting:
            world.answer = event["text"]
            waiting[1].asking = False
            world.questions.remove(waiting)
    elif kind == "masks":
        for name, (shape, picture) in event["masks"].items():
            world.masks[name] = unpacked(shape)
            world.pictures[name] = picture and unpacked(picture)


def unpacked(grid):
    columns, rows, data = grid
    return columns, rows, base64.b64decode(data)


def press(stage):
    """A press on the stage clicks the frontmost sprite under it, or the stage."""
    x, y = world.mouse.x, world.mouse.y
    hit = next((a for a in reversed(world.actors[1:]) if a.visible and a._covers(x, y)), stage)
    world.dragged = hit if hit.draggable else None
    world.trigger(lambda trigger: trigger == ("clicked",), [hit])


def frame_of(stage):
    shown = [actor for actor in world.actors[1:] if actor.visible]
    asking = next((q for q in world.questions if not q[1].done), None)
    main = sys.modules.get("__main__")
    frame = {
        "tick": world.tick, "state": "running" if any(not t.done for t in world.threads) else "idle",
        "backdrop": stage._spec["costumes"][stage._costume][0] if stage._spec["costumes"] else "",
        "sprites": [actor._view() for actor in shown],
        "bubbles": [{"key": a._key, "x": near(a.x), "y": near(a.y), **a._bubble} for a in shown if a._bubble],
        "pen": world.pen[:], "sounds": [*world.sounds, *[actor._adjustment() for actor in world.adjusted.values()]],
        "ask": {"key": asking[0]._key, "text": asking[2]} if asking else None,
        "watchers": [watcher(name, main) for name in world.shown],
        "output": [], "reports": [], "problems": [], "at": [], "clones": world.clone_count(),
        "board": None,
    }
    world.pen.clear()
    world.sounds.clear()
    world.adjusted.clear()
    return frame


def watcher(name, main):
    owner, _, attribute = name.rpartition(".")
    holder = getattr(main, owner, None) if owner else main
    value = getattr(holder, attribute or name, "")
    if callable(value):
        value = value()
    shown = [text(entry) for entry in value[:100]] if isinstance(value, list) else text(value)
    view = {"id": name, "name": attribute or name, "owner": owner or None, "value": shown}
    return {**view, "length": len(value)} if isinstance(value, list) else view


def pictures_and_sounds():
    """What the page needs before the first picture."""
    costumes = {entry[0]: entry for actor in world.actors for entry in actor._spec["costumes"]}
    sounds = {name for actor in world.actors for name in actor._spec["sounds"]}
    shown = [{"id": name, "width": entry[2], "height": entry[3]} for name, entry in costumes.items()]
    return {"do": "load", "costumes": shown, "sounds": sorted(sounds)}


def send(watching, command):
    watching.emit(json.dumps({"kind": "stage", "commands": [command]}))


def start(seed=1):
    """Presses the green flag."""
    seed_random(seed)
    world.clear_pen()
    world.trigger(lambda trigger: trigger == ("flag",))


def run(stage):
    """Runs until every script has ended and nothing can start one any more."""
    watching = page()
    start(random.randrange(1, 2**31) if watching else 1)
    if watching:
        send(watching, pictures_and_sounds())
    waits = any(t[0] in ("key", "clicked", "timer", "touching") for a in world.actors for t, _ in a._spec["scripts"])
    due, before = time.monotonic(), None
    while True:
        world.run_tick()
        if watching:
            before = show(watching, stage, before)
        idle = not any(not thread.done for thread in world.threads)
        if idle and (not watching or not waits):
            return
        if watching:
            due = max(due + 1 / TICKS_PER_SECOND, time.monotonic() - 0.1)
            listen(watching, stage, due)


def show(watching, stage, before):
    """Sends the picture when it is another one than before."""
    frame = frame_of(stage)
    tick = frame.pop("tick")
    now = json.dumps(frame)
    if now != before:
        send(watching, {"do": "frame", "frame": {"tick": tick, **frame}})
    return now


def listen(watching, stage, due):
    """Hears what people do until the next picture is due."""
    while True:
        left = (due - time.monotonic()) * 1000
        event = check(watching.nextEvent(max(0, left)))
        if event:
            hear(stage, json.loads(event))
        elif left <= 0:
            return
