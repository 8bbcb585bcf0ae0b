import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { choose, useChoice } from './choice.ts'
import { measures } from './measures.ts'

const said = {
  yes: 'You agreed: your visits are counted.',
  no: 'Your visits are not counted.',
}

/** Shows the choice of this browser and changes it; nothing if the operator measures nothing. */
export function ConsentChoice() {
  const [isMeasured, setIsMeasured] = useState(false)
  const choice = useChoice()
  useEffect(() => {
    let isGone = false
    measures().then(
      (where) => !isGone && setIsMeasured(where !== undefined),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  if (!isMeasured) return null
  return (
    <>
      <p role="status">{choice === null ? 'You were not asked yet, so your visits are not counted.' : said[choice]}</p>
      <p className="actions">
        <Button small onClick={() => choose('no')}>
          Do not count
        </Button>
        <Button small onClick={() => choose('yes')}>
          Count my visits
        </Button>
      </p>
    </>
  )
}
