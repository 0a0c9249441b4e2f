/**
 * An authenticator in software, for tests: ES256, one key for each site, and a finger that can be withheld. It signs
 * nothing that its browser would not have let through, unless it is told to lie.
 */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

interface Question {
  challenge: string
  rpId?: string
  rp?: { id?: string }
  user?: { id: string }
  excludeCredentials?: { id: string }[]
}

interface Lies {
  origin?: string
  rpId?: string
  withoutFinger?: boolean
  challenge?: string
  counter?: number
}

export class SoftwarePasskey {
  readonly id = randomBytes(16)
  readonly #privateKey: KeyObject
  readonly #x: Buffer
  readonly #y: Buffer
  readonly #origin: string
  #userHandle = ''
  counter = 0

  constructor(origin = 'http://localhost') {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#privateKey = privateKey
    this.#x = Buffer.from(x, 'base64url')
    this.#y = Buffer.from(y, 'base64url')
    this.#origin = origin
  }

  get name(): string {
    return this.id.toString('base64url')
  }

  register(question: Question, lies: Lies = {}) {
    if (question.excludeCredentials?.some(({ id }) => id === this.name)) {
      throw new Error('InvalidStateError: registered already')
    }
    this.#userHandle = question.user?.id ?? ''
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const key = Buffer.concat([Buffer.alloc(16), length, this.id, this.#publicKey()])
    const authData = Buffer.concat([this.#head(question, lies, HAS_KEY), key])
    const clientDataJSON = this.#client('webauthn.create', question, lies)
    const attestationObject = cborMap([
      [text('fmt'), text('none')],
      [text('attStmt'), cborMap([])],
      [text('authData'), bytes(authData)],
    ])
    return this.#credential({
      clientDataJSON: clientDataJSON.toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  answer(question: Question, lies: Lies = {}) {
    this.counter = lies.counter ?? this.counter + 1
    const authenticatorData = this.#head(question, lies, 0)
    const clientDataJSON = this.#client('webauthn.get', question, lies)
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
    return this.#credential({
      clientDataJSON: clientDataJSON.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
      userHandle: this.#userHandle,
    })
  }

  #credential<Response extends object>(response: Response) {
    const type = 'public-key'
    return { id: this.name, rawId: this.name, type, response, clientExtensionResults: {} }
  }

  #client(type: string, { challenge }: Question, lies: Lies): Buffer {
    const origin = lies.origin ?? this.#origin
    const data = { type, challenge: lies.challenge ?? challenge, origin, crossOrigin: false }
    return Buffer.from(JSON.stringify(data))
  }

  #head(question: Question, lies: Lies, further: number): Buffer {
    const rpId = lies.rpId ?? question.rpId ?? question.rp?.id ?? ''
    const flags = PRESENT | (lies.withoutFinger === true ? 0 : VERIFIED) | further
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter])
  }

  /** As COSE: an elliptic key for ES256 on P-256. */
  #publicKey(): Buffer {
    return cborMap([
      [Buffer.from([0x01]), Buffer.from([0x02])],
      [Buffer.from([0x03]), Buffer.from([0x26])],
      [Buffer.from([0x20]), Buffer.from([0x01])],
      [Buffer.from([0x21]), bytes(this.#x)],
      [Buffer.from([0x22]), bytes(this.#y)],
    ])
  }
}

function cborMap(pairs: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([Buffer.from([0xa0 | pairs.length]), ...pairs.flat()])
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)])
}

function bytes(value: Buffer): Buffer {
  const length =
    value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 255]
  return Buffer.concat([Buffer.from(length), value])
}
