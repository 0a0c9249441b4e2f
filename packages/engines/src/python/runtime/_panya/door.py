"""The one function the page calls: a request in JSON, an answer in JSON."""

import json

from . import check, program, trace

REQUESTS = {
    "awake": lambda request: program.awake(),
    "run": lambda request: program.run(request["main"]),
    "evaluate": lambda request: program.evaluate(request["source"], request["number"]),
    "trace": lambda request: trace.run(request["main"], request["steps"]),
    "check": lambda request: check.run(request["main"], request["checks"]),
}


def call(text):
    request = json.loads(text)
    return json.dumps(REQUESTS[request["do"]](request))
