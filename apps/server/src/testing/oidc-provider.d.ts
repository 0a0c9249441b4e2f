/** As much of the library as the tests' school uses; it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  interface Policy extends Array<unknown> {
    add(prompt: object, index: number): void
  }
  export const interactionPolicy: {
    base(): Policy
    Prompt: new (about: { name: string; requestable: boolean }) => object
  }

  export default class Provider {
    constructor(issuer: string, configuration: object)
    Client: {
      prototype: {
        redirectUriAllowed(uri: string): boolean
        postLogoutRedirectUriAllowed(uri: string): boolean
      }
    }
    Grant: new (about: {
      clientId: string
      accountId: string
    }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>
  }
}
