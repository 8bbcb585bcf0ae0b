import { m, plain, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'
import { add, compare, div, isWhole, mul, rational, sub } from '../factory/rational.ts'
import { near, search } from '../factory/search.ts'

export const pipesFillDrain = problem({
  id: 'pipes-fill-drain',
  skill: 'work',
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
                t`You subtracted the times. It is the rates that are subtracted: ${m`\frac{1}{${fill}} - \frac{1}{x} = ${div(1, net)}`}.`,
            ],
            [
              div(mul(fill, net), add(fill, net)),
              'rates-added',
              () => t`You added the rates. The outlet works against the inlet.`,
            ],
            [add(net, fill), 'times-added', () => t`You added the two times.`],
            [net, 'stopped-early', () => t`${net} hours is the time for filling with the outlet open.`],
            [div(add(net, fill), 2), 'times-averaged', () => t`You averaged the two times.`],
            [2 * drain, 'doubled-or-halved', () => t`At ${2 * drain} hours the outlet would be half as strong.`],
            [
              div(drain, 2),
              'doubled-or-halved',
              () => t`At ${div(drain, 2)} hours the outlet would be twice as strong.`,
            ],
          ]
        : [
            [
              div(div(fill * drain, drain + fill), part),
              'rates-added',
              () => t`You added the rates. The outlet takes away ${m`\frac{1}{${drain}}`} per hour, so subtract it.`,
            ],
            [
              part > 1 ? net : drain - fill,
              part > 1 ? 'ignored-condition' : 'times-added',
              () =>
                part > 1
                  ? t`${net} hours is the time for the whole.`
                  : t`You subtracted the times. The rates are subtracted: ${m`\frac{1}{${fill}} - \frac{1}{${drain}}`}.`,
            ],
            [div(fill, part), 'ignored-condition', () => t`You left the outlet out.`],
            [div(fill + drain, part), 'times-added', () => t`You added the times.`],
            [div(div(fill + drain, 2), part), 'times-averaged', () => t`You averaged the times of inlet and outlet.`],
            [
              part > 1 ? mul(net, rational(part - 1, part)) : mul(net, 2),
              part > 1 ? 'complement-forgotten' : 'doubled-or-halved',
              () =>
                part > 1
                  ? t`This is the time for the other part.`
                  : t`This is twice the time: the net rate is ${m`${div(1, net)}`} per hour.`,
            ],
            [div(drain, part), 'answered-other-quantity', () => t`This uses the time of the outlet alone.`],
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
