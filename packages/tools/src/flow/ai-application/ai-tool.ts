import { WorkerExecutor } from '@panya/engines/flow/worker-executor.ts'
import { base64Of } from '../../flow-kit/base64.ts'
import type { FlowMessages } from '../../flow-kit/flow-messages.ts'
import type { FlowTool } from '../../flow-kit/flow-tool.ts'
import { readPicture } from '../../flow-kit/read-picture.ts'
import { sendToBoard } from './acts/board-line.ts'
import { pageExecutor } from './acts/page-executor.ts'
import { playSound } from './acts/sounds.ts'
import {
  BigView,
  BoxesView,
  FeelingView,
  GuessesView,
  LevelView,
  RankingView,
  TextAnswerView,
} from './components/AnswerViews.tsx'
import { BoardPanel } from './components/BoardPanel.tsx'
import { DrawingPad } from './components/DrawingPad.tsx'
import { PrivateCameraPanel, SoundPanel, TimerPanel } from './components/LivePanels.tsx'
import { labelText } from './components/label-text.ts'
import { modelCardView } from './components/ModelCardView.tsx'
import { PictureClassesEditor } from './components/PictureClassesEditor.tsx'
import { SetView } from './components/SetView.tsx'
import { SoundClassesEditor } from './components/SoundClassesEditor.tsx'
import { SoundClipEditor } from './components/SoundClipEditor.tsx'
import { SoundView } from './components/SoundView.tsx'
import { TextClassesEditor } from './components/TextClassesEditor.tsx'
import { TrainingView } from './components/TrainingView.tsx'
import { WhyView } from './components/WhyView.tsx'
import { FORMAT } from './core/document.ts'
import { MISSIONS } from './core/missions.ts'
import { aiExamples } from './examples/ai-examples.ts'
import { aiRegistry } from './nodes/ai-nodes.ts'
import { CATEGORIES } from './nodes/define.ts'
import { AI_PICTURES } from './pictures/ai-pictures.ts'
import { Platform } from './platform.ts'
import { pictureBlob } from './server/picture-blob.ts'
import { serverPanel } from './server/ServerPanel.tsx'
import { ServerAnswers } from './server/server-answers.ts'
import { SERVER_KINDS } from './server/server-kinds.ts'
import { speakAloud } from './speech-out.ts'

/** What the AI tool brings to the workbench, in one language: it speaks and names things in it. */
export function aiTool(
  messages: Pick<FlowMessages, 'own' | 'locale'>,
  platform = new Platform(),
): FlowTool {
  const answers = new ServerAnswers(pictureBlob)
  const ServerPanel = serverPanel(answers, platform)
  return {
    format: FORMAT,
    registry: aiRegistry,
    categories: CATEGORIES,
    executors: () => aiExecutors(messages, answers),
    examples: aiExamples((key) => messages.own(key)),
    guide: MISSIONS[0].steps,
    missions: MISSIONS,
    pictures: AI_PICTURES,
    words: async () => (await import('./help/ai-words.ts')).AI_WORDS,
    demos: async () => (await import('./help/ai-demos.ts')).aiDemos((key) => messages.own(key)),
    editors: {
      drawing: DrawingPad,
      pictureClasses: PictureClassesEditor,
      textClasses: TextClassesEditor,
      soundClasses: SoundClassesEditor,
      soundClip: SoundClipEditor,
    },
    views: {
      boxes: BoxesView,
      guesses: GuessesView,
      big: BigView,
      level: LevelView,
      feeling: FeelingView,
      ranking: RankingView,
      'text-answer': TextAnswerView,
      training: TrainingView,
      why: WhyView,
      card: modelCardView(platform),
      set: SetView,
      sound: SoundView,
    },
    panels: {
      camera: PrivateCameraPanel,
      microphone: SoundPanel,
      timer: TimerPanel,
      'ai.board': BoardPanel,
      ...Object.fromEntries(Object.keys(SERVER_KINDS).map((type) => [type, ServerPanel])),
    },
    readFile: async (file, accept) =>
      accept.startsWith('image')
        ? readPicture(file, { largestSide: 1280, mostBytes: 1_000_000, quality: 0.9 })
        : { name: file.name, size: file.size, data: await base64Of(file) },
  }
}

function aiExecutors(
  { own, locale }: Pick<FlowMessages, 'own' | 'locale'>,
  answers: ServerAnswers,
) {
  answers.clear()
  const workers = {
    ai: new WorkerExecutor(
      () => new Worker(new URL('./ai-worker.ts', import.meta.url), { type: 'module', name: 'ai' }),
    ),
    nlp: new WorkerExecutor(
      () =>
        new Worker(new URL('./nlp-worker.ts', import.meta.url), {
          type: 'module',
          name: 'nlp',
        }),
    ),
    ocr: new WorkerExecutor(
      () =>
        new Worker(new URL('./ocr-worker.ts', import.meta.url), { type: 'module', name: 'ocr' }),
    ),
  }
  const page = pageExecutor({
    now: () => performance.now(),
    clock: () => new Date().toLocaleTimeString('en-GB'),
    nameOf: (label) => labelText({ own }, label),
    speak: (text, language) => speakAloud(text, language, locale),
    play: playSound,
    send: sendToBoard,
  })
  return {
    executors: { ...workers, page, server: answers.executor },
    dispose: () => {
      for (const worker of Object.values(workers)) worker.dispose()
    },
  }
}
