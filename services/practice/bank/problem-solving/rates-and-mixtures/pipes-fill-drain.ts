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
                t`This answer subtracts the times: ${m`${net} - ${fill}`}. What has to be subtracted are the rates: ${m`\frac{1}{${fill}} - ${div(1, net)}`} of ${the} per hour.`,
            ],
            [
              div(mul(fill, net), add(fill, net)),
              'rates-added',
              () =>
                t`This answer adds the rates ${m`\frac{1}{${fill}}`} and ${m`${div(1, net)}`}. The open outlet lowers the filling rate from the first to the second, so its own rate is their difference.`,
            ],
            [
              add(net, fill),
              'times-added',
              () =>
                t`This answer adds the two times, ${fill} and ${net} hours. What has to be combined are the rates, ${m`\frac{1}{${fill}} - ${div(1, net)}`}.`,
            ],
            [
              net,
              'stopped-early',
              () =>
                t`${net} hours is the time for filling with the outlet open. The question asks about the outlet alone.`,
            ],
            [
              div(add(net, fill), 2),
              'times-averaged',
              () =>
                t`This answer averages the two times, ${fill} and ${net} hours. What has to be combined are the rates, ${m`\frac{1}{${fill}} - ${div(1, net)}`}.`,
            ],
            [
              div(mul(net, net), sub(net, fill)),
              'wrong-part-of-ratio',
              () =>
                t`This answer multiplies ${net} by ${m`\frac{${net}}{${net} - ${fill}}`}. The outlet removes ${m`\frac{${net} - ${fill}}{${fill} \times ${net}}`} of ${the} per hour, so it is ${fill} that has to be multiplied by that fraction.`,
            ],
            [
              fill,
              'ignored-condition',
              () =>
                t`Check: if the outlet emptied ${the} in ${fill} hours, it would remove as much as the inlet adds, and ${the} would never fill.`,
            ],
            [
              div(mul(net, net), fill),
              'inverse-for-direct',
              () =>
                t`This answer multiplies ${net} hours by the ratio of the two times, ${m`\frac{${net}}{${fill}}`}. What has to be combined are the rates, ${m`\frac{1}{${fill}} - ${div(1, net)}`}.`,
            ],
            [
              sub(mul(2, net), fill),
              'times-averaged',
              () =>
                t`This answer treats ${net} hours as the average of ${fill} hours and the time of the outlet. The outlet works against the inlet, so the rates have to be subtracted.`,
            ],
          ]
        : [
            [
              div(div(fill * drain, drain + fill), part),
              'rates-added',
              () =>
                t`This answer adds the rates, as if both pipes filled ${the}. The outlet removes ${m`\frac{1}{${drain}}`} of ${the} per hour, so its rate has to be subtracted.`,
            ],
            [
              part > 1 ? net : drain - fill,
              part > 1 ? 'ignored-condition' : 'times-added',
              () =>
                part > 1
                  ? t`${net} hours is the time for filling the whole ${the.slice(4)}. The question asks only about ${share}.`
                  : t`This answer subtracts the times: ${m`${drain} - ${fill}`}. What has to be subtracted are the rates: ${m`\frac{1}{${fill}} - \frac{1}{${drain}}`}.`,
            ],
            [
              div(fill, part),
              'ignored-condition',
              () => t`This answer ignores the outlet, which removes ${m`\frac{1}{${drain}}`} of ${the} per hour.`,
            ],
            [
              div(fill + drain, part),
              'times-added',
              () =>
                t`This answer adds the times: ${m`${fill} + ${drain}`}. What has to be combined are the rates: ${m`\frac{1}{${fill}} - \frac{1}{${drain}}`}.`,
            ],
            [
              div(div(fill + drain, 2), part),
              'times-averaged',
              () =>
                t`This answer averages the times of the two pipes, ${fill} and ${drain} hours. What has to be combined are the rates: ${m`\frac{1}{${fill}} - \frac{1}{${drain}}`}.`,
            ],
            [
              div(mul(net, rational(drain, fill)), part),
              'wrong-part-of-ratio',
              () =>
                t`This answer multiplies ${drain} hours, the time of the outlet, by ${m`\frac{${drain}}{${drain - fill}}`}. It is the ${fill} hours of the inlet that have to be multiplied by that fraction.`,
            ],
            [
              div(mul(fill, rational(drain + fill, drain)), part),
              'ignored-condition',
              () =>
                t`This answer adds the time needed to replace what the outlet removes in ${fill} hours, ${m`\frac{${fill}}{${drain}}`} of ${the}. During that extra time the outlet removes even more.`,
            ],
            ...(part > 2
              ? [
                  [
                    mul(net, rational(part - 1, part)),
                    'complement-forgotten',
                    () =>
                      t`${mul(net, rational(part - 1, part))} hours is the time for filling everything before ${share}. The question asks about ${share} itself.`,
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
        ? t`The outlet removes ${m`\frac{1}{${fill}} - ${div(1, net)} = \frac{1}{${drain}}`} of ${the} per hour, so it needs ${drain} hours.`
        : t`The net rate is ${m`\frac{1}{${fill}} - \frac{1}{${drain}} = ${div(1, net)}`} of ${the} per hour, so the whole takes ${net} hours${part > 1 ? t` and ${share} takes ${key}` : ''}.`,
      quick: [
        reverse
          ? t`The time is the product of ${fill} and ${net} divided by their difference: ${m`\frac{${fill} \times ${net}}{${net} - ${fill}} = ${drain}`}.`
          : t`The time is the product of ${fill} and ${drain} divided by their difference: ${m`\frac{${fill} \times ${drain}}{${drain} - ${fill}} = ${net}`}${part > 1 ? t`. For ${share}, divide by ${part}: ${m`${net} \div ${part} = ${key}`}` : ''}.`,
      ],
      full: [
        t`In one hour, the inlet fills ${m`\frac{1}{${fill}}`} of ${the}.`,
        reverse
          ? t`With the outlet open, only ${m`${div(1, net)}`} of ${the} is filled in one hour, so the outlet removes ${m`\frac{1}{${fill}} - ${div(1, net)} = \frac{1}{${drain}}`}.`
          : t`The outlet removes ${m`\frac{1}{${drain}}`}, so the net gain is ${m`\frac{1}{${fill}} - \frac{1}{${drain}} = ${div(1, net)}`} of ${the} per hour.`,
        reverse
          ? t`At that rate the outlet alone needs ${drain} hours to empty the full ${the.slice(4)}.`
          : t`At that rate the whole ${the.slice(4)} takes ${net} hours${part > 1 ? t`, and ${share} takes ${m`${net} \div ${part} = ${key}`} ${agree(key, 'hour', 'hours')}` : ''}.`,
        ...(part > 1
          ? [
              t`Check: in ${count(key, 'hour')} the inlet adds ${m`\frac{${key}}{${fill}}`} and the outlet removes ${m`\frac{${key}}{${drain}}`} of ${the}, and ${m`\frac{${key}}{${fill}} - \frac{${key}}{${drain}} = \frac{1}{${part}}`}, as required.`,
            ]
          : []),
      ],
      hints: [
        t`What part of ${the} does the inlet fill in one hour?`,
        reverse
          ? t`What part of ${the} is filled in one hour while the outlet is open, and what does that say about the outlet?`
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
