/** Class sign-in, step by step: the class's code, the own name, three pictures or words. */
import { useEffect, useState } from 'react'
import { useUserState } from '../../../adapters/user-state.ts'
import { AlreadyHere } from './AlreadyHere.tsx'
import { CodeStep, type OpenClass } from './CodeStep.tsx'
import { NameStep } from './NameStep.tsx'
import { SecretStep } from './SecretStep.tsx'

export function ClassSignIn({ onSignedIn }: { onSignedIn(): void }) {
  const signedIn = useUserState((user) => user.status === 'authenticated')
  const [room, setRoom] = useState<OpenClass | null>(null)
  const [learnerId, setLearnerId] = useState<string | null>(null)
  const [came, setCame] = useState(false)
  const [another, setAnother] = useState(false)
  useEffect(() => {
    if (signedIn && came) onSignedIn()
  }, [signedIn, came, onSignedIn])

  const learner = room?.list.learners.find(({ id }) => id === learnerId)
  if (signedIn && !came) return <AlreadyHere />
  if (room === null) return <CodeStep fromAddress={!another} onOpen={setRoom} />
  if (!learner) {
    const back = () => {
      setAnother(true)
      setRoom(null)
    }
    return <NameStep list={room.list} onChoose={setLearnerId} onBack={back} />
  }
  return (
    <SecretStep
      key={learner.id}
      code={room.code}
      learner={learner}
      onCame={() => setCame(true)}
      onBack={() => setLearnerId(null)}
    />
  )
}
