/** Why a sign-in went no further, as the session library tells the browser. */
import { CredentialsSignin } from '@auth/core/errors'

export class SignInRateLimited extends CredentialsSignin {
  override code = 'rate_limited'
}

export class SignInAccountClosed extends CredentialsSignin {
  override code = 'account_closed'
}

/** Which ways there are to take the second step. */
export type SignInStep = 'second_factor_app' | 'second_factor_passkey' | 'second_factor_any'

export class SecondFactorNeeded extends CredentialsSignin {
  constructor(step: SignInStep) {
    super()
    this.code = step
  }
}

export class SecondFactorRefused extends CredentialsSignin {
  override code = 'second_factor_wrong'
}

/** The identity service wants to see the password before it gives tokens. */
export class PasswordNeeded extends CredentialsSignin {
  override code = 'password_needed'
}
