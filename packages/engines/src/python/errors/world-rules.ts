/** Errors of programs that look for what a browser does not have: windows, other programs, the network. */
import { byMessage, type ErrorFacts, type ErrorRule, type Values } from './error-facts.ts'

/** They open windows of their own. */
const WINDOWS = new Set(
  'tkinter Tkinter _tkinter customtkinter ttkbootstrap easygui PySimpleGUI FreeSimpleGUI PyQt5 PyQt6 PySide2 PySide6 wx kivy pyglet arcade dearpygui gi'.split(
    ' ',
  ),
)
/** They speak to the computer itself: its keys, its speakers, its system, its plugs. */
const COMPUTER = new Set(
  'curses _curses msvcrt winsound winreg _winapi termios tty pty fcntl resource keyboard mouse pyautogui pynput playsound simpleaudio pyaudio sounddevice pyttsx3 gtts speech_recognition serial RPi gpiozero picamera psutil pyperclip win32api win32gui selenium ensurepip venv'.split(
    ' ',
  ),
)
/** Well known, and in no list of packages for the browser. */
const PACKAGES = new Set(
  'torch torchvision tensorflow keras seaborn plotly kaggle transformers datasets openai langchain streamlit gradio flask django fastapi discord telegram tweepy yfinance pydub moviepy wordcloud folium prophet catboost gym gymnasium mediapipe ultralytics face_recognition pytesseract geopy faker colorama tabulate termcolor pyfiglet emoji prettytable art'.split(
    ' ',
  ),
)
const PROCESSES = new Set(['_multiprocessing', 'multiprocessing', '_posixshmem', 'pexpect'])

/** A module that is missing, and will be. */
function missing(code: string, names: ReadonlySet<string>): ErrorRule {
  return {
    code,
    types: ['ModuleNotFoundError'],
    match: ({ message }): Values | null => {
      const name = /No module named '([\w.]+)'/.exec(message)?.[1]?.split('.')[0]
      return name !== undefined && names.has(name) ? { name } : null
    },
  }
}

function reads(facts: ErrorFacts, word: RegExp): boolean {
  return word.test(facts.frames.at(-1)?.source ?? '')
}

/** Looked at before the rules for the kinds of errors they come as. */
export const WORLD_RULES: ErrorRule[] = [
  missing('module-window', WINDOWS),
  missing('module-computer', COMPUTER),
  missing('no-process', PROCESSES),
  {
    code: 'colab',
    types: ['ModuleNotFoundError'],
    match: (facts) => (reads(facts, /\bgoogle\.colab\b|\bgoogle import colab\b/) ? {} : null),
  },
  missing('module-package', PACKAGES),
  byMessage('no-process', 'OSError', /does not support processes/),
  byMessage('no-process', 'NotImplementedError', /lacks multiprocessing/),
  byMessage('no-network', ['OSError', 'HTTPException'], /no network for programs in the browser/),
  byMessage('no-network', 'RuntimeError', /TLS not supported in this environment/),
  byMessage('time-zone', 'ZoneInfoNotFoundError', /No time zone found with key (?<name>[\w/+-]+)/),
  byMessage('big-number', 'ValueError', /^Exceeds the limit \((?<most>\d+) digits\)/),
  byMessage(
    'relative-import',
    'ImportError',
    /attempted relative import with no known parent package/,
  ),
  {
    code: 'no-arguments',
    types: ['IndexError'],
    match: (facts) => (reads(facts, /\bargv\s*\[/) ? {} : null),
  },
]
