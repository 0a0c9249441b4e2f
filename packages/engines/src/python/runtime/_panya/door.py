"""The one function the page calls: a request in JSON, an answer in JSON."""

import json

from . import cell, cell_help, check, console, debugger, program, trace

REQUESTS = {
    "forget": lambda request: console.forget_rest(),
    "awake": lambda request: program.awake(),
    "run": lambda request: debugger.run(request["main"], request.get("debug", {})),
    "evaluate": lambda request: program.evaluate(request["source"], request["number"]),
    "trace": lambda request: trace.run(request["main"], request["steps"]),
    "cell": lambda request: cell.run(request["source"], request["number"], request.get("locale", "en"), request.get("message", "")),
    "comm": lambda request: cell.receive(request),
    "complete": lambda request: cell_help.complete(request["source"], request["cursor"], cell.shell.user_ns),
    "inspect": lambda request: cell_help.look_up(request["source"], request["cursor"], request["detail"], cell.shell.user_ns),
    "is-complete": lambda request: cell.is_complete(request["source"]),
    "check": lambda request: check.run(request["main"], request["checks"], request.get("every", False)),
}


def call(text):
    request = json.loads(text)
    return json.dumps(REQUESTS[request["do"]](request))
