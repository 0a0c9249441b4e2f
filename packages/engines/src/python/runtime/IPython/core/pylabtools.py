"""A figure of matplotlib as a picture."""


def print_figure(fig, fmt="png", bbox_inches="tight", base64=False, **options):
    import base64 as coding
    import io

    file = io.BytesIO()
    fig.savefig(file, format={"retina": "png", "jpg": "jpeg"}.get(fmt, fmt), bbox_inches=bbox_inches, **options)
    data = file.getvalue()
    if fmt == "svg":
        return data.decode()
    return coding.b64encode(data).decode() if base64 else data
