import { strToU8, zipSync } from 'fflate'
import type { FolderFile } from './python-template.ts'

/** A flow's Python as a folder that runs anywhere: the program, what it reads, what it needs, how to start it. */

/** The program finds its data whatever folder it is started from. */
export function programOf(code: string): string {
  return `import os
from pathlib import Path

os.chdir(Path(__file__).resolve().parent / "data")

${code}`
}

export interface PythonFolder {
  code: string
  readme: string
  requirements: string
  files: readonly FolderFile[]
}

const bytesOf = ({ text, base64 }: FolderFile): Uint8Array =>
  text === undefined
    ? Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0))
    : strToU8(text)

export function folderFiles({ code, readme, requirements, files }: PythonFolder) {
  const all: Record<string, Uint8Array> = {
    'main.py': strToU8(programOf(code)),
    'README.md': strToU8(readme),
    'requirements.txt': strToU8(requirements),
    'data/about.txt': strToU8('The tables and pictures of the flow.\n'),
  }
  for (const file of files) all[`data/${file.name}`] = bytesOf(file)
  return all
}

export function zippedFolder(folder: PythonFolder, name: string): Uint8Array<ArrayBuffer> {
  const inside = Object.entries(folderFiles(folder)).map(([path, bytes]) => [
    `${name}/${path}`,
    bytes,
  ])
  return zipSync(Object.fromEntries(inside))
}
