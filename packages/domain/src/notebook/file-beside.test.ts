import { expect, test } from 'vitest'
import { fileBeside } from './file-beside.ts'

test.each([
  ['notebook.ipynb', 'cat.png', 'cat.png'],
  ['notebook.ipynb', './cat.png', 'cat.png'],
  ['notebook.ipynb', 'images/./cat.png', 'images/cat.png'],
  ['notebook.ipynb', 'images/../cat.png', 'cat.png'],
  ['notebook.ipynb', 'my%20cat.png', 'my cat.png'],
  ['notebook.ipynb', '100%.png', '100%.png'],
  ['notebook.ipynb', 'แมว.png', 'แมว.png'],
  ['notebook.ipynb', 'cat.png?raw=true#top', 'cat.png'],
  ['notebook.ipynb', 'images\\cat.png', 'images/cat.png'],
  ['notes/readme.md', 'cat.png', 'notes/cat.png'],
  ['notes/readme.md', '../cat.png', 'cat.png'],
  ['notes/readme.md', '/cat.png', 'cat.png'],
  ['notebook.ipynb', '../../etc/passwd', null],
  ['notebook.ipynb', 'https://example.org/cat.png', null],
  ['notebook.ipynb', 'javascript:alert(1)', null],
  ['notebook.ipynb', 'javascript%3Aalert(1)', null],
  ['notebook.ipynb', '//example.org/cat.png', null],
  ['notebook.ipynb', '', null],
  ['notebook.ipynb', '.', null],
])('in %s, %s is %s', (path, address, file) => {
  expect(fileBeside(path, address)).toBe(file)
})
