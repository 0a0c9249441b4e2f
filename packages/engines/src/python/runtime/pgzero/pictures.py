"""Pictures that are there without any file, drawn for this place; a file of the same name comes first."""


def _svg(width, height, drawing):
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">{drawing}</svg>'


def _eyes(*places, size=5):
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="{size}" fill="#fff"/><circle cx="{x}" cy="{y + 1}" r="{size / 2}" fill="#1f2040"/>'
        for x, y in places
    )


def _alien(skin, shade, face):
    return _svg(66, 92, (
        f'<path d="M22 24 14 6M44 24 52 6" stroke="{shade}" stroke-width="4" stroke-linecap="round"/>'
        f'<circle cx="14" cy="7" r="5" fill="{shade}"/><circle cx="52" cy="7" r="5" fill="{shade}"/>'
        f'<path d="M12 66 5 54M54 66 61 54" stroke="{skin}" stroke-width="7" stroke-linecap="round"/>'
        f'<path d="M24 80v8M42 80v8" stroke="{shade}" stroke-width="8" stroke-linecap="round"/>'
        f'<rect x="14" y="50" width="38" height="34" rx="15" fill="{shade}"/>'
        f'<ellipse cx="33" cy="40" rx="25" ry="23" fill="{skin}"/>' + face
    ))


_TILE = '<rect width="64" height="64" fill="{}"/>'

