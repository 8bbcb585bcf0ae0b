import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, percent, plain, t } from '../../factory/format.ts'
import { problem, type Level } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub, type Rational } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

const VESSELS = [
  { vessel: 'A tank', pure: 'acid', other: 'water', unit: 'gallons' },
  { vessel: 'A barrel', pure: 'vinegar', other: 'water', unit: 'quarts' },
  { vessel: 'A cask', pure: 'grape juice', other: 'apple juice', unit: 'gallons' },
  { vessel: 'A vat', pure: 'syrup', other: 'water', unit: 'gallons' },
] as const

interface Replaced {
  level: Level
  vessel: (typeof VESSELS)[number]
  volume: number
  out: number
  second: number
  /** What the other vessel holds at level 3. */
  beside: number
}

export const replacedTwice = problem<Replaced>({
  id: 'replaced-twice',
  skill: 'mixtures',
  version: 2,
  levels: [1.1, 1.4, 1.4],
  places: [
    [0, 4, 6, 6, 4],
    [6, 4, 3, 3, 4],
    [6, 4, 3, 3, 4],
  ],
  draw: (random, level) => {
    const volume = random.pick([10, 12, 15, 16, 18, 20, 24, 25, 30, 32, 36, 40, 45, 48, 50, 54, 60, 64, 72, 75, 80, 90, 100]) // prettier-ignore
    const out = random.int(2, Math.floor(volume / 2) - 1)
    const second = level === 1 ? random.int(2, Math.floor(volume / 2)) : out
    const left = rational((volume - out) * (volume - second), volume)
    const share = rational(100 * (volume - out) * (volume - second), volume * volume)
    if (level === 1 && (!isWhole(mul(left, 2)) || second === out)) return null
    if (level === 2 && (!isWhole(share) || out < 3)) return null
    const beside = random.step(8, 60, 2)
    if (level === 3 && (!isWhole(mul(rational(out * beside, beside + out), 2)) || beside === volume)) return null
    return { level, vessel: random.pick(VESSELS), volume, out, second, beside }
  },
  write: (replaced) => ({
    ...byLevel(replaced, [otherIn, howMuch, thereAndBack]),
    show: plain,
    fits: (value) => value.n > 0n && value.d <= 4n && compare(value, replaced.volume) <= 0,
  }),
  second: (_numbers, stem) => {
    const volume = Number(/holds (\d+) /.exec(stem)?.[1])
    // Follows both fluids through two rounds.
    const after = (outs: readonly number[]): { pure: number; other: number } => {
      let [pure, other] = [volume, 0]
      for (const out of outs) {
        const part = out / volume
        ;[pure, other] = [pure - pure * part, other - other * part + out]
      }
      return { pure, other }
    }
    if (stem.includes('A drum')) {
      const [beside = 0, out = 0] = /drum holds (\d+) .*? (\d+) \w+ are poured/.exec(stem)!.slice(1).map(Number)
      return out * (beside / (beside + out))
    }
    if (stem.includes('same amount was')) {
      const share = Number(/is now (\d+)% /.exec(stem)?.[1])
      return search([0.5, volume - 0.5, 0.5], (out) => near((after([out, out]).pure / volume) * 100, share))
    }
    const outs = [...stem.matchAll(/(\d+) \w+ (?:are|of the mixture are) drained/g)].map(([, out]) => Number(out))
    const { pure, other } = after([outs[0]!, outs[1] ?? outs[0]!])
    return /of (?:water|apple juice) does/.test(stem) ? other : pure
  },
})

type Part = Written<'show' | 'fits'>
const HINTS = [
  'What part of the pure fluid stays in the vessel each time something is drained?',
  'The second draining takes mixture, not pure fluid: multiply the part that stays twice.',
] as const

