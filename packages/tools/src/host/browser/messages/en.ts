/** English words for what a browser can and cannot do; under each lack what it means, and with `.way` the way on. */
import type { Ability, AbilityState, Lack } from '@panya/domain/browser/abilities.ts'

export type AbilityMessage =
  | `ability.${Ability}`
  | `state.${AbilityState}`
  | Lack
  | `${Lack}.way`
  | 'again'

const en: Record<AbilityMessage, string> = {
  'ability.sign-in': 'Staying signed in',
  'ability.keeping': 'Keeping work on this device',
  'ability.programs': 'Running programs',
  'ability.drawing': 'Drawing fast',
  'ability.camera': 'Camera',
  'ability.microphone': 'Microphone',
  'ability.boards': 'Boards on a cable',
  'ability.notifications': 'Messages that pop up',
  'state.works': 'Works',
  'state.asks': 'Asks you first',
  'state.careful': 'Good to know',
  'state.missing': 'Does not work here',
  again: 'Try again',
  'sign-in-cookies-off':
    'This browser keeps no cookies, so it forgets at once that you have signed in.',
  'sign-in-cookies-off.way':
    'Allow cookies for this page in the settings of the browser, then load the page again. Is it inside another page? Open it in a window of its own.',
  'keeping-insecure':
    'The address has no lock (http instead of https). There, the browser keeps no work on this device.',
  'keeping-insecure.way':
    'Ask your teacher for the address that begins with https. What is saved on the server stays.',
  'keeping-refused': 'This browser keeps nothing on this device. Perhaps this is a private window.',
  'keeping-refused.way':
    'Open the page in a normal window. Or sign in with your own account: then your work is saved on the server. You can also download your project as a file.',
  'keeping-full': 'There is hardly any room left on this device.',
  'keeping-full.way':
    'Delete files or apps that nobody needs. While you are online and signed in, your work is saved on the server.',
  'keeping-seven-days':
    'Safari and every browser on an iPad or iPhone clear what is kept here when you do not come for seven days.',
  'keeping-seven-days.way':
    'Come back with a connection before that: then your work is saved on the server. Or press Share, then “Add to Home Screen”, and open it from there.',
  'keeping-may-go':
    'When the device is full, the browser may clear what is kept here. In a private window it goes when you close it.',
  'keeping-may-go.way': 'Go online now and then: what is saved on the server stays.',
  'programs-insecure':
    'The address has no lock (http instead of https). Browsers run no programs there.',
  'programs-insecure.way': 'Ask your teacher for the address that begins with https.',
  'programs-no-wasm': 'The part of the browser that runs programs (WebAssembly) is switched off.',
  'programs-no-wasm.way':
    'Use another browser, or ask a grown-up: on an iPad or iPhone, Lockdown Mode switches it off, and it can be allowed for this page.',
  'programs-not-apart': 'This browser does not give programs the memory they need here.',
  'programs-not-apart.way':
    'Load the page again. If this stays, open it in an up-to-date Chrome, Edge, Firefox or Safari, and not inside another app.',
  'drawing-slow':
    'This browser draws without the help of the graphics chip (WebGL). All is there, only slower.',
  'drawing-slow.way':
    'Close other tabs. On a computer, a grown-up can switch on “graphics acceleration” in the settings of the browser.',
  'camera-insecure':
    'The address has no lock (http instead of https). Browsers give no page the camera there.',
  'camera-insecure.way':
    'Ask your teacher for the address that begins with https. Or use a picture from a file.',
  'camera-unsupported': 'This browser gives pages no camera.',
  'camera-unsupported.way':
    'Open the page in Chrome, Edge, Firefox or Safari, and not inside another app. Or use a picture from a file.',
  'camera-denied': 'The camera is not allowed on this page.',
  'camera-denied.way':
    'Press the sign beside the address, allow the camera, and try again. On a school computer, ask your teacher.',
  'camera-missing': 'No camera was found.',
  'camera-missing.way': 'Plug one in and try again. Or use a picture from a file.',
  'camera-busy': 'Another program or tab is using the camera.',
  'camera-busy.way': 'Close it there, then try again.',
  'microphone-insecure':
    'The address has no lock (http instead of https). Browsers give no page the microphone there.',
  'microphone-insecure.way':
    'Ask your teacher for the address that begins with https. Or use a sound from a file.',
  'microphone-unsupported': 'This browser gives pages no microphone.',
  'microphone-unsupported.way':
    'Open the page in Chrome, Edge, Firefox or Safari, and not inside another app. Or use a sound from a file.',
  'microphone-denied': 'The microphone is not allowed on this page.',
  'microphone-denied.way':
    'Press the sign beside the address, allow the microphone, and try again. On a school computer, ask your teacher.',
  'microphone-missing': 'No microphone was found.',
  'microphone-missing.way': 'Plug one in and try again. Or use a sound from a file.',
  'microphone-busy': 'Another program or tab is using the microphone.',
  'microphone-busy.way': 'Close it there, then try again.',
  'boards-insecure':
    'The address has no lock (http instead of https). Browsers let no page use a cable there.',
  'boards-insecure.way':
    'Ask your teacher for the address that begins with https. The board on the screen works here, and you can take the file along.',
  'boards-tablet': 'Browsers on tablets and phones cannot talk to a board on a cable.',
  'boards-tablet.way':
    'Use the board on the screen. For a real board, open your project on a computer with Chrome or Edge, or take the file there.',
  'boards-unsupported': 'This browser cannot talk to a board on a cable.',
  'boards-unsupported.way':
    'Use the board on the screen. For a real board, open your project in Chrome or Edge on a computer, or take the file there.',
  'notifications-unused': 'Nothing pops up from here, and you are never asked for it.',
  'notifications-unused.way': 'What is new stands at the bell at the top of the page.',
}

export default en
