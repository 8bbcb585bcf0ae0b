import { count, m, plain, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole, mul } from '../../factory/rational.ts'
import { NAMES } from '../../factory/names.ts'

export const mapScale = problem({
  id: 'map-scale',
  skill: 'units',
  version: 4,
  levels: [-1.9, -1.4, -0.5],
  places: [
    [0, 5, 5, 5, 5],
    [6, 4, 4, 3, 3],
    [6, 3, 3, 4, 4],
  ],
  draw: (random, level) => {
    const cm = random.int(2, 8)
    const km = random.int(3, 45)
    const second = random.int(3, 30)
    const key = level === 1 ? div(km * second, cm) : mul(div(second, km), cm)
    if (cm === second || km % cm === 0 || km === second || !isWhole(mul(key, 4))) return null
    return { cm, km, second, key, toMap: level > 1, meters: level === 3, name: random.pick(NAMES) }
  },
  write: ({ cm, km, second, key, toMap, meters, name }) => {
    const given = meters ? t`${second * 1000} meters` : t`${second} kilometers`
    const asked = toMap
      ? t`How many centimeters apart on the map are two villages that lie ${given} apart?`
      : t`How many kilometers apart are two villages that are ${second} centimeters apart on the map?`
    const swapped = toMap ? div(second * km, cm) : mul(div(second, km), cm)
    const [whole, stepped] = toMap ? [Math.floor(second / km), cm] : [Math.floor(second / cm), km]
    return {
      stem: t`On ${name}'s map, ${cm} centimeters stand for ${km} kilometers. ${asked}`,
      key,
      show: plain,
      wrong: [
        [
          swapped,
          'conversion-inverted',
          () =>
            t`This answer uses the scale the wrong way round: ${toMap ? m`${second} \times \frac{${km}}{${cm}}` : m`${second} \times \frac{${cm}}{${km}}`}. One centimeter stands for ${m`\frac{${km}}{${cm}}`} kilometers, so going ${toMap ? 'to the map divides' : 'from the map multiplies'} by that.`,
        ],
        [
          toMap ? Math.abs(second - km) + cm : Math.abs(second - cm) + km,
          'additive-scaling',
          () =>
            toMap
              ? t`This answer adds the difference of ${count(Math.abs(second - km), 'kilometer')} to ${cm} centimeters. A scale multiplies.`
              : t`This answer adds the difference of ${count(Math.abs(second - cm), 'centimeter')} to ${km} kilometers. A scale multiplies.`,
        ],
        [
          div(second, cm),
          'stopped-early',
          () =>
            t`This answer divides ${second} by ${cm} and does not use the ${km} kilometers${toMap ? '' : ' that this many times stands for'}.`,
        ],
        [
          div(toMap ? second : km * second, toMap ? km : 1),
          'ignored-condition',
          () =>
            toMap
              ? t`${m`\frac{${second}}{${km}}`} is how many times ${km} kilometers fit in. Each time is ${cm} centimeters on the map.`
              : t`This answer multiplies ${second} by ${km}, as if one centimeter stood for ${km} kilometers. It takes ${cm} centimeters.`,
        ],
        [
          mul(key, 10),
          'decimal-shift',
          () =>
            t`The digits of ${toMap ? m`\frac{${second}}{${km}} \times ${cm}` : m`\frac{${second}}{${cm}} \times ${km}`} are right, but the decimal point is one place too far to the right.`,
        ],
        [
          div(key, 10),
          'decimal-shift',
          () =>
            t`The digits of ${toMap ? m`\frac{${second}}{${km}} \times ${cm}` : m`\frac{${second}}{${cm}} \times ${km}`} are right, but the decimal point is one place too far to the left.`,
        ],
        ...(second % (toMap ? km : cm) === 0
          ? []
          : wrongSteps({
              whole,
              stepped,
              steps: m`\frac{${second}}{${toMap ? km : cm}}`,
              unit: toMap ? 'centimeters' : 'kilometers',
            })),
        [
          toMap ? second * cm : div(km, cm),
          toMap ? 'ignored-condition' : 'stopped-early',
          () =>
            toMap
              ? t`This answer multiplies ${second} by ${cm}, as if one kilometer were ${cm} centimeters on the map. It takes ${km} kilometers.`
              : t`${m`\frac{${km}}{${cm}}`} kilometers is what one centimeter stands for. There are ${second} of them.`,
        ],
        [
          div(cm * km, second),
          'inverse-for-direct',
          () =>
            t`This answer multiplies ${cm} by ${km} and divides by ${second}, as if a greater distance were shorter on the map. Both grow in the same ratio.`,
        ],
      ],
      because: toMap
        ? t`${second} kilometers are ${m`\frac{${second}}{${km}}`} times ${km} kilometers, so on the map ${m`\frac{${second}}{${km}} \times ${cm} = ${key}`} centimeters.`
        : t`${second} centimeters are ${m`\frac{${second}}{${cm}}`} times ${cm} centimeters, so ${m`\frac{${second}}{${cm}} \times ${km} = ${key}`} kilometers.`,
      quick: [
        toMap
          ? t`${m`${second} \times \frac{${cm}}{${km}} = ${key}`}.`
          : t`${m`${second} \times \frac{${km}}{${cm}} = ${key}`}.`,
      ],
      full: [
        ...(meters ? [t`${second * 1000} meters are ${second} kilometers.`] : []),
        t`Both ratios are equal: ${toMap ? m`\frac{x}{${second}} = \frac{${cm}}{${km}}` : m`\frac{x}{${second}} = \frac{${km}}{${cm}}`}.`,
        t`So ${m`x = ${key}`}.`,
      ],
      hints: [
        `Write the scale as a fraction.`,
        toMap
          ? t`How many times do ${km} kilometers go into the distance?`
          : t`How many times do ${cm} centimeters go into ${second}?`,
      ],
    }
  },
  second: ([cm = 0, km = 0, given = 0], stem) => {
    const perKm = cm / km
    if (!stem.includes('How many centimeters')) return given / perKm
    return (stem.includes('meters apart?') && stem.includes('kilometers apart?') ? given : given / 1000) * perKm
  },
})

interface Steps {
  /** Full steps of the scale in the distance, which is `steps` of them, and what one is on the other side. */
  whole: number
  stepped: number
  steps: string
  unit: string
}

function wrongSteps({ whole, stepped, steps, unit }: Steps): Wrong[] {
  return [
    [
      whole * stepped,
      'quotient-for-remainder',
      () =>
        t`This answer counts only the whole steps of the scale, ${whole} of them. ${steps} is more than that, and the part counts as well.`,
    ],
    [
      (whole + 1) * stepped,
      'off-by-one',
      () =>
        t`This answer rounds ${steps} up to ${whole + 1} steps of ${stepped} ${unit}. The last step is not a whole one.`,
    ],
  ]
}
