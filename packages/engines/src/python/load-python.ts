import type { loadPyodide, PyodideAPI } from 'pyodide'
import { BROUGHT_ALONG } from './brought-along.ts'

/** The most memory a program may take; asking for more is a MemoryError, not a dead tab. */
const MEMORY_LIMIT = 512 * 1024 * 1024
const PAGE = 65_536
/** Where our own modules live inside the interpreter. */
const LIBRARY = '/lib/panya'

/** Stands in for an address: packages are handed over, never fetched. */
export const PACKAGES_BASE = 'https://packages.invalid/'

export type LoadPyodide = typeof loadPyodide

export interface PythonParts {
  loadPyodide: LoadPyodide
  /** Where the interpreter's own files are. */
  indexURL?: string
  /** A memory image in which our modules are already imported. */
  snapshot?: Uint8Array
  /** Our modules as text, for a start without an image. */
  runtime: () => Promise<Record<string, string>>
}

/** Everything a first program is likely to import, and all of our own: an image holds memory, not files. */
const WARM = `
import sys
sys.path.insert(0, '${LIBRARY}')
import ast, asyncio, bisect, builtins, calendar, collections, copy, csv, datetime, decimal, enum
import dataclasses, fractions, functools, heapq, importlib.metadata, io, itertools, json, linecache, math, operator
import os, pathlib, random, re, statistics, string, textwrap, time, traceback, types, typing
import pprint, shlex, timeit, uuid, wave
import comm, dbm, micropip, nest_asyncio, pgzero.builtins, pgzrun, plot, readline, stage, turtle, webbrowser
import IPython.core.display, IPython.core.getipython, IPython.core.interactiveshell, IPython.core.magics.namespace
import IPython.core.pylabtools, IPython.lib.display, IPython.lib.pretty, IPython.utils.capture, IPython.utils.io
from _panya import door, matplotlib_pictures, packages, program
program.install()
`

export function installRuntime(py: PyodideAPI, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = `${LIBRARY}/${name}`
    py.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    py.FS.writeFile(path, text)
  }
  py.runPython(WARM)
}

/** Python asks for more memory through this one door, whoever made the memory. */
function limitMemory(py: PyodideAPI): void {
  const { memory } = (py as unknown as { _module: { memory: WebAssembly.Memory } })._module
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE > MEMORY_LIMIT) {
      throw new RangeError('no program gets more memory than this')
    }
    return grow(pages)
  }
}

/** Found like the packages of Pyodide's own list, and in the place of those that are in it. */
function addBroughtAlong(py: PyodideAPI): void {
  const { packages } = py.lockfile
  for (const [name, { imports, depends, ...one }] of Object.entries(BROUGHT_ALONG)) {
    packages[name] = {
      ...one,
      imports: [...imports],
      depends: [...depends],
      install_dir: 'site',
      package_type: 'package',
    }
  }
}

export interface LoadedPython {
  py: PyodideAPI
  restored: boolean
}

/** Restores the image when there is one, and starts plainly when it does not fit this browser. */
export async function loadPython(parts: PythonParts): Promise<LoadedPython> {
  if (parts.snapshot) {
    try {
      return { py: await load(parts, parts.snapshot), restored: true }
    } catch {
      // An image made by one engine may not suit another: the plain start below always works.
    }
  }
  const py = await load(parts)
  installRuntime(py, await parts.runtime())
  return { py, restored: false }
}

async function load(parts: PythonParts, snapshot?: Uint8Array): Promise<PyodideAPI> {
  const options = {
    ...(parts.indexURL ? { indexURL: parts.indexURL } : {}),
    packageBaseUrl: PACKAGES_BASE,
    ...(snapshot ? { _loadSnapshot: snapshot } : {}),
    env: { HOME: '/home/pyodide' },
  }
  const py = await parts.loadPyodide(options)
  limitMemory(py)
  addBroughtAlong(py)
  return py
}
