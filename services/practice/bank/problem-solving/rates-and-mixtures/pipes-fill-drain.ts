import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

export const pipesFillDrain = problem({
  id: 'pipes-fill-drain',
  skill: 'work',
  version: 3,
  levels: [-0.2, 0.5, 1.1],
  draw: (random, level) => {
    const fill = random.int(2, 20)
    const drain = random.int(fill + 1, 40)
    const net = div(fill * drain, drain - fill)
    const part = level === 3 ? random.pick([2, 3, 4]) : 1
    const key = div(net, part)
    if (!isWhole(mul(key, level === 1 ? 1 : 2)) || compare(key, 90) > 0) return null
    return {
      fill,
      drain,
      net,
      part,
      key,
      reverse: level === 2,
      tank: random.pick(['A tank', 'A pool', 'A basin', 'A silo']),
    }
  },
  write: ({ fill, drain, net, part, key, reverse, tank }) => {
    const the = tank.replace('A ', 'the ')
    const share = part === 1 ? the : `the last ${part === 2 ? 'half' : part === 3 ? 'third' : 'quarter'} of ${the}`
    const answer = reverse ? rational(drain) : key
    return {
      stem: reverse
        ? t`${tank} can be filled in ${fill} hours. With the outlet left open by mistake, filling it takes ${net} hours. In how many hours does the outlet alone empty the full ${the.slice(4)}?`
        : t`An inlet fills ${the} in ${fill} hours, and an outlet empties the full ${the.slice(4)} in ${drain} hours. With both open, how many hours does it take to fill ${share}?`,
      key: answer,
      show: plain,
      wrong: reverse
        ? [
            [
              sub(net, fill),
              'times-added',
              () =>
                t`This answer subtracts the times. It is the rates that are subtracted: ${m`\frac{1}{${fill}} - \frac{1}{x} = ${div(1, net)}`}.`,
            ],
            [
              div(mul(fill, net), add(fill, net)),
              'rates-added',
              () =>
                t`This answer adds the rates ${m`\frac{1}{${fill}}`} and ${m`${div(1, net)}`}. The outlet works against the inlet, so its rate is their difference.`,
            ],
            [
              add(net, fill),
              'times-added',
              () =>
                t`This answer adds the two times, ${fill} and ${net} hours. Subtract the rates ${m`\frac{1}{${fill}}`} and ${m`${div(1, net)}`}.`,
            ],
            [net, 'stopped-early', () => t`${net} hours is the time for filling with the outlet open.`],
            [
              div(add(net, fill), 2),
              'times-averaged',
              () =>
                t`This answer averages the two times, ${fill} and ${net} hours. What is subtracted are the rates, ${m`\frac{1}{${fill}} - ${div(1, net)}`}.`,
            ],
            [
              div(mul(net, net), sub(net, fill)),
              'wrong-part-of-ratio',
              () =>
                t`This answer multiplies ${net} by ${m`\frac{${net}}{${net} - ${fill}}`}. The outlet takes ${m`\frac{${net} - ${fill}}{${fill} \times ${net}}`} per hour, so it is ${fill} that is multiplied by that.`,
            ],
            [
              fill,
              'ignored-condition',
              () => t`At ${fill} hours the outlet would take as much as the inlet brings, and ${the} would never fill.`,
            ],
            [
              div(mul(net, net), fill),
              'inverse-for-direct',
              () =>
                t`This answer lengthens ${net} hours in the ratio ${m`\frac{${net}}{${fill}}`}. Times do not grow alike here; subtract the rates.`,
            ],
            [
              sub(mul(2, net), fill),
              'times-averaged',
              () =>
                t`This answer takes ${net} hours for the mean of ${fill} and the time of the outlet. The rates are subtracted, and the times are not averaged.`,
            ],
          ]
        : [
            [
              div(div(fill * drain, drain + fill), part),
              'rates-added',
              () =>
                t`This answer adds the rates. The outlet takes away ${m`\frac{1}{${drain}}`} per hour, so subtract it.`,
            ],
            [
              part > 1 ? net : drain - fill,
              part > 1 ? 'ignored-condition' : 'times-added',
              () =>
                part > 1
                  ? t`${net} hours is the time for the whole. Only ${share} is asked for.`
                  : t`This answer subtracts the times. The rates are subtracted: ${m`\frac{1}{${fill}} - \frac{1}{${drain}}`}.`,
            ],
            [
              div(fill, part),
              'ignored-condition',
              () => t`This answer leaves the outlet out. It takes away ${m`\frac{1}{${drain}}`} of ${the} per hour.`,
            ],
            [
              div(fill + drain, part),
              'times-added',
              () =>
                t`This answer adds the times, ${m`${fill} + ${drain}`}. It is the rates that are combined: ${m`\frac{1}{${fill}} - \frac{1}{${drain}}`}.`,
            ],
            [
              div(div(fill + drain, 2), part),
              'times-averaged',
              () =>
                t`This answer averages the times of inlet and outlet, ${fill} and ${drain}. The outlet works against the inlet, so filling takes longer than ${fill} hours.`,
            ],
            [
              div(mul(net, rational(drain, fill)), part),
              'wrong-part-of-ratio',
              () =>
                t`This answer multiplies the ${drain} hours of the outlet by ${m`\frac{${drain}}{${drain - fill}}`}. It is the ${fill} hours of the inlet that become longer in that ratio.`,
            ],
            [
              div(mul(fill, rational(drain + fill, drain)), part),
              'ignored-condition',
              () =>
                t`This answer makes good what the outlet takes in ${fill} hours, ${m`\frac{${fill}}{${drain}}`} of ${the}. While that is filled in, more runs out.`,
            ],
            ...(part > 2
              ? [
                  [
                    mul(net, rational(part - 1, part)),
                    'complement-forgotten',
                    () =>
                      t`${mul(net, rational(part - 1, part))} hours is the time for the first part, up to ${share}.`,
                  ] as const,
                ]
              : []),
            [
              div(drain, part),
              'answered-other-quantity',
              () =>
                t`${div(drain, part)} hours is what the outlet needs to empty as much. The question asks for filling with both open.`,
            ],
          ],
      because: reverse
        ? t`${m`\frac{1}{${fill}} - ${div(1, net)} = \frac{1}{${drain}}`} per hour is what the outlet takes away.`
        : t`Net rate: ${m`\frac{1}{${fill}} - \frac{1}{${drain}} = ${div(1, net)}`} per hour, so the whole takes ${net} hours${part > 1 ? t` and the part asked for ${key}` : ''}.`,
      quick: [
        reverse
          ? t`${m`\frac{1}{x} = \frac{1}{${fill}} - ${div(1, net)}`}.`
          : t`${m`\frac{${fill} \times ${drain}}{${drain} - ${fill}} = ${net}`}${part > 1 ? t`, divided by ${part}` : ''}.`,
      ],
      full: [
        t`Per hour the inlet brings ${m`\frac{1}{${fill}}`} of ${the}.`,
        reverse
          ? t`With the outlet open, ${m`${div(1, net)}`} remains per hour.`
          : t`The outlet takes away ${m`\frac{1}{${drain}}`}, so ${m`${div(1, net)}`} remains.`,
        reverse
          ? t`The difference is the outlet: ${m`\frac{1}{${drain}}`} per hour, so ${drain} hours.`
          : t`The whole takes ${net} hours${part > 1 ? t`, the part asked for ${m`${net} \div ${part} = ${key}`}` : ''}.`,
      ],
      hints: [
        'Which part of it is filled and which is lost in one hour?',
        'The rates are subtracted, the times are not.',
      ],
    }
  },
  second: ([a = 0, b = 0], stem) => {
    if (stem.includes('by mistake')) return search([0.5, 200, 0.5], (x) => near(b * (1 / a - 1 / x), 1))
    const whole = 1 / (1 / a - 1 / b)
    return stem.includes('half')
      ? whole / 2
      : stem.includes('third')
        ? whole / 3
        : stem.includes('quarter')
          ? whole / 4
          : whole
  },
})
