/** What libraries put into notebooks, as they write it: all of this has to look right. */
import type { Cell, Output } from '@panya/domain/notebook/notebook.ts'
import { said, shown } from './stored-notebook.ts'

/** Four pixels: red, green, blue, yellow. */
export const PIXELS =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGO4o6GhscCGQSPgxK8TGgAiKAVbSreFeQAAAABJRU5ErkJggg=='

/** As pandas writes a table, with the style element it brings. */
const FRAME = `<div>
<style scoped>
    .dataframe tbody tr th:only-of-type {
        vertical-align: middle;
    }

    .dataframe tbody tr th {
        vertical-align: top;
    }

    .dataframe thead th {
        text-align: right;
    }
</style>
<table border="1" class="dataframe">
  <thead>
    <tr style="text-align: right;">
      <th></th>
      <th>city</th>
      <th>rain</th>
    </tr>
  </thead>
  <tbody>
    <tr>
      <th>0</th>
      <td>Chiang Mai</td>
      <td>1163</td>
    </tr>
    <tr>
      <th>1</th>
      <td>กรุงเทพ</td>
      <td>1498</td>
    </tr>
  </tbody>
</table>
<p>2 rows × 2 columns</p>
</div>`

/** As pandas writes a table that was coloured: every colour stands in a style element, by name. */
const STYLED = `<style type="text/css">
#T_a1b2c th.col_heading {
  text-align: left;
}
#T_a1b2c_row0_col0 {
  background-color: #440154;
  color: #f1f1f1;
}
#T_a1b2c_row0_col1, #T_a1b2c_row1_col1 {
  width: 10em;
  background: linear-gradient(90deg, #d65f5f 62.5%, transparent 62.5%);
}
#T_a1b2c_row1_col0 {
  background-color: #fde725;
  color: #000000;
  font-weight: bold;
}
#T_a1b2c tr:hover td {
  background-color: yellow;
}
</style>
<table id="T_a1b2c">
  <caption>Marks</caption>
  <thead>
    <tr>
      <th class="blank level0" >&nbsp;</th>
      <th id="T_a1b2c_level0_col0" class="col_heading level0 col0" >first</th>
      <th id="T_a1b2c_level0_col1" class="col_heading level0 col1" >second</th>
    </tr>
  </thead>
  <tbody>
    <tr>
      <th id="T_a1b2c_level0_row0" class="row_heading level0 row0" >Nok</th>
      <td id="T_a1b2c_row0_col0" class="data row0 col0" >0.25</td>
      <td id="T_a1b2c_row0_col1" class="data row0 col1" >5</td>
    </tr>
    <tr>
      <th id="T_a1b2c_level0_row1" class="row_heading level0 row1" >Lek</th>
      <td id="T_a1b2c_row1_col0" class="data row1 col0" >0.75</td>
      <td id="T_a1b2c_row1_col1" class="data row1 col1" >5</td>
    </tr>
  </tbody>
</table>`

/** As Matplotlib begins a drawing. */
const DRAWING = `<?xml version="1.0" encoding="utf-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"
  "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns:xlink="http://www.w3.org/1999/xlink" width="160pt" height="90pt" viewBox="0 0 160 90" xmlns="http://www.w3.org/2000/svg" version="1.1">
 <defs><style type="text/css">*{stroke-linejoin: round; stroke-linecap: butt}</style></defs>
 <path d="M 0 0 H 160 V 90 H 0 Z" style="fill: #fff2cc"/>
 <path d="M 10 80 L 50 30 L 100 60 L 150 10" style="fill: none; stroke: #1f77b4; stroke-width: 3"/>
 <text x="60" y="84" style="font: 10px sans-serif">rain</text>
</svg>`

const WORDS = `# Rain in May

Some **bold**, some *slanted*, a [link to the web](https://example.org/rain) and [the table](rain.csv).

| city | rain |
|:-----|-----:|
| Chiang Mai | 1163 |
| Bangkok | 1498 |

- [x] read the table
- [ ] draw it

![a file of the project](pixels.png) ![what came along](attachment:came-along.png)

\`\`\`python
def rain(city):
    return 1163  # a comment
\`\`\`

The mean is $\\bar{x} = \\frac{1}{n}\\sum_i x_i$, see [the top](#Rain-in-May).
`

const data = (bundle: Record<string, unknown>, metadata = {}): Output => ({
  output_type: 'display_data',
  data: bundle,
  metadata,
})

const attachments = { 'came-along.png': { 'image/png': PIXELS } }

export const SHOWN_CELLS: Cell[] = [
  { ...said('words', WORDS), attachments },
  shown('frame', data({ 'text/html': FRAME, 'text/plain': '   city  rain' })),
  shown('styled', data({ 'text/html': STYLED })),
  shown('drawing', data({ 'image/svg+xml': DRAWING, 'text/plain': '<Figure size 640x480>' })),
  shown('picture', data({ 'image/png': PIXELS }, { 'image/png': { width: 48, height: 48 } })),
  shown(
    'formula',
    data({ 'text/latex': '$\\displaystyle \\int_{0}^{\\infty} e^{- x^{2}}\\, dx$' }),
  ),
  shown('tree', data({ 'application/json': { city: 'Lampang', rain: [1, 2, { day: '3' }] } })),
  shown(
    'colours',
    data({
      'text/html':
        '<p style="color: #b00020; background-color: #eee; padding: 4px; border: 1px solid #333">A <b>bold</b> word, <mark>marked</mark> and <span style="font-weight: bold; color: green">green</span>.</p><ul><li>one</li><li>two</li></ul>',
    }),
  ),
  shown(
    'inline-drawing',
    data({
      'text/html':
        '<p>Drawn in a text: <svg width="40" height="20" viewBox="0 0 40 20"><circle cx="10" cy="10" r="8" fill="teal"/></svg></p>',
    }),
  ),
  shown(
    'markdown',
    data({ 'text/markdown': '## Said by Python\n\n`code` and a [link](https://example.org)' }),
  ),
  shown(
    'script',
    data({ 'application/javascript': 'alert(1)', 'text/plain': '<Javascript object>' }),
  ),
  shown('part', data({ 'text/html': '<p>The chart</p><script>draw()</script>' })),
  shown(
    'sound',
    data({
      'text/html': `<audio controls="controls"><source src="data:audio/wav;base64,UklGRiQAAABXQVZF" type="audio/wav" /></audio>`,
    }),
  ),
  shown('error', {
    output_type: 'error',
    ename: 'ZeroDivisionError',
    evalue: 'division by zero',
    traceback: [
      'Traceback (most recent call last):',
      '  File "<cell 1>", line 1, in f<int>',
      '\u001B[31mZeroDivisionError\u001B[0m: division by zero',
    ],
  }),
]
