/** A school's provider that says what no honest one would: whatever a test wants. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { SCHOOL_ID, schoolEnvironment } from './school.ts'
import type { SchoolBrowser } from './school-browser.ts'

const CLIENT = { clientId: 'panya', clientSecret: 'a secret of the school' }
const KEY = new TextEncoder().encode('whoever asks at the token endpoint knows who answers')

export class OddProvider {
  issuer = ''
  /** How often it was asked for its description. */
  asked = 0
  /** What it says of itself beside the usual. */
  description: Record<string, unknown> = {}
  /** Another answer to whoever asks for the description. */
  describe: ((response: ServerResponse) => void) | null = null
  #idToken = ''
  #person: object = {}
  readonly #server = createServer((request, response) => {
    if (request.url?.startsWith('/.well-known/')) {
      this.asked += 1
      if (this.describe) return this.describe(response)
      return json(response, this.#usual())
    }
    if (request.url === '/userinfo') return json(response, this.#person)
    return json(response, { access_token: 'x', token_type: 'Bearer', id_token: this.#idToken })
  })

  static async start(): Promise<OddProvider> {
    const provider = new OddProvider()
    await new Promise<void>((resolve) => provider.#server.listen(0, '127.0.0.1', resolve))
    const { port } = provider.#server.address() as AddressInfo
    provider.issuer = `http://127.0.0.1:${port}`
    return provider
  }

  get environment(): Record<string, string> {
    return schoolEnvironment({ issuer: this.issuer, ...CLIENT })
  }

  /** Somebody presses the button and comes back with a token that says `told`; where our callback leads. */
  async send(
    browser: SchoolBrowser,
    told: (usual: JWTPayload) => JWTPayload = (usual) => usual,
    { alg = 'HS256', person = {} }: { alg?: 'HS256' | 'none'; person?: object } = {},
  ): Promise<URL> {
    const { searchParams } = await browser.press(SCHOOL_ID)
    const iat = Math.floor(Date.now() / 1000)
    const nonce = searchParams.get('nonce')
    const claims = told({ iss: this.issuer, aud: CLIENT.clientId, iat, exp: iat + 600, nonce })
    this.#person = { sub: claims.sub, ...person }
    this.#idToken =
      alg === 'none'
        ? new UnsecuredJWT(claims).encode()
        : await new SignJWT(claims).setProtectedHeader({ alg }).sign(KEY)
    const back = new URL(searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('code', '1')
    back.searchParams.set('state', searchParams.get('state') ?? '')
    return browser.comeBack(back)
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #usual() {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      userinfo_endpoint: `${this.issuer}/userinfo`,
      jwks_uri: `${this.issuer}/jwks`,
      id_token_signing_alg_values_supported: ['HS256'],
      ...this.description,
    }
  }
}

function json(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
