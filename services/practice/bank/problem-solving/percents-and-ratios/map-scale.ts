import { m, plain, t } from '../../factory/format.ts'
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
    return { cm, km, second, key, toMap: level > 1, metres: level === 3, name: random.pick(NAMES) }
  },
  write: ({ cm, km, second, key, toMap, metres, name }) => {
    const given = metres ? t`${second * 1000} metres` : t`${second} kilometres`
    const asked = toMap
      ? t`How many centimetres apart on the map are two villages that lie ${given} apart?`
      : t`How many kilometres apart are two villages that are ${second} centimetres apart on the map?`
    const swapped = toMap ? div(second * km, cm) : mul(div(second, km), cm)
    const [whole, stepped] = toMap ? [Math.floor(second / km), cm] : [Math.floor(second / cm), km]
    return {
      stem: t`On ${name}'s map, ${cm} centimetres stand for ${km} kilometres. ${asked}`,
      key,
      show: plain,
      wrong: [
        [
          swapped,
          'conversion-inverted',
          () =>
            t`You used the scale the wrong way round: ${toMap ? m`${second} \times \frac{${km}}{${cm}}` : m`${second} \times \frac{${cm}}{${km}}`}. One centimetre stands for ${m`\frac{${km}}{${cm}}`} kilometres, so going ${toMap ? 'to the map divides' : 'from the map multiplies'} by that.`,
        ],
        [
          toMap ? Math.abs(second - km) + cm : Math.abs(second - cm) + km,
          'additive-scaling',
          () =>
            toMap
              ? t`You added the difference of ${Math.abs(second - km)} kilometres to ${cm} centimetres. A scale multiplies.`
              : t`You added the difference of ${Math.abs(second - cm)} centimetres to ${km} kilometres. A scale multiplies.`,
        ],
        [
          div(second, cm),
          'stopped-early',
          () =>
            t`You divided ${second} by ${cm} and did not use the ${km} kilometres${toMap ? '' : ' that this many times stands for'}.`,
        ],
        [
          div(toMap ? second : km * second, toMap ? km : 1),
          'ignored-condition',
          () =>
            toMap
              ? t`${m`\frac{${second}}{${km}}`} is how many times ${km} kilometres fit in. Each time is ${cm} centimetres on the map.`
              : t`You multiplied ${second} by ${km}, as if one centimetre stood for ${km} kilometres. It takes ${cm} centimetres.`,
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
              unit: toMap ? 'centimetres' : 'kilometres',
            })),
        [
          toMap ? second * cm : div(km, cm),
          toMap ? 'ignored-condition' : 'stopped-early',
          () =>
            toMap
              ? t`You multiplied ${second} by ${cm}, as if one kilometre were ${cm} centimetres on the map. It takes ${km} kilometres.`
              : t`${m`\frac{${km}}{${cm}}`} kilometres is what one centimetre stands for. There are ${second} of them.`,
        ],
        [
          div(cm * km, second),
          'inverse-for-direct',
          () =>
            t`You multiplied ${cm} by ${km} and divided by ${second}, as if a greater distance were shorter on the map. Both grow in the same ratio.`,
        ],
      ],
      because: toMap
        ? t`${second} kilometres are ${m`\frac{${second}}{${km}}`} times ${km} kilometres, so on the map ${m`\frac{${second}}{${km}} \times ${cm} = ${key}`} centimetres.`
        : t`${second} centimetres are ${m`\frac{${second}}{${cm}}`} times ${cm} centimetres, so ${m`\frac{${second}}{${cm}} \times ${km} = ${key}`} kilometres.`,
      quick: [
        toMap
          ? t`${m`${second} \times \frac{${cm}}{${km}} = ${key}`}.`
          : t`${m`${second} \times \frac{${km}}{${cm}} = ${key}`}.`,
      ],
      full: [
        ...(metres ? [t`${second * 1000} metres are ${second} kilometres.`] : []),
        t`Both ratios are equal: ${toMap ? m`\frac{x}{${second}} = \frac{${cm}}{${km}}` : m`\frac{x}{${second}} = \frac{${km}}{${cm}}`}.`,
        t`So ${m`x = ${key}`}.`,
      ],
      hints: [
        `Write the scale as a fraction.`,
        toMap
          ? t`How many times do ${km} kilometres go into the distance?`
          : t`How many times do ${cm} centimetres go into ${second}?`,
      ],
    }
  },
  second: ([cm = 0, km = 0, given = 0], stem) => {
    const perKm = cm / km
    if (!stem.includes('How many centimetres')) return given / perKm
    return (stem.includes('metres apart?') && stem.includes('kilometres apart?') ? given : given / 1000) * perKm
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
        t`You counted only the whole steps of the scale, ${whole} of them. ${steps} is more than that, and the part counts as well.`,
    ],
    [
      (whole + 1) * stepped,
      'off-by-one',
      () => t`You rounded ${steps} up to ${whole + 1} steps of ${stepped} ${unit}. The last step is not a whole one.`,
    ],
  ]
}
