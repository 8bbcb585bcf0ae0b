import type { Random } from './random.ts'
import type { Stack, StackOptions } from '../../stack/stack.ts'

/** `quick` runs inside `npm test`; `full` by command, with the counts of its row. */
export type Tier = 'quick' | 'full'

/** What a row may use. */
export interface Trial {
  tier: Tier
  /** The same for the same seed and row, whatever ran before. */
  random: Random
  /** The whole system, two each of gateway, auth and practice; shared by the rows of a run, so leave it healthy. */
  stack: () => Promise<Stack>
  /** A smaller system that carries the defects of all rows of this run that name some (`plant.into`). */
  planted: () => Promise<Stack>
  /** A system of this row's own, with other counts or with planted defects; it is stopped after the row. */
  ownStack: (options: StackOptions) => Promise<Stack>
  /** One line of progress. */
  say: (line: string) => void
}

/** What a run of a row saw. */
export interface Outcome {
  /** The figures, in words: '12,031 acknowledged, 0 lost, 0 doubled'. */
  got: string
  /** How many cases were tried. */
  n: number
  /** Every breach of the bar, a sentence each. Empty when the bar is held. */
  faults: string[]
}

/** One row of the test plan of attacks and faults. */
export interface Row {
  id: string
  name: string
  /** What must hold, in words and figures. */
  bar: string
  /** Its quick tier takes more than a quarter of a minute: `npm test` runs it on some days only. */
  long?: true
  /** Needs the built site, so that it is there before the systems start. */
  site?: true
  /**
   * The same check against a defect that the suite itself puts in: its faults must not be empty, else the row's run is
   * invalid. `what` names the defect.
   */
  plant: {
    what: string
    /** Defects for the processes of `trial.planted()`, each so narrow that no other row sees it. */
    into?: NonNullable<StackOptions['plants']>
    see: (trial: Trial) => Promise<Outcome>
  }
  run: (trial: Trial) => Promise<Outcome>
}
