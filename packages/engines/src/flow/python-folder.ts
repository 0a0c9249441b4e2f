import { strToU8, zipSync } from 'fflate'

/** A flow's Python as a folder that runs anywhere: the program, what it reads, what it needs, how to start it. */

/** Versions that are known to work together. */
const PINNED: Readonly<Record<string, string>> = {
  PIL: 'pillow==10.4.0',
  cv2: 'opencv-python==4.10.0.84',
  duckdb: 'duckdb==1.1.3',
  fer: 'fer==22.5.1',
  joblib: 'joblib==1.4.2',
  keras: 'keras==3.5.0\ntensorflow==2.17.0',
  langdetect: 'langdetect==1.0.9',
  librosa: 'librosa==0.10.2.post1',
  matplotlib: 'matplotlib==3.9.2',
  mediapipe: 'mediapipe==0.10.14',
  numpy: 'numpy==1.26.4',
  openai: 'openai==1.47.0',
  openpyxl: 'openpyxl==3.1.5',
  pandas: 'pandas==2.2.3',
  pytesseract: 'pytesseract==0.3.13',
  pyttsx3: 'pyttsx3==2.98',
  scipy: 'scipy==1.14.1',
  sentence_transformers: 'sentence-transformers==3.1.1',
  serial: 'pyserial==3.5',
  sklearn: 'scikit-learn==1.5.2',
  sounddevice: 'sounddevice==0.5.0',
  speech_recognition: 'SpeechRecognition==3.10.4',
  torch: 'torch==2.4.1',
  torchvision: 'torchvision==0.19.1',
  transformers: 'transformers==4.44.2',
  vaderSentiment: 'vaderSentiment==3.3.2',
}

const importsOf = (code: string): string[] =>
  Array.from(code.matchAll(/^ *(?:import|from) ([a-zA-Z]\w*)/gm), ([, name]) => name!)

/** One line for each package; those without a version that was tried stand by their name alone. */
export function requirementsOf(code: string, ofPython: ReadonlySet<string>): string {
  const names = new Set(importsOf(code).filter((name) => !ofPython.has(name)))
  if (code.includes('pd.read_excel(')) names.add('openpyxl')
  const lines = [...names].map((name) => PINNED[name] ?? name)
  return `${lines.toSorted().join('\n')}\n`
}

/** The program finds its data whatever folder it is started from. */
export function programOf(code: string): string {
  return `import os
from pathlib import Path

os.chdir(Path(__file__).resolve().parent / "data")

${code}`
}

export interface FolderFile {
  name: string
  text?: string
  base64?: string
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
