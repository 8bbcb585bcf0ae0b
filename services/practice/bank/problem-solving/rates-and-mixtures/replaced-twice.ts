import { byLevel, type Written } from '../../factory/by-level.ts'
import { count, m, percent, plain, t } from '../../factory/format.ts'
import { agree } from '../../factory/grammar.ts'
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
  version: 3,
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

function otherIn({ vessel, volume, out, second }: Replaced): Part {
  const { vessel: name, pure, other, unit } = vessel
  const own = name.replace('A ', '')
  const [one, two] = [volume - out, volume - second]
  const left = rational(one * two, volume)
  const key = sub(volume, left)
  const first = rational(out * two, volume)
  return {
    stem: t`${name} holds ${volume} ${unit} of pure ${pure}. First, ${out} ${unit} are drained and replaced with ${out} ${unit} of ${other}, and the contents are mixed. Then ${second} ${unit} of the mixture are drained and replaced with ${second} ${unit} of ${other}. How many ${unit} of ${other} does the ${own} then contain?`,
    key,
    hints: [
      t`Which is easier to follow: the ${pure}, which is only drained, or the ${other}, which is drained and added?`,
      t`What fraction of the ${pure} stays in the ${own} in the first step, and what fraction of that stays in the second?`,
    ],
    wrong: [
      [out + second, 'replacement-not-removed', () => t`This answer adds all the ${other} poured in, ${m`${out} + ${second}`}. But the second step drains ${m`${out} \times \frac{${second}}{${volume}} = ${rational(out * second, volume)}`} of the first ${out} ${unit} again.`],
      [left, 'answered-other-quantity', () => t`This is the amount of ${pure} in the end: ${m`${one} \times \frac{${two}}{${volume}} = ${left}`}. Subtract ${left} from the ${volume} ${unit} to get the amount of ${other}.`],
      [second, 'stopped-early', () => t`This answer counts only the ${second} ${unit} of ${other} added in the second step. The ${own} still contains ${m`${out} \times \frac{${two}}{${volume}} = ${first}`} of the first ${out} ${unit} as well.`],
      [first, 'stopped-early', () => t`This answer counts only what is left of the first ${out} ${unit} of ${other}, ${m`${out} \times \frac{${two}}{${volume}} = ${first}`}. Add the ${second} ${unit} poured in during the second step.`],
      [out, 'stopped-early', () => t`${out} ${unit} is the amount of ${other} after the first step. The second step leaves ${first} of these and adds ${second} ${unit}.`],
      [rational(out * second, volume), 'wrong-part-of-ratio', () => t`This is the amount of ${other} drained in the second step: ${m`${out} \times \frac{${second}}{${volume}}`}. Subtract it from the ${m`${out} + ${second}`} ${unit} poured in.`],
      [rational(one * second, volume), 'wrong-part-of-ratio', () => t`This is the amount of ${pure} drained in the second step: ${m`${one} \times \frac{${second}}{${volume}}`}. The question asks for the ${other} in the ${own}.`],
      [sub(out + second, rational(one * second, volume)), 'equations-mismatched', () => t`This answer subtracts the ${pure} drained in the second step from ${m`${out} + ${second}`}. Subtract the ${other} drained in that step instead, ${m`${out} \times \frac{${second}}{${volume}}`}.`],
      [sub(volume, rational(one * one, volume)), 'ignored-condition', () => t`This answer replaces ${out} ${unit} both times. In the second step, ${second} ${unit} are replaced.`],
      [sub(volume, rational(two * two, volume)), 'ignored-condition', () => t`This answer replaces ${second} ${unit} both times. In the first step, ${out} ${unit} are replaced.`],
    ], // prettier-ignore
    because: t`The first step leaves ${m`${volume} - ${out} = ${one}`} ${unit} of ${pure}. The second step keeps ${two} of the ${volume} ${unit} of mixture, so ${m`${one} \times \frac{${two}}{${volume}} = ${left}`} ${unit} of ${pure} are left. The other ${key} ${unit} are ${other}.`,
    quick: [
      t`After the first step, ${one} ${unit} of ${pure} are left. The second step keeps ${two} of the ${volume} ${unit} of mixture, so ${m`${one} \times \frac{${two}}{${volume}} = ${left}`} ${unit} of ${pure} stay. The other ${m`${volume} - ${left} = ${key}`} ${unit} are ${other}.`,
    ],
    full: [
      t`Follow the ${pure}, because it is only drained and never added.`,
      t`After the first step, ${m`${volume} - ${out} = ${one}`} ${unit} of ${pure} are left. The second step drains ${second} of the ${volume} ${unit} of mixture and keeps ${two}. So it keeps ${m`\frac{${two}}{${volume}}`} of the ${pure}: ${m`${one} \times \frac{${two}}{${volume}} = ${left}`} ${unit} are left in the end.`,
      t`So the ${own}, which is full again, contains ${m`${volume} - ${left} = ${key}`} ${unit} of ${other}.`,
      t`Check with the ${other}: of the first ${out} ${unit}, ${m`${out} \times \frac{${two}}{${volume}} = ${first}`} are left, and ${m`${first} + ${second} = ${key}`}.`,
    ],
  }
}