function otherIn({ vessel, volume, out, second }: Replaced): Part {
  const { vessel: name, pure, other, unit } = vessel
  const [one, two] = [volume - out, volume - second]
  const left = rational(one * two, volume)
  const key = sub(volume, left)
  return {
    stem: t`${name} holds ${volume} ${unit} of pure ${pure}. First, ${out} ${unit} are drained and replaced with ${out} ${unit} of ${other}, and the contents are mixed. Then ${second} ${unit} of the mixture are drained and replaced with ${second} ${unit} of ${other}. How many ${unit} of ${other} does the ${name.replace('A ', '')} then contain?`,
    key,
    hints: HINTS,
    wrong: [
      [out + second, 'replacement-not-removed', () => t`This adds all the ${other} poured in. Some of the first ${out} ${unit} leave in the second draining.`],
      [left, 'answered-other-quantity', () => t`This is the amount of ${pure}.`],
      [second, 'stopped-early', () => t`This counts only the ${other} of the second filling; most of the first is still there.`],
      [rational(out * two, volume), 'stopped-early', () => t`This counts only what stays of the first filling.`],
      [out, 'stopped-early', () => t`This is the ${other} after the first filling.`],
      [rational(out * second, volume), 'wrong-part-of-ratio', () => t`This is the ${other} that leaves in the second draining.`],
      [rational(one * second, volume), 'wrong-part-of-ratio', () => t`This is the ${pure} that leaves in the second draining.`],
      [sub(out + second, rational(one * second, volume)), 'equations-mismatched', () => t`This takes off the ${pure} in the second draining instead of the ${other} in it.`],
      [sub(volume, rational(one * one, volume)), 'ignored-condition', () => t`This drains ${out} ${unit} both times.`],
      [sub(volume, rational(two * two, volume)), 'ignored-condition', () => t`This drains ${second} ${unit} both times.`],
    ], // prettier-ignore
    because: t`${m`${volume} \times \frac{${one}}{${volume}} \times \frac{${two}}{${volume}} = ${left}`} ${unit} of ${pure} stay, and the rest is ${other}: ${key}.`,
    quick: [t`${m`${volume} - \frac{${one} \times ${two}}{${volume}} = ${key}`} ${unit}.`],
    full: [
      t`Follow the fluid that is only ever taken out, the ${pure}, and subtract at the end.`,
      t`After the first round ${m`${volume} - ${out} = ${one}`} ${unit} of ${pure} are left.`,
      t`The second draining takes ${m`\frac{${second}}{${volume}}`} of everything, so ${m`${one} \times \frac{${two}}{${volume}} = ${left}`} ${unit} of ${pure} stay.`,
      t`The vessel is full again, so the ${other} amounts to ${m`${volume} - ${left} = ${key}`} ${unit}.`,
      t`Check: of the first ${out} ${unit} of ${other}, ${m`${out} \times \frac{${two}}{${volume}} = ${rational(out * two, volume)}`} stay, and ${second} more come in.`,
    ],
  }
}

function howMuch({ vessel, volume, out }: Replaced): Part {
  const { vessel: name, pure, other, unit } = vessel
  const stay = volume - out
  const share: Rational = rational(100 * stay * stay, volume * volume)
  const factor = rational(stay, volume)
  return {
    stem: t`${name} holds ${volume} ${unit} of pure ${pure}. Some of it was drained and replaced with ${other}, and the contents were mixed. Then the same amount was drained from the mixture and replaced with ${other}. If the mixture is now ${percent(share)} ${pure}, how many ${unit} were drained each time?`,
    key: out,
    hints: [HINTS[0], 'The part that stays is multiplied by itself. Which number, squared, gives the final share?'],
    wrong: [
      [div(mul(volume, sub(100, share)), 200), 'percents-simply-added', () => t`This halves the total loss of ${pure}, as if both drainings took the same amount of it.`],
      [stay, 'answered-other-quantity', () => t`This is the amount that stays each time.`],
      [div(mul(volume, sub(100, share)), 100), 'stopped-early', () => t`This is the amount of ${other} in the end.`],
      [div(mul(volume, share), 100), 'answered-other-quantity', () => t`This is the amount of ${pure} in the end.`],
      [2 * out, 'doubled-or-halved', () => t`This is the total that was drained in both rounds.`],
      [div(out, 2), 'doubled-or-halved', () => t`This halves the amount that was drained each time.`],
      [rational(out * stay, volume), 'wrong-part-of-ratio', () => t`This is the ${pure} in the second draining.`],
      [div(mul(volume, share), 200), 'root-of-part', () => t`This halves the final share instead of taking its root.`],
      [out + 1, 'off-by-one', () => t`With this amount the final share would be too small.`],
      [out - 1, 'off-by-one', () => t`With this amount the final share would be too large.`],
      [out - 2, 'off-by-one', () => t`With this amount the final share would be too large.`],
    ], // prettier-ignore
    because: t`The part that stays, squared, is ${div(share, 100)}, so it is ${factor}, and ${m`(1 - ${factor}) \times ${volume} = ${out}`}.`,
    quick: [
      t`${m`\sqrt{${div(share, 100)}} = ${factor}`} stays each time, so ${m`${sub(1, factor)} \times ${volume} = ${out}`} ${unit} go.`,
    ],
    full: [
      t`Think in parts that stay. If the part ${m`p`} of the contents stays each time, the ${pure} left after two rounds is ${m`p \times p`} of the original.`,
      t`The final share is ${percent(share)}, so ${m`p^2 = ${div(share, 100)}`} and ${m`p = ${factor}`}; a negative root makes no sense here.`,
      t`So ${m`1 - ${factor} = ${sub(1, factor)}`} of the contents is drained each time: ${m`${sub(1, factor)} \times ${volume} = ${out}`} ${unit}.`,
      t`Check: ${m`${volume} - ${out} = ${stay}`} ${unit} of ${pure} after the first round and ${m`${stay} \times ${factor} = ${rational(stay * stay, volume)}`} after the second, which is ${percent(share)} of ${volume}.`,
    ],
  }
}

