/** What an operator tells of their Firebase project, and the file with its owner's key. */
import { readFileSync } from 'node:fs'

export interface ServiceAccount {
  clientEmail: string
  privateKey: string
}

export interface FirebaseSettings {
  projectId: string
  apiKey: string
  /** host:port of the emulator; never in production, whose tokens are signed. */
  emulatorHost: string | null
  /** The project owner's key; without it only people themselves can do something with their accounts. */
  serviceAccount: ServiceAccount | null
}

/** Whether we may act for people without their password; the emulator lets everybody. */
export function mayActAsOwner({ emulatorHost, serviceAccount }: FirebaseSettings): boolean {
  return emulatorHost !== null || serviceAccount !== null
}

/** As Google gives it out; throws with what is wrong. */
export function readServiceAccount(file: string): ServiceAccount {
  const found = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const { client_email: clientEmail, private_key: privateKey } = found
  if (typeof clientEmail !== 'string' || typeof privateKey !== 'string') {
    throw new Error('client_email or private_key is missing')
  }
  return { clientEmail, privateKey }
}