function howMuch({ vessel, volume, out }: Replaced): Part {
  const { vessel: name, pure, other, unit } = vessel
  const stay = volume - out
  const share: Rational = rational(100 * stay * stay, volume * volume)
  const factor = rational(stay, volume)
  const leftBy = (each: number): string => t`${m`\left(\frac{${volume - each}}{${volume}}\right)^2`}`
  return {
    stem: t`${name} holds ${volume} ${unit} of pure ${pure}. Some of it was drained and replaced with ${other}, and the contents were mixed. Then the same amount was drained from the mixture and replaced with ${other}. If the mixture is now ${percent(share)} ${pure}, how many ${unit} were drained each time?`,
    key: out,
    hints: [
      t`If a certain fraction of the contents is kept each time, what fraction of the ${pure} is kept each time?`,
      t`If ${m`p`} is the fraction kept each time, what fraction of the ${pure} is left after both steps?`,
    ],
    wrong: [
      [div(mul(volume, sub(100, share)), 200), 'percents-simply-added', () => t`This answer halves the total loss of ${pure}, ${div(mul(volume, sub(100, share)), 100)} ${unit}. But less ${pure} is drained the second time, because the mixture already contains ${other}.`],
      [stay, 'answered-other-quantity', () => t`${stay} ${unit} is the amount that stays in each time, ${m`${factor} \times ${volume}`}. Subtract it from ${volume} to get the amount drained.`],
      [div(mul(volume, sub(100, share)), 100), 'stopped-early', () => t`This is the amount of ${other} in the final mixture, ${percent(sub(100, share))} of ${volume}. The question asks for the amount drained each time.`],
      [div(mul(volume, share), 100), 'answered-other-quantity', () => t`This is the amount of ${pure} in the final mixture, ${percent(share)} of ${volume}. The question asks for the amount drained each time.`],
      [2 * out, 'doubled-or-halved', () => t`${2 * out} ${unit} is the total amount drained in the two steps, ${m`${out} + ${out}`}. The question asks for the amount drained each time.`],
      [div(out, 2), 'doubled-or-halved', () => t`This answer divides ${out} ${unit} between the two steps. But all ${out} are drained each time: each step then keeps ${factor} of the ${pure}, and ${m`${factor} \times ${factor} = ${div(share, 100)}`}.`],
      [rational(out * stay, volume), 'wrong-part-of-ratio', () => t`This is only the ${pure} drained in the second step, ${m`${out} \times ${factor}`}. The mixture drained then also contains ${other}.`],
      [div(mul(volume, share), 200), 'root-of-part', () => t`This answer takes half of ${percent(share)} of the ${volume} ${unit}. Two equal steps call for a square root: the fraction kept each time is ${m`\sqrt{${div(share, 100)}} = ${factor}`}.`],
      [out + 1, 'off-by-one', () => t`Check: draining ${count(out + 1, unit.slice(0, -1))} each time would leave ${leftBy(out + 1)} of the ${pure}, which is less than ${div(share, 100)}.`],
      [out - 1, 'off-by-one', () => t`Check: draining ${count(out - 1, unit.slice(0, -1))} each time would leave ${leftBy(out - 1)} of the ${pure}, which is more than ${div(share, 100)}.`],
      [out - 2, 'off-by-one', () => t`Check: draining ${count(out - 2, unit.slice(0, -1))} each time would leave ${leftBy(out - 2)} of the ${pure}, which is more than ${div(share, 100)}.`],
    ], // prettier-ignore
    because: t`The square of the fraction kept each time is ${div(share, 100)}, so that fraction is ${factor}. The amount drained is ${m`(1 - ${factor}) \times ${volume} = ${out}`} ${unit}.`,
    quick: [
      t`Each step keeps the same fraction of the ${pure}, and the square of that fraction is ${div(share, 100)}. So each step keeps ${m`\sqrt{${div(share, 100)}} = ${factor}`} and drains ${sub(1, factor)} of the contents, which is ${m`${sub(1, factor)} \times ${volume} = ${out}`} ${unit}.`,
    ],
    full: [
      t`If the fraction ${m`p`} of the contents is kept each time, the ${pure} left after the two steps is ${m`p \times p`} of the original amount.`,
      t`That is ${percent(share)}, so ${m`p^2 = ${div(share, 100)}`}. Since ${m`p`} is positive, ${m`p = ${factor}`}.`,
      t`So the fraction drained each time is ${m`1 - ${factor} = ${sub(1, factor)}`}, which is ${m`${sub(1, factor)} \times ${volume} = ${out}`} ${unit}.`,
      t`Check: ${m`${volume} \times ${factor} = ${stay}`} ${unit} of ${pure} are left after the first step and ${m`${stay} \times ${factor} = ${rational(stay * stay, volume)}`} after the second, which is ${percent(share)} of ${volume}.`,
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
    hints: [t`Which of the given amounts affect how much ${other} is poured back?`, t`What fraction of the mixture in the drum is ${other}?`], // prettier-ignore
    wrong: [
      [back, 'answered-other-quantity', () => t`This is the amount of ${pure} that is poured back: ${m`${out} \times \frac{${out}}{${mixed}}`}. The question asks for the ${other}.`],
      [out, 'ignored-condition', () => t`This answer assumes that all ${out} ${unit} poured back are ${other}. But ${out} of the ${mixed} ${unit} in the drum are ${pure}, so some of what is poured back is ${pure}.`],
      [div(out, 2), 'ds-one-case-taken-for-all', () => t`This answer assumes that the mixture in the drum is half ${other}. It contains ${beside} ${unit} of ${other} and ${out} ${unit} of ${pure}.`],
      [rational(out * beside, volume + beside), 'wrong-part-of-ratio', () => t`This answer divides by ${m`${volume} + ${beside}`}, the contents of both vessels. The mixture in the drum is only ${m`${beside} + ${out} = ${mixed}`} ${unit}.`],
      [rational(out * out, beside), 'equations-mismatched', () => t`This answer multiplies ${out} by ${m`\frac{${out}}{${beside}}`}. The mixture is ${mixed} ${unit}, and ${beside} of them are ${other}, so the fraction is ${m`\frac{${beside}}{${mixed}}`}.`],
      [sub(beside, key), 'answered-other-quantity', () => t`This is the amount of ${other} left in the drum. The rest of the ${beside} ${unit} is in the ${own}.`],
      [rational(out * (beside - out), beside), 'replacement-not-removed', () => t`This answer assumes that ${out} ${unit} of ${other} were taken out of the drum first. But the drum still contains all ${beside} ${unit} of ${other} in a mixture of ${mixed} ${unit}.`],
      [rational(out * volume, volume + out), 'equations-mismatched', () => t`This answer uses the ${volume} ${unit} of the ${own} instead of the ${beside} ${unit} of the drum. The mixing takes place in the drum, where ${m`\frac{${beside}}{${mixed}}`} is ${other}.`],
      [rational(out * (volume - out), volume), 'equations-mismatched', () => t`This answer multiplies ${out} by ${m`\frac{${volume - out}}{${volume}}`}, a fraction of the ${own}. The mixing takes place in the drum, where ${m`\frac{${beside}}{${mixed}}`} is ${other}.`],
      [add(key, div(out, 2)), 'off-by-one', () => t`This is too much: only ${m`\frac{${beside}}{${mixed}}`} of the ${out} ${unit} poured back is ${other}, and ${m`${out} \times \frac{${beside}}{${mixed}} = ${key}`}.`],
      [add(out, back), 'added-tops-and-bottoms', () => t`This answer adds the ${pure} poured back, ${m`${out} \times \frac{${out}}{${mixed}} = ${back}`}, to the ${out} ${unit} instead of subtracting it. The ${other} cannot be more than the ${out} ${unit} poured back.`],
      [mul(key, 2), 'doubled-or-halved', () => t`This answer doubles the ${m`${out} \times \frac{${beside}}{${mixed}} = ${key}`} ${unit} of ${other} poured back. The mixture is poured back only once.`],
      [beside - out, 'wrong-operation', () => t`This answer subtracts ${out} from the ${beside} ${unit} in the drum. What is poured back is a mixture of ${other} and ${pure}.`],
    ], // prettier-ignore
    because: t`Of the ${mixed} ${unit} in the drum, ${m`\frac{${beside}}{${mixed}}`} is ${other}, so the ${out} ${unit} poured back contain ${m`${out} \times \frac{${beside}}{${mixed}} = ${key}`} ${agree(key, unit.slice(0, -1), unit)} of it.`,
    quick: [
      t`The mixture in the drum is ${m`\frac{${beside}}{${beside} + ${out}}`} ${other}, so the ${out} ${unit} poured back contain ${m`${out} \times \frac{${beside}}{${beside} + ${out}} = ${key}`} ${agree(key, unit.slice(0, -1), unit)} of it.`,
    ],
    full: [
      t`Follow the ${other}. At first all ${beside} ${unit} of it are in the drum. After the first step, the drum holds ${m`${beside} + ${out} = ${mixed}`} ${unit}, of which ${m`\frac{${beside}}{${mixed}}`} is ${other}.`,
      t`The ${out} ${unit} poured back have the same composition, so they contain ${m`${out} \times \frac{${beside}}{${mixed}} = ${key}`} ${agree(key, unit.slice(0, -1), unit)} of ${other}.`,
      t`The ${own} contained no ${other} before, so it now contains ${count(key, unit.slice(0, -1))}. How much the ${own} held at first does not matter.`,
      t`Check: the ${out} ${unit} poured back also contain ${m`${out} \times \frac{${out}}{${mixed}} = ${back}`} ${agree(back, unit.slice(0, -1), unit)} of ${pure}, and ${m`${key} + ${back} = ${out}`}.`,
    ],
  }
}
