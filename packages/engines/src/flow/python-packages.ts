/** Which packages a flow's Python asks for: the one list of versions, chosen to fit each other and these Pythons. */

export const PYTHONS = '3.10, 3.11, 3.12'

/** By the name a program imports: the lines that `pip` reads. */
const PINNED: Readonly<Record<string, readonly string[]>> = {
  PIL: ['pillow==10.4.0'],
  cv2: ['opencv-python-headless==4.10.0.84'],
  duckdb: ['duckdb==1.1.3'],
  joblib: ['joblib==1.4.2'],
  keras: ['keras==3.5.0', 'tensorflow==2.17.0'],
  langdetect: ['langdetect==1.0.9'],
  matplotlib: ['matplotlib==3.9.2'],
  // Brings an OpenCV of its own, which must not be installed twice.
  mediapipe: ['mediapipe==0.10.14', 'opencv-contrib-python==4.10.0.84'],
  numpy: ['numpy==1.26.4'],
  // Older ones ask their helper httpx for something it has no more.
  openai: ['openai==1.55.3'],
  pandas: ['pandas==2.2.3'],
  pytesseract: ['pytesseract==0.3.13'],
  pyttsx3: ['pyttsx3==2.98'],
  scipy: ['scipy==1.14.1'],
  sentence_transformers: ['sentence-transformers==3.1.1', 'transformers==4.44.2', 'torch==2.4.1'],
  serial: ['pyserial==3.5'],
  sklearn: ['scikit-learn==1.5.2'],
  sounddevice: ['sounddevice==0.5.0'],
  // What it hears with and what it understands with.
  speech_recognition: ['SpeechRecognition==3.10.4', 'PyAudio==0.2.14', 'pocketsphinx==5.0.3'],
  torch: ['torch==2.4.1'],
  torchvision: ['torchvision==0.19.1', 'torch==2.4.1'],
  transformers: ['transformers==4.44.2', 'torch==2.4.1'],
  vaderSentiment: ['vaderSentiment==3.3.2'],
}

/** Whatever these need themselves has to be of the release that all others fit to. */
const WITH_NUMPY = ['cv2', 'pandas', 'matplotlib', 'scipy', 'sklearn', 'sounddevice', 'torch']

const OF_OPENCV = 'opencv-python-headless'

/** What a program imports that does not come with Python itself. */
export function packagesOf(code: string): string[] {
  const imports = code.matchAll(/^(?:import|from) ([a-zA-Z]\w*)/gm)
  const names = new Set(Array.from(imports, ([, name]) => name!))
  return [...names].filter((name) => !OF_PYTHON.has(name))
}

/** One line for each package; one without a version that is known would stand by its name alone. */
export function requirementsOf(code: string): string {
  const names = packagesOf(code)
  const needed = new Set(names)
  if (names.some((name) => WITH_NUMPY.includes(name))) needed.add('numpy')
  const lines = new Set([...needed].flatMap((name) => PINNED[name] ?? [name]))
  const isOurs = (line: string): boolean => !needed.has('mediapipe') || !line.startsWith(OF_OPENCV)
  return `# Python ${PYTHONS}\n${[...lines].filter(isOurs).toSorted().join('\n')}\n`
}

/** What comes with Python. */
const OF_PYTHON: ReadonlySet<string> = new Set([
  'base64',
  'collections',
  'csv',
  'datetime',
  'io',
  'json',
  'math',
  'os',
  'pathlib',
  'random',
  're',
  'statistics',
  'time',
  'unicodedata',
  'urllib',
  'wave',
])
