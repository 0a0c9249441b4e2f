"""A matplotlib backend whose windows are pictures beside the program."""

import base64
import io
import json


def _pictures():
    import matplotlib._pylab_helpers as helpers

    for manager in helpers.Gcf.get_all_fig_managers():
        yield manager.canvas.figure


def show(*args, **kwargs):
    import matplotlib.pyplot as plt

    from .console import host

    for figure in list(_pictures()):
        file = io.BytesIO()
        figure.savefig(file, format="png", dpi=120)
        data = base64.b64encode(file.getvalue()).decode()
        event = {"kind": "picture", "mime": "image/png", "data": data, "alt": "matplotlib"}
        host().show(json.dumps(event), None, False)
    plt.close("all")


def __getattr__(name):
    from matplotlib.backends import backend_agg

    return getattr(backend_agg, name)
