import { m, plain, t } from '../../factory/format.ts'
import { problem, type Wrong } from '../../factory/problem-template.ts'
import { div, isWhole, mul } from '../../factory/rational.ts'
import { NAMES } from '../../factory/names.ts'

export const mapScale = problem({
  id: 'map-scale',
  skill: 'units',
  version: 5,
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
      ? t`How many centimeters apart on the map are two villages that are actually ${given} apart?`
      : t`How many kilometers apart, in reality, are two villages that are ${second} centimeters apart on the map?`
    const swapped = toMap ? div(second * km, cm) : mul(div(second, km), cm)
    const steps = div(second, toMap ? km : cm)
    const times = isWhole(steps) ? m`${steps}` : m`\frac{${second}}{${toMap ? km : cm}}`
    const product = `${times.slice(2, -2)} \\times ${toMap ? cm : km}`
    const [whole, stepped] = toMap ? [Math.floor(second / km), cm] : [Math.floor(second / cm), km]
    return {
      stem: t`On ${name}'s map, ${cm} centimeters represent ${km} kilometers. ${asked}`,
      key,
      show: plain,
      wrong: [
        [
          swapped,
          'conversion-inverted',
          () =>
            t`This answer inverts the scale: ${toMap ? m`${second} \times \frac{${km}}{${cm}}` : m`${second} \times \frac{${cm}}{${km}}`}. One centimeter represents ${m`\frac{${km}}{${cm}}`} kilometers, so ${toMap ? 'divide the actual distance' : 'multiply the distance on the map'} by that number.`,
        ],
        [
          toMap ? Math.abs(second - km) + cm : Math.abs(second - cm) + km,
          'additive-scaling',
          () =>
            toMap
              ? t`This answer adds ${Math.abs(second - km)}, the difference between ${second} and ${km} kilometers, to ${cm} centimeters. A scale is a ratio, so multiply: ${m`${cm} \times \frac{${second}}{${km}}`}.`
              : t`This answer adds ${Math.abs(second - cm)}, the difference between ${second} and ${cm} centimeters, to ${km} kilometers. A scale is a ratio, so multiply: ${m`${km} \times \frac{${second}}{${cm}}`}.`,
        ],
        [
          div(second, cm),
          'stopped-early',
          () =>
            toMap
              ? t`This answer is ${m`\frac{${second}}{${cm}}`} and never uses the ${km} kilometers that ${cm} centimeters represent.`
              : t`This answer stops after dividing ${second} by ${cm}. Each of these ${m`\frac{${second}}{${cm}}`} lengths of ${cm} centimeters represents ${km} kilometers.`,
        ],
        [
          div(toMap ? second : km * second, toMap ? km : 1),
          'ignored-condition',
          () =>
            toMap
              ? t`${m`\frac{${second}}{${km}}`} is how many times ${km} kilometers fit into the distance. Each of them is ${cm} centimeters on the map.`
              : t`This answer is ${m`${second} \times ${km}`}, as if one centimeter represented ${km} kilometers. In fact ${cm} centimeters do.`,
        ],
        [
          mul(key, 10),
          'decimal-shift',
          () => t`This answer misplaces the decimal point: ${m`${product}`} is ${key}, not ${mul(key, 10)}.`,
        ],
        [
          div(key, 10),
          'decimal-shift',
          () => t`This answer misplaces the decimal point: ${m`${product}`} is ${key}, not ${div(key, 10)}.`,
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
              ? t`This answer is ${m`${second} \times ${cm}`}, as if one kilometer were ${cm} centimeters on the map. In fact ${km} kilometers are.`
              : t`${m`\frac{${km}}{${cm}}`} is the number of kilometers that one centimeter represents. The villages are ${second} centimeters apart on the map, so multiply by ${second}.`,
        ],
        [
          div(cm * km, second),
          'inverse-for-direct',
          () =>
            t`This answer is ${m`\frac{${cm} \times ${km}}{${second}}`}, as if a longer distance were shorter on the map. Both distances grow together, in direct proportion.`,
        ],
      ],
      because: toMap
        ? t`${second} kilometers is ${times} times ${km} kilometers, so the distance on the map is ${m`${product} = ${key}`} centimeters.`
        : t`${second} centimeters is ${times} times ${cm} centimeters, so the actual distance is ${m`${product} = ${key}`} kilometers.`,
      quick: [
        toMap
          ? t`Multiply the actual distance by the number of centimeters per kilometer: ${m`${second} \times \frac{${cm}}{${km}} = ${key}`}.`
          : t`Multiply the distance on the map by the number of kilometers per centimeter: ${m`${second} \times \frac{${km}}{${cm}} = ${key}`}.`,
      ],
      full: [
        ...(meters ? [t`First convert the units: ${second * 1000} meters is ${second} kilometers.`] : []),
        t`Let ${m`x`} be the ${toMap ? 'distance on the map' : 'actual distance'}. The ratio of ${toMap ? 'centimeters to kilometers' : 'kilometers to centimeters'} is always the same, so ${toMap ? m`\frac{x}{${second}} = \frac{${cm}}{${km}}` : m`\frac{x}{${second}} = \frac{${km}}{${cm}}`}.`,
        t`Solving for ${m`x`} gives ${m`x = ${second} \times \frac{${toMap ? cm : km}}{${toMap ? km : cm}} = ${key}`} ${toMap ? 'centimeters' : 'kilometers'}.`,
      ],
      hints: [
        meters
          ? 'Is the distance between the villages given in the same unit as the scale?'
          : t`The scale links ${cm} centimeters with ${km} kilometers. Which of these two numbers goes with the ${second} in the question?`,
        toMap
          ? t`How many times does ${km} kilometers go into the distance, and how many centimeters does each ${km} kilometers take up on the map?`
          : t`How many times does ${cm} centimeters go into ${second} centimeters, and how many kilometers does each ${cm} centimeters represent?`,
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
        t`This answer rounds ${steps} down to ${whole} and multiplies by ${stepped} ${unit}. The part beyond ${whole} counts as well.`,
    ],
    [
      (whole + 1) * stepped,
      'off-by-one',
      () =>
        t`This answer rounds ${steps} up to ${whole + 1} and multiplies by ${stepped} ${unit}. Only a part of the last one counts.`,
    ],
  ]
}
