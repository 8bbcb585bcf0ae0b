import { often } from '../../factory/grammar.ts'
import { byLevel, type Written } from '../../factory/by-level.ts'
import { m, plain, t } from '../../factory/format.ts'
import { problem, type Level, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

/** The factors keep each rule near what is measured: skid marks on dry or wet roads, the radio horizon, small nozzles. */
const RULES = [
  {
    about: 'By a rule of thumb, a car that left skid marks',
    unit: 'meters',
    factors: [10, 11, 12, 13, 14],
    gives: 'was driving at',
    result: 'kilometers per hour',
    what: 'speed',
    size: 'length',
  },
  {
    about: 'By a rule of thumb, a radio mast that is',
    unit: 'meters',
    factors: [4],
    gives: 'reaches as far as',
    result: 'kilometers',
    what: 'range',
    size: 'height',
  },
  {
    about: 'By a rule of thumb, a nozzle under a pressure of',
    unit: 'kilopascals',
    factors: [5, 6, 7, 8, 9, 10, 12, 15],
    gives: 'lets through',
    result: 'liters per minute',
    what: 'flow',
    size: 'pressure',
  },
] as const

interface Rule {
  level: Level
  factor: number
  root: number
  more: number
  rule: (typeof RULES)[number]
}

export const speedFromSkid = problem<Rule>({
  id: 'speed-from-skid',
  skill: 'roots',
  version: 5,
  levels: [-1.6, -0.9, -0.1],
  draw: (random, level) => {
    const rule = random.pick(RULES)
    const [root, more] = [random.int(3, 12), random.int(1, 5)]
    if (level === 3 && rule.size === 'length' && root + more > 13) return null
    return { level, factor: random.pick(rule.factors), root, more, rule }
  },
  write: (drawn) => ({ ...byLevel(drawn, [valueOfFormula, sizeFromValue, growthForRise]), show: plain }),
  second: ([factor = 1, a = 0, b = 0], stem) => {
    const size = (value: number): number => search([1, 1000], (d) => near(factor * Math.sqrt(d), value))
    if (stem.includes('What is')) return factor * Math.sqrt(a)
    return stem.includes('corresponds') ? size(a) : size(b) - size(a)
  },
})

function valueOfFormula(drawn: Rule): Written {
  const { factor, root, rule } = drawn
  const [d, v] = [root * root, factor * root]
  const marks =
    rule.size === 'length'
      ? m`d` + ` ${rule.unit} long`
      : rule.size === 'height'
        ? m`d` + ` ${rule.unit} high`
        : m`d` + ` ${rule.unit}`
  return {
    stem: t`${rule.about} ${marks} ${rule.gives} ${m`${factor}\sqrt{d}`} ${rule.result}. What is the ${rule.what}, in ${rule.result}, for a ${rule.size} of ${d} ${rule.unit}?`,
    key: v,
    fits: (value) => value.n > 0n && isWhole(value) && value.n <= 25n * BigInt(v) && value.n * 25n >= BigInt(v),
    wrong: wrongValues(drawn),
    because: t`${m`${factor}\sqrt{${d}} = ${factor} \times ${root} = ${v}`}.`,
    quick: [t`${m`\sqrt{${d}} = ${root}`}, times ${factor} is ${v}.`],
    full: [
      t`The root belongs to ${m`d`} alone: ${m`\sqrt{${d}} = ${root}`}.`,
      t`Multiply: ${m`${factor} \times ${root} = ${v}`}.`,
    ],
    hints: [t`What is the root of ${d}?`, t`${factor} stands in front of the root and is multiplied at the end.`],
  }
}

function sizeFromValue(drawn: Rule): Written {
  const { factor, root, rule } = drawn
  const [d, v] = [root * root, factor * root]
  const marks =
    rule.size === 'length'
      ? m`d` + ` ${rule.unit} long`
      : rule.size === 'height'
        ? m`d` + ` ${rule.unit} high`
        : m`d` + ` ${rule.unit}`
  return {
    stem: t`${rule.about} ${marks} ${rule.gives} ${m`${factor}\sqrt{d}`} ${rule.result}. What ${rule.size}, in ${rule.unit}, corresponds to a ${rule.what} of ${v} ${rule.result}?`,
    key: d,
    fits: (value) => value.n > 0n && isWhole(value) && value.n <= 25n * BigInt(d) && value.n * 25n >= BigInt(d),
    wrong: wrongSizes(drawn),
    because: t`${m`${factor}\sqrt{d} = ${v}`} gives ${m`\sqrt{d} = ${root}`} and ${m`d = ${d}`}.`,
    quick: [t`Divide by ${factor}, then square: ${m`${v} \div ${factor} = ${root}`} and ${m`${root}^2 = ${d}`}.`],
    full: [t`Divide ${m`${factor}\sqrt{d} = ${v}`} by ${factor}: ${m`\sqrt{d} = ${root}`}. Square: ${m`d = ${d}`}.`],
    hints: [
      t`First divide by ${factor}, so that the root stands alone.`,
      t`${m`\sqrt{d} = ${v} \div ${factor} = ${root}`}. Then square both sides.`,
    ],
  }
}

function growthForRise(drawn: Rule): Written {
  const { factor, root, more, rule } = drawn
  const [d, v] = [root * root, factor * root]
  const [far, fast] = [(root + more) ** 2, factor * (root + more)]
  const key = far - d
  const marks =
    rule.size === 'length'
      ? m`d` + ` ${rule.unit} long`
      : rule.size === 'height'
        ? m`d` + ` ${rule.unit} high`
        : m`d` + ` ${rule.unit}`
  return {
    stem: t`${rule.about} ${marks} ${rule.gives} ${m`${factor}\sqrt{d}`} ${rule.result}. By how many ${rule.unit} must the ${rule.size} grow, so that the ${rule.what} goes up from ${v} to ${fast} ${rule.result}?`,
    key,
    fits: (value) => value.n > 0n && isWhole(value) && value.n <= 25n * BigInt(key) && value.n * 25n >= BigInt(key),
    wrong: wrongGrowths(drawn),
    because: t`The root goes up from ${root} to ${root + more}, so ${m`d`} goes up from ${d} to ${far}, by ${key}.`,
    quick: [
      t`${m`\left(\frac{${fast}}{${factor}}\right)^2 - \left(\frac{${v}}{${factor}}\right)^2 = ${far} - ${d} = ${key}`}.`,
    ],
    full: [
      t`Divide ${m`${factor}\sqrt{d} = ${v}`} by ${factor}: ${m`\sqrt{d} = ${root}`}. Square: ${m`d = ${d}`}.`,
      t`In the same way ${m`${factor}\sqrt{d} = ${fast}`} gives ${m`\sqrt{d} = ${root + more}`} and ${m`d = ${far}`}.`,
      t`The difference is ${m`${far} - ${d} = ${key}`}.`,
    ],
    hints: [
      t`First divide by ${factor}, so that the root stands alone.`,
      t`${m`\sqrt{d} = ${v} \div ${factor} = ${root}`}. Then square both sides.`,
    ],
  }
}

function wrongValues({ factor, root, rule }: Rule): Wrong[] {
  const [d, v] = [root * root, factor * root]
  const inner = Math.sqrt(factor * d)
  return [
    [
      factor * d,
      'ignored-condition',
      () => t`This answer multiplies ${factor} by ${d} without taking the root of ${d} first.`,
    ],
    [
      div(factor * d, 2),
      'doubled-or-halved',
      () => t`This answer halves ${d} instead of taking its root, which is ${root}.`,
    ],
    [root, 'stopped-early', () => t`${root} is the root of ${d}. It is still multiplied by ${factor}.`],
    [
      factor + root,
      'wrong-operation',
      () => t`This answer adds ${factor} to the root of ${d}. ${m`${factor}\sqrt{d}`} is a product.`,
    ],
    [
      2 * v,
      'doubled-or-halved',
      () =>
        t`This answer takes ${2 * root} for the root of ${d}. ${m`${root} \times ${root} = ${d}`}, so the root is ${root}.`,
    ],
    ...(Number.isInteger(inner)
      ? ([
          [inner, 'root-of-part', () => t`This answer puts the ${factor} under the root too. Only ${d} stands there.`],
        ] as const)
      : []),
    [
      factor * (root + 1),
      'off-by-one',
      () => t`This answer takes ${root + 1} for the root of ${d}, but ${m`${root + 1}^2 = ${(root + 1) ** 2}`}.`,
    ],
    [
      factor * (root - 1),
      'off-by-one',
      () => t`This answer takes ${root - 1} for the root of ${d}, but ${m`${root - 1}^2 = ${(root - 1) ** 2}`}.`,
    ],
    [
      factor + d,
      'wrong-operation',
      () => t`This answer adds ${factor} and the ${rule.size} of ${d}. The rule is ${often(factor)} the root of ${d}.`,
    ],
  ]
}

function wrongSizes({ factor, root }: Rule): Wrong[] {
  const [d, v] = [root * root, factor * root]
  return [
    [root, 'stopped-early', () => t`${root} is the root of what is asked. Square it: ${m`${root}^2 = ${d}`}.`],
    [
      2 * root,
      'doubled-or-halved',
      () => t`This answer doubles ${root} to undo the root. Squaring undoes it: ${m`${root}^2 = ${d}`}.`,
    ],
    [
      factor * d,
      'root-of-part',
      () =>
        t`This answer squares ${v} and divides by ${factor} only once. Squaring ${m`${factor}\sqrt{d}`} squares the ${factor} too.`,
    ],
    [v, 'ignored-condition', () => t`${v} is the value of ${m`${factor}\sqrt{d}`}, not ${m`d`} itself.`],
    [
      (v - factor) ** 2,
      'wrong-operation',
      () =>
        t`This answer subtracts ${factor} from ${v} before it squares. ${m`${factor}\sqrt{d}`} is a product, so divide.`,
    ],
    [
      div(v * v, 2 * factor),
      'doubled-or-halved',
      () => t`This answer squares ${v} and divides by ${2 * factor}. Divide ${v} by ${factor} first, then square.`,
    ],
    [(root + 1) ** 2, 'off-by-one', () => t`This answer squares ${root + 1}, but ${m`${v} \div ${factor} = ${root}`}.`],
    [
      v + factor,
      'wrong-operation',
      () => t`This answer adds ${factor} to ${v}. To undo ${m`${factor}\sqrt{d}`}, divide by ${factor} and square.`,
    ],
    [
      div(d, 2),
      'doubled-or-halved',
      () => t`This answer halves the square of ${root}. ${m`\sqrt{d} = ${root}`} gives ${m`d = ${d}`}.`,
    ],
  ]
}

function wrongGrowths({ factor, root, more }: Rule): Wrong[] {
  const [d, v] = [root * root, factor * root]
  const [far, fast] = [(root + more) ** 2, factor * (root + more)]
  return [
    [
      more * more,
      'power-over-sum',
      () =>
        t`This answer squares the difference of the roots, ${root + more} and ${root}. Square each of them first: ${m`${far} - ${d}`}.`,
    ],
    [
      factor * more,
      'answered-other-quantity',
      () => t`${m`${fast} - ${v} = ${factor * more}`} is how much the value grows, not what stands under the root.`,
    ],
    [
      more,
      'stopped-early',
      () => t`${more} is the growth of ${m`\sqrt{d}`}, from ${root} to ${root + more}. Square both before subtracting.`,
    ],
    [far, 'change-for-value', () => t`${far} is the new value of ${m`d`}. It was ${d} before; the growth is asked.`],
    [
      factor * (far - d),
      'root-of-part',
      () =>
        t`This answer divides the squares of ${fast} and ${v} by ${factor} only once. The ${factor} is squared too.`,
    ],
    [
      div(d * (fast - v), v),
      'additive-scaling',
      () =>
        t`This answer lets ${m`d`} grow in proportion. It is the root that is proportional: from ${root} to ${root + more}.`,
    ],
    [
      far + d,
      'wrong-operation',
      () => t`This answer adds the squares ${far} and ${d}. The growth is their difference.`,
    ],
    [
      2 * more,
      'doubled-or-halved',
      () =>
        t`This answer doubles the growth of the root, ${more}. Squaring ${root + more} and ${root} gives ${far} and ${d}.`,
    ],
    [d, 'answered-other-quantity', () => t`${d} is the value of ${m`d`} at the beginning, not its growth.`],
  ]
}