PICTURES = {
    "alien": _alien("#7bd65c", "#3f9c4b", _eyes((24, 37), (42, 37), size=7)
                    + '<path d="M23 50q10 9 20 0" fill="none" stroke="#1f2040" stroke-width="3" stroke-linecap="round"/>'),
    "alien_hurt": _alien("#a9d65c", "#7f9c3f", '<path d="M18 32l11 11M29 32 18 43M37 32l11 11M48 32 37 43" stroke="#1f2040" '
                         'stroke-width="4" stroke-linecap="round"/><ellipse cx="33" cy="53" rx="7" ry="5" fill="#1f2040"/>'),
    "ship": _svg(64, 56, '<path d="M32 2 44 30 60 48 40 44h-16L4 48 20 30Z" fill="#c9d4f5" stroke="#3f4a8a" stroke-width="3" '
                 'stroke-linejoin="round"/><ellipse cx="32" cy="26" rx="6" ry="9" fill="#59a6ff"/><path d="M26 46h12l-6 9Z" fill="#ff9a3c"/>'),
    "enemy": _svg(48, 40, '<path d="M4 26q0-20 20-20t20 20v10l-7-5-6 5-7-5-7 5-6-5-7 5Z" fill="#e0567a"/>'
                  + _eyes((17, 20), (31, 20))),
    "ghost": _svg(48, 52, '<path d="M4 48V24a20 20 0 0 1 40 0v24l-8-6-6 6-6-6-6 6-6-6Z" fill="#e7e9ff"/>' + _eyes((17, 22), (31, 22))),
    "bullet": _svg(8, 20, '<rect x="1" y="1" width="6" height="18" rx="3" fill="#ffd84d"/>'),
    "explosion": _svg(64, 64, '<path d="M32 2l7 16 16-8-8 16 15 6-15 7 8 15-16-7-7 15-7-15-16 7 8-15-15-7 15-6-8-16 16 8Z" '
                      'fill="#ff8a3c"/><circle cx="32" cy="32" r="13" fill="#ffe27a"/>'),
    "ball": _svg(32, 32, '<circle cx="16" cy="16" r="15" fill="#ff6b5e"/><path d="M4 10q12 8 24 0M4 22q12-8 24 0" fill="none" '
                 'stroke="#fff" stroke-width="2.5"/>'),
    "bat": _svg(16, 96, '<rect width="16" height="96" rx="8" fill="#5a67d8"/>'),
    "basket": _svg(96, 60, '<path d="M4 18h88L80 56H16Z" fill="#c98a4b" stroke="#8a5a2b" stroke-width="3" stroke-linejoin="round"/>'
                   '<path d="M12 32h72M18 45h60" stroke="#8a5a2b" stroke-width="2"/><path d="M20 18q28-34 56 0" fill="none" '
                   'stroke="#8a5a2b" stroke-width="4"/>'),
    "apple": _svg(44, 48, '<path d="M22 14q-18-8-20 12t14 20q6-3 12 0 14-2 14-20t-20-12Z" fill="#e5484d"/><path d="M22 14V4" '
                  'stroke="#7a4a22" stroke-width="4" stroke-linecap="round"/><path d="M22 8q10-8 14-2-6 6-14 2" fill="#5db04c"/>'),
    "coin": _svg(40, 40, '<circle cx="20" cy="20" r="18" fill="#ffcf3f" stroke="#c98a00" stroke-width="3"/><path d="M20 10l3 7 7 1-5 5 '
                 '1 7-6-4-6 4 1-7-5-5 7-1Z" fill="#fff3c4"/>'),
    "star": _svg(48, 48, '<path d="M24 2l7 14 15 2-11 11 3 16-14-8-14 8 3-16L2 18l15-2Z" fill="#ffd23f" stroke="#d19a00" '
                 'stroke-width="2" stroke-linejoin="round"/>'),
    "heart": _svg(44, 40, '<path d="M22 38C4 24 0 14 6 7s13-4 16 3c3-7 10-10 16-3s2 17-16 31Z" fill="#ef476f"/>'),
    "gem": _svg(44, 40, '<path d="M10 2h24l8 12-20 24L2 14Z" fill="#4cc9f0"/><path d="M2 14h40M10 2l6 12 6 24 6-24 6-12" fill="none" '
                'stroke="#fff" stroke-width="2" opacity=".7"/>'),
    "bomb": _svg(44, 52, '<circle cx="22" cy="32" r="18" fill="#2f3145"/><path d="M30 16q6-10 12-6" fill="none" stroke="#a87b4f" '
                 'stroke-width="4"/><circle cx="41" cy="9" r="4" fill="#ff9a3c"/><circle cx="15" cy="26" r="4" fill="#6b6e8a"/>'),
    "car": _svg(72, 40, '<rect x="8" y="0" width="14" height="8" rx="3" fill="#222"/><rect x="8" y="32" width="14" height="8" rx="3" '
                'fill="#222"/><rect x="48" y="0" width="14" height="8" rx="3" fill="#222"/><rect x="48" y="32" width="14" height="8" '
                'rx="3" fill="#222"/><rect x="2" y="4" width="68" height="32" rx="12" fill="#e5484d"/><path d="M44 9h10q6 11 0 22H44Z" '
                'fill="#bfe3ff"/><path d="M14 10h12v20H14q-4-10 0-20" fill="#bfe3ff"/>'),
    "bird": _svg(52, 40, '<ellipse cx="25" cy="21" rx="21" ry="17" fill="#ffd23f"/><path d="M6 22q8-12 20 0-8 12-20 0" fill="#f5a524"/>'
                 '<path d="M40 18l12 5-12 5Z" fill="#ff6b3c"/>' + _eyes((34, 14), size=6)),
    "pipe": _svg(70, 400, '<rect x="5" width="60" height="400" fill="#4caf50"/><rect x="14" width="10" height="400" fill="#8bd18e"/>'
                 '<rect width="70" height="28" rx="4" fill="#3d8f41"/><rect y="372" width="70" height="28" rx="4" fill="#3d8f41"/>'),
    "cloud": _svg(96, 50, '<path d="M20 46a16 16 0 0 1 0-32 24 24 0 0 1 44-2 18 18 0 0 1 12 34Z" fill="#fff"/>'),
    "tree": _svg(64, 84, '<rect x="26" y="52" width="12" height="30" rx="3" fill="#8a5a2b"/><circle cx="32" cy="32" r="28" '
                 'fill="#3f9c4b"/><circle cx="24" cy="24" r="10" fill="#64bf63"/>'),
    "cactus": _svg(44, 64, '<path d="M22 62V8M22 40H8V24M22 34h14V18" fill="none" stroke="#3f9c4b" stroke-width="12" '
                   'stroke-linecap="round" stroke-linejoin="round"/>'),
    "cat": _svg(64, 60, '<path d="M10 4l14 12h16L54 4v30a22 22 0 0 1-44 0Z" fill="#f5a55a"/>' + _eyes((24, 30), (40, 30), size=6)
                + '<path d="M29 40h6l-3 4ZM32 44q-4 6-8 2M32 44q4 6 8 2" fill="#7a3b1e" stroke="#7a3b1e" stroke-width="2"/>'),
    "fish": _svg(60, 40, '<path d="M40 20 58 6v28Z" fill="#f58a3c"/><ellipse cx="24" cy="20" rx="22" ry="16" fill="#ffad5c"/>'
                 + _eyes((14, 16), size=5)),
    "key": _svg(48, 24, '<path d="M22 12h24M38 12v8M44 12v6" stroke="#d19a00" stroke-width="5" stroke-linecap="round"/>'
                '<circle cx="12" cy="12" r="9" fill="none" stroke="#d19a00" stroke-width="5"/>'),
    "flag": _svg(44, 64, '<path d="M8 62V4" stroke="#6b6e8a" stroke-width="5" stroke-linecap="round"/><path d="M10 6h32l-8 12 8 12H10Z" '
                 'fill="#ef476f"/>'),
    "door": _svg(64, 64, '<rect x="8" y="2" width="48" height="62" rx="6" fill="#a9672f"/><rect x="16" y="10" width="32" height="20" '
                 'rx="3" fill="#8a5020"/><rect x="16" y="36" width="32" height="20" rx="3" fill="#8a5020"/><circle cx="50" cy="36" r="3" '
                 'fill="#ffd23f"/>'),
    "grass": _svg(64, 64, _TILE.format("#6cc25a") + '<path d="M10 20l3-7 3 7M40 14l3-7 3 7M24 46l3-7 3 7M50 52l3-7 3 7" fill="none" '
                  'stroke="#459c3c" stroke-width="3" stroke-linecap="round"/>'),
    "sand": _svg(64, 64, _TILE.format("#f0d9a0") + '<g fill="#d9b870"><circle cx="14" cy="16" r="2"/><circle cx="44" cy="10" r="2"/>'
                 '<circle cx="30" cy="36" r="2"/><circle cx="54" cy="46" r="2"/><circle cx="12" cy="52" r="2"/></g>'),
    "water": _svg(64, 64, _TILE.format("#4aa8e0") + '<path d="M4 18q8-8 16 0t16 0 16 0M12 44q8-8 16 0t16 0 16 0" fill="none" '
                  'stroke="#a9dcff" stroke-width="3" stroke-linecap="round"/>'),
    "brick": _svg(64, 64, _TILE.format("#b5533c") + '<path d="M0 21h64M0 43h64M32 0v21M16 21v22M48 21v22M32 43v21M0 0h64v64H0Z" '
                  'fill="none" stroke="#e0b8a0" stroke-width="3"/>'),
    "wall": _svg(64, 64, _TILE.format("#5b6078") + '<path d="M4 4h56v56H4Z" fill="#737997"/><path d="M4 60V4h56" fill="none" '
                 'stroke="#9aa0bd" stroke-width="4"/>'),
    "crate": _svg(64, 64, _TILE.format("#c98a4b") + '<path d="M4 4h56v56H4ZM4 4l56 56M60 4 4 60" fill="none" stroke="#8a5a2b" '
                  'stroke-width="6"/>'),
    "card": _svg(80, 100, '<rect x="2" y="2" width="76" height="96" rx="10" fill="#5a67d8" stroke="#2f3a8f" stroke-width="3"/>'
                 '<path d="M40 26l7 14 15 2-11 11 3 16-14-8-14 8 3-16-11-11 15-2Z" fill="#8b95f0"/>'),
    "button": _svg(120, 120, '<circle cx="60" cy="64" r="54" fill="#8f1f2d"/><circle cx="60" cy="56" r="54" fill="#e5484d"/>'
                   '<ellipse cx="48" cy="36" rx="24" ry="14" fill="#ff8a8d" opacity=".7"/>'),
}
