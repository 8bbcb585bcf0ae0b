import { count, m, plain, t } from '../../factory/format.ts'
import { agree } from '../../factory/grammar.ts'
import { problem } from '../../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub } from '../../factory/rational.ts'
import { near, search } from '../../factory/search.ts'

export const pipesFillDrain = problem({
  id: 'pipes-fill-drain',
  skill: 'work',
  version: 4,
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
      tank: random.pick(['A tank', 'A pool', 'A basin', 'A reservoir']),
    }
  },
  write: ({ fill, drain, net, part, key, reverse, tank }) => {
    const the = tank.replace('A ', 'the ')
    const share = part === 1 ? the : `the last ${part === 2 ? 'half' : part === 3 ? 'third' : 'quarter'} of ${the}`
    const answer = reverse ? rational(drain) : key
    const last = share.replace(` of ${the}`, '')
    /** The part gained in one hour, always as a fraction. */
    const gain = `\\frac{${net.d}}{${net.n}}`
    const rates = reverse
      ? m`\frac{1}{${fill}} - ${gain} = \frac{1}{${drain}}`
      : m`\frac{1}{${fill}} - \frac{1}{${drain}} = ${gain}`
    const takes = reverse
      ? t`the outlet needs ${drain} hours`
      : part > 1
        ? t`filling ${last} takes ${m`${net} \div ${part} = ${key}`} ${agree(key, 'hour', 'hours')}`
        : t`filling ${the} takes ${net} hours`
    return {
      stem: reverse
        ? t`${tank} can be filled in ${fill} hours. When the outlet is left open by mistake, filling it takes ${net} hours. How many hours would the outlet alone need to empty the full ${the.slice(4)}?`
        : t`An inlet pipe can fill a ${the.slice(4)} in ${fill} hours, and an outlet pipe can empty the full ${the.slice(4)} in ${drain} hours. With both pipes open, how many hours does it take to fill ${part === 1 ? `the empty ${the.slice(4)}` : share}?`,
      key: answer,
      show: plain,
      wrong: reverse
        ? [
            [
              sub(net, fill),
              'times-added',
              () =>
                t`This answer subtracts the times: ${m`${net} - ${fill} = ${sub(net, fill)}`}. Subtract the rates, not the times: ${rates} of ${the} per hour, so ${takes}.`,
            ],
            [
              div(mul(fill, net), add(fill, net)),
              'rates-added',
              () =>
                t`This answer adds the rates ${m`\frac{1}{${fill}}`} and ${m`${gain}`}. The open outlet lowers the filling rate from the first to the second, so the outlet's rate is ${rates}. It needs ${drain} hours.`,
            ],
            [
              add(net, fill),
              'times-added',
              () =>
                t`This answer adds the times: ${m`${fill} + ${net} = ${add(net, fill)}`}. Subtract the rates, not the times: ${rates} of ${the} per hour, so ${takes}.`,
            ],
            [
              net,
              'stopped-early',
              () =>
                t`${net} hours is the time to fill ${the} with the outlet open. The question asks how long the outlet alone takes to empty it.`,
            ],
            [
              div(add(net, fill), 2),
              'times-averaged',
              () =>
                t`This answer averages the times: ${m`\frac{${fill} + ${net}}{2} = ${div(add(net, fill), 2)}`}. The outlet works against the filling. Subtract the rates: ${rates} of ${the} per hour, so ${takes}.`,
            ],
            [
              div(mul(net, net), sub(net, fill)),
              'wrong-part-of-ratio',
              () =>
                t`This answer is ${m`\frac{${net} \times ${net}}{${net} - ${fill}}`}. The outlet removes ${m`\frac{${net} - ${fill}}{${fill} \times ${net}}`} of ${the} per hour, so its time is ${m`\frac{${fill} \times ${net}}{${net} - ${fill}}`} hours.`,
            ],
            [
              fill,
              'ignored-condition',
              () =>
                t`An outlet that empties ${the} in ${fill} hours works exactly as fast as the filling, so ${the} would never fill.`,
            ],
            [
              div(mul(net, net), fill),
              'inverse-for-direct',
              () =>
                t`This answer multiplies ${net} hours by the ratio of the times, ${m`\frac{${net}}{${fill}}`}. Subtract the rates instead: ${rates} of ${the} per hour, so ${takes}.`,
            ],
            [
              sub(mul(2, net), fill),
              'times-averaged',
              () =>
                t`This answer treats ${net} hours as the average of ${fill} hours and the outlet's time. The outlet works against the filling. Subtract the rates: ${rates} of ${the} per hour, so ${takes}.`,
            ],
          ]
        : [
            [
              div(div(fill * drain, drain + fill), part),
              'rates-added',
              () =>
                t`This answer adds the rates, as if both pipes filled ${the}. The outlet removes ${m`\frac{1}{${drain}}`} of ${the} per hour, so subtract its rate: ${rates}. Then ${takes}.`,
            ],
            [
              part > 1 ? net : drain - fill,
              part > 1 ? 'ignored-condition' : 'times-added',
              () =>
                part > 1
                  ? t`${net} hours is the time to fill the whole ${the.slice(4)}. The question asks only about ${last}.`
                  : t`This answer subtracts the times: ${m`${drain} - ${fill} = ${drain - fill}`}. Subtract the rates, not the times: ${rates} of ${the} per hour, so ${takes}.`,
            ],
            [
              div(fill, part),
              'ignored-condition',
              () =>
                t`This is the time the inlet would need if the outlet were closed. The open outlet removes ${m`\frac{1}{${drain}}`} of ${the} per hour.`,
            ],
            [
              div(fill + drain, part),
              'times-added',
              () =>
                t`This answer adds the times${part > 1 ? t` and divides by ${part}: ${m`(${fill} + ${drain}) \div ${part}`}` : t`: ${m`${fill} + ${drain} = ${fill + drain}`}`}. Subtract the rates instead: ${rates} of ${the} per hour, so ${takes}.`,
            ],
            [
              div(div(fill + drain, 2), part),
              'times-averaged',
              () =>
                t`This answer averages the times${part > 1 ? t` and divides by ${part}: ${m`\frac{${fill} + ${drain}}{2} \div ${part}`}` : t`: ${m`\frac{${fill} + ${drain}}{2} = ${div(fill + drain, 2)}`}`}. The outlet works against the inlet. Subtract the rates: ${rates} of ${the} per hour, so ${takes}.`,
            ],
            [
              div(mul(net, rational(drain, fill)), part),
              'wrong-part-of-ratio',
              () =>
                t`This answer uses ${m`\frac{${drain} \times ${drain}}{${drain} - ${fill}}`} hours for the whole ${the.slice(4)}. The time is 1 divided by the net rate, ${m`\frac{${fill} \times ${drain}}{${drain} - ${fill}}`} hours.`,
            ],
            [
              div(mul(fill, rational(drain + fill, drain)), part),
              'ignored-condition',
              () =>
                t`This answer adds the time needed to replace what the outlet removes in ${fill} hours, ${m`\frac{${fill}}{${drain}}`} of ${the}${part > 1 ? t`, and divides by ${part}` : ''}. During that extra time the outlet removes even more.`,
            ],
            ...(part > 2
              ? [
                  [
                    mul(net, rational(part - 1, part)),
                    'complement-forgotten',
                    () =>
                      t`${mul(net, rational(part - 1, part))} hours is the time to fill everything before ${last}. The question asks about ${last} itself.`,
                  ] as const,
                ]
              : []),
            [
              div(drain, part),
              'answered-other-quantity',
              () =>
                t`${div(drain, part)} hours is how long the outlet alone would need to remove that amount. The question asks about filling with both pipes open.`,
            ],
          ],
      because: reverse
        ? t`The outlet removes ${m`\frac{1}{${fill}} - ${gain} = \frac{1}{${drain}}`} of ${the} per hour, so it needs ${drain} hours.`
        : t`The net rate is ${m`\frac{1}{${fill}} - \frac{1}{${drain}} = ${gain}`} of ${the} per hour, so filling the whole ${the.slice(4)} takes ${net} hours${part > 1 ? t` and filling ${last} takes ${key}` : ''}.`,
      quick: [
        reverse
          ? t`The outlet removes ${rates} of ${the} per hour, so it needs ${drain} hours.`
          : t`With both pipes open, ${rates} of ${the} is filled per hour, so filling the whole ${the.slice(4)} takes ${net} hours${part > 1 ? t`. For ${last}, divide by ${part}: ${m`${net} \div ${part} = ${key}`} ${agree(key, 'hour', 'hours')}` : ''}.`,
      ],
      full: [
        reverse
          ? t`With the outlet closed, ${m`\frac{1}{${fill}}`} of ${the} is filled in one hour.`
          : t`In one hour, the inlet fills ${m`\frac{1}{${fill}}`} of ${the}.`,
        reverse
          ? t`With the outlet open, only ${m`${gain}`} of ${the} is filled in one hour, so the outlet removes ${rates} of ${the} per hour.`
          : t`The outlet removes ${m`\frac{1}{${drain}}`}, so the net gain is ${m`\frac{1}{${fill}} - \frac{1}{${drain}} = ${gain}`} of ${the} per hour.`,
        reverse
          ? t`At that rate, the outlet alone needs ${drain} hours to empty the full ${the.slice(4)}.`
          : t`At that rate, filling the whole ${the.slice(4)} takes ${net} hours${part > 1 ? t`, and filling ${last} takes ${m`${net} \div ${part} = ${key}`} ${agree(key, 'hour', 'hours')}` : ''}.`,
        ...(part > 1
          ? [
              t`Check: in ${count(key, 'hour')} the inlet adds ${m`\frac{${key}}{${fill}}`} and the outlet removes ${m`\frac{${key}}{${drain}}`} of ${the}, and ${m`\frac{${key}}{${fill}} - \frac{${key}}{${drain}} = \frac{1}{${part}}`}, as required.`,
            ]
          : []),
      ],
      hints: [
        reverse
          ? t`With the outlet closed, what part of ${the} is filled in one hour?`
          : part > 1
            ? t`With both pipes open, does ${last} of ${the} fill more slowly than the rest?`
            : 'Do the two pipes help each other or work against each other?',
        reverse
          ? t`What part of ${the} is filled in one hour with the outlet open, and how much does the outlet remove in that time?`
          : t`What part of ${the} is gained in one hour when both pipes are open?`,
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