function thereAndBack({ vessel, volume, out, beside }: Replaced): Part {
  const { vessel: name, pure, other, unit } = vessel
  const key = rational(out * beside, beside + out)
  const mixed = beside + out
  const back = rational(out * out, mixed)
  const own = name.replace('A ', '')
  return {
    stem: t`${name} holds ${volume} ${unit} of pure ${pure}. A drum holds ${beside} ${unit} of pure ${other}. First, ${out} ${unit} are poured from the ${own} into the drum, and the contents are mixed. Then ${out} ${unit} of this mixture are poured back into the ${own}. How many ${unit} of ${other} does the ${own} then contain?`,
    key,
    hints: [t`What does the drum contain after the first pouring, and what part of it is ${other}?`, t`The same part of what is poured back is ${other}.`], // prettier-ignore
    wrong: [
      [back, 'answered-other-quantity', () => t`This is the ${pure} that is poured back.`],
      [out, 'ignored-condition', () => t`This supposes that only ${other} is poured back. The mixture contains ${pure} as well.`],
      [div(out, 2), 'ds-one-case-taken-for-all', () => t`This supposes that the mixture is half ${other} and half ${pure}.`],
      [rational(out * beside, volume + beside), 'wrong-part-of-ratio', () => t`This divides by the contents of both. The mixture in the drum amounts to ${mixed} ${unit}.`],
      [rational(out * out, beside), 'equations-mismatched', () => t`This compares ${out} with the ${beside} ${unit} before the first pouring and takes the part of the ${pure}.`],
      [sub(beside, key), 'answered-other-quantity', () => t`This is the ${other} that stays in the drum.`],
      [rational(out * (beside - out), beside), 'replacement-not-removed', () => t`This supposes that ${out} ${unit} of ${other} had made room for the ${pure}; nothing was taken out of the drum first.`],
      [rational(out * volume, volume + out), 'equations-mismatched', () => t`This uses the ${volume} ${unit} of the ${own} where the contents of the drum belong.`],
      [rational(out * (volume - out), volume), 'equations-mismatched', () => t`This drains and replaces in the ${own} alone.`],
      [add(key, div(out, 2)), 'off-by-one', () => t`This is more ${other} than the mixture that is poured back contains.`],
      [add(out, back), 'added-tops-and-bottoms', () => t`This adds the ${pure} that is poured back to the whole amount.`],
      [mul(key, 2), 'doubled-or-halved', () => t`This counts the pouring back twice.`],
      [beside - out, 'wrong-operation', () => t`This subtracts what is poured from what the drum held.`],
    ], // prettier-ignore
    because: t`Of the ${mixed} ${unit} in the drum, ${m`\frac{${beside}}{${mixed}}`} is ${other}, so the ${out} ${unit} poured back contain ${m`${out} \times \frac{${beside}}{${mixed}} = ${key}`} ${unit} of it.`,
    quick: [t`${m`${out} \times \frac{${beside}}{${beside} + ${out}} = ${key}`} ${unit}.`],
    full: [
      t`Follow the ${other}. At first all of it, ${beside} ${unit}, is in the drum.`,
      t`After the first pouring, the drum holds ${m`${beside} + ${out} = ${mixed}`} ${unit}, of which ${m`\frac{${beside}}{${mixed}}`} is ${other}.`,
      t`What is poured back has the same composition, so ${m`${out} \times \frac{${beside}}{${mixed}} = ${key}`} ${unit} of ${other} go into the ${own}. The ${volume} ${unit} that the ${own} held do not matter.`,
      t`Check: the rest of the ${out} ${unit}, ${m`${out} \times \frac{${out}}{${mixed}} = ${back}`}, is ${pure}. So ${m`${out} - ${back} = ${key}`} ${unit} of ${pure} stay in the drum, exactly as much as the ${other} that has left it.`,
    ],
  }
}
