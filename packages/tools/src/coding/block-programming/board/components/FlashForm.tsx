/** Puts MicroPython on a board: the school's file or one of one's own; its sum is shown before. */

import type { FirmwareFile } from '@panya/domain/admin/settings.ts'
import { checkFirmware, sha256Of } from '@panya/engines/board/flash/firmware-file.ts'
import { BoardProblem, type BoardProblemCode } from '@panya/engines/board/serial/board-problem.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { FilePicker } from '@panya/ui/FilePicker/FilePicker.tsx'
import { useState } from 'react'
import type { BoardProps } from '../board-props.ts'
import { useOfferedFirmware } from '../offered-firmware.ts'
import styles from './DevicePanel.module.css'

interface Chosen {
  bytes: Uint8Array<ArrayBuffer>
  sum: string
}

type FlashProblem = BoardProblemCode | 'firmware-damaged' | 'firmware-unreachable'

export function FlashForm({ host, session, state, t }: BoardProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<FlashProblem | null>(null)
  const [isDone, setDone] = useState(false)
  const offered = useOfferedFirmware(host, session.profile.id)

  const choose = async (
    read: () => Promise<Uint8Array<ArrayBuffer>>,
    expected?: string,
  ): Promise<void> => {
    setChosen(null)
    setProblem(null)
    setDone(false)
    try {
      const bytes = await read()
      const sum = await sha256Of(bytes)
      if (expected !== undefined && sum !== expected) return setProblem('firmware-damaged')
      checkFirmware(bytes)
      setChosen({ bytes, sum })
    } catch (error) {
      setProblem(error instanceof BoardProblem ? error.code : 'firmware-unreachable')
    }
  }
  const take = (offer: FirmwareFile): Promise<void> => {
    setFile(null)
    return choose(
      async () => (await host.firmware?.download(offer)) ?? new Uint8Array(),
      offer.sha256,
    )
  }
  const flash = async (): Promise<void> => {
    if (chosen) setDone(await session.flash(chosen.bytes))
  }
  return (
    <section className={styles.flash}>
      <h2>{t('flashTitle')}</h2>
      <p>{t('flashHint')}</p>
      {offered.map((offer) => (
        <div key={offer.id} className={styles.offer}>
          <Button size="small" look="ghost" onClick={() => void take(offer)}>
            {t('takeFirmware', { version: offer.version })}
          </Button>
          <code dir="ltr">{offer.sha256}</code>
        </div>
      ))}
      <FilePicker
        label={t(offered.length > 0 ? 'ownFirmwareFile' : 'firmwareFile')}
        choose={t('chooseFile')}
        nothing={t('noFileChosen')}
        accept=".bin"
        file={file}
        onChoose={(given) => {
          setFile(given)
          if (given) void choose(async () => new Uint8Array(await given.arrayBuffer()))
        }}
      />
      {problem && (
        <p className={styles.warning} role="alert">
          {t(`problem.${problem}`)}
        </p>
      )}
      {chosen && (
        <p>
          {t('firmwareSum')} <code dir="ltr">{chosen.sum}</code>
        </p>
      )}
      <div>
        <Button
          size="small"
          disabled={!chosen || state.phase === 'working'}
          onClick={() => void flash()}
        >
          {t('flash')}
        </Button>
      </div>
      {isDone && <output>{t('flashDone')}</output>}
    </section>
  )
}
