/** A failure that a question can bring about by itself: it must not make a service look ill to everybody else. */
import { ChatFailed } from '../language-model-port.ts'

export class Provoked extends ChatFailed {}
