/** Writes down what the server vouches for: the hashes of every file below a folder, by its address. */
import { hash } from 'node:crypto'
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileHashes, piecesOf } from '@panya/domain/offline/site-files.ts'

/** The smaller copies beside a file unfold to the same. */
const COPY = /\.(br|gz)(\.part)?$/

export async function hashFiles(folder: string, prefix: string): Promise<FileHashes> {
  const paths: string[] = []
  for await (const file of glob('**/*', { cwd: folder })) {
    if (!COPY.test(file) && statSync(join(folder, file)).isFile()) paths.push(file)
  }
  const hashes: FileHashes = {}
  for (const path of paths.toSorted()) {
    const pieces = piecesOf(readFileSync(join(folder, path)))
    const address = prefix + path.replaceAll('\\', '/')
    hashes[address] = pieces.map((piece) => hash('sha256', piece, 'base64url'))
  }
  return hashes
}

export function writeHashes(file: string, hashes: FileHashes): void {
  writeFileSync(`${file}.part`, JSON.stringify(hashes))
  renameSync(`${file}.part`, file)
}
