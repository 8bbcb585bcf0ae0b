import { m, plain, t } from '../../factory/format.ts'
import { problem } from '../../factory/problem-template.ts'
import { div } from '../../factory/rational.ts'
import { search } from '../../factory/search.ts'

export const composedFunctions = problem({
  id: 'composed-functions',
  skill: 'functions',
  version: 4,
  levels: [-0.9, -0.1, 0.6],
  places: [
    [6, 6, 2, 3, 3],
    [0, 0, 7, 7, 6],
    [6, 6, 3, 2, 3],
  ],
  draw: (random, level) => {
    const a = random.int(2, 5)
    const b = random.int(1, 9)
    const c = random.int(1, 8)
    const k = random.int(2, level === 1 ? 5 : 7) * (level === 3 ? random.pick([1, -1]) : 1)
    return { a, b, c, k, order: level === 1 ? 'fg' : 'gf', solve: level === 3 } as const
  },
  write: ({ a, b, c, k, order, solve }) => {
    const f = (x: number): number => a * x + b
    const g = (x: number): number => x * x - c
    const fg = f(g(k))
    const gf = g(f(k))
    const value = order === 'fg' ? fg : gf
    const other = order === 'fg' ? gf : fg
    const [outer, inner] = order === 'fg' ? ['f', 'g'] : ['g', 'f']
    const key = solve ? k : value
    const step = order === 'fg' ? g(k) : f(k)
    const paren = (x: number): string => (x < 0 ? `(${x})` : `${x}`)
    const shown = (x: number): string => x.toLocaleString('en-US').replaceAll(',', '{,}')
    const fWork = (x: number): string => `${a} \\times ${paren(x)} + ${b} = ${shown(f(x))}`
    const gWork = (x: number): string => `${paren(x)}^2 - ${c} = ${shown(g(x))}`
    const [innerWork, outerWork] = order === 'fg' ? [gWork(k), fWork(step)] : [fWork(k), gWork(step)]
    /** What is squared on the way: the number given, or the value of the inner function. */
    const squared = order === 'fg' ? k : step
    return {
      stem: solve
        ? t`If ${m`f(x) = ${a}x + ${b}`} and ${m`g(x) = x - ${c}`}, for which value of ${m`x`} is ${m`f(g(x)) = ${f(k - c)}`}?`
        : t`If ${m`f(x) = ${a}x + ${b}`} and ${m`g(x) = x^2 - ${c}`}, what is the value of ${m`${outer}(${inner}(${k}))`}?`,
      key,
      show: plain,
      fits: () => true,
      wrong: solve
        ? [
            [
              k - c,
              'stopped-early',
              () => t`${m`${k - c}`} is the value of ${m`g(x)`}. Since ${m`g(x) = x - ${c}`}, add ${c} to get ${m`x`}.`,
            ],
            [
              k - 2 * c,
              'lost-sign',
              () =>
                t`This answer subtracts ${c} from ${m`${k - c}`}. From ${m`x - ${c} = ${k - c}`} it follows that ${c} must be added.`,
            ],
            [
              div(f(k - c) - b + c, a),
              'composition-order',
              () =>
                t`This answer solves ${m`g(f(x)) = ${a}x + ${b} - ${c} = ${f(k - c)}`}. In ${m`f(g(x))`}, ${m`g`} comes first: subtract ${c}, and then multiply by ${a}.`,
            ],
            [
              div(f(k - c) + b, a),
              'moved-without-changing-sign',
              () =>
                t`This answer adds ${b} to the right side instead of subtracting it. The equation should become ${m`${a}(x - ${c}) = ${f(k - c)} - ${b}`}.`,
            ],
            [
              f(f(k - c) - c),
              'input-output-swapped',
              () =>
                t`This answer finds ${m`f(g(${f(k - c)}))`}. But ${m`${f(k - c)}`} is the output, the value of ${m`f(g(x))`}, and the question asks for the input, ${m`x`}.`,
            ],
            [
              k + 1,
              'off-by-one',
              () =>
                t`This answer is too large by 1. For ${m`x = ${k + 1}`} the value would be ${m`${f(k + 1 - c)}`}, not ${m`${f(k - c)}`}.`,
            ],
            [
              k + c,
              'wrong-operation',
              () =>
                t`This answer adds ${c} twice. From ${m`x - ${c} = ${k - c}`} it follows that ${m`x = ${k - c} + ${c}`}.`,
            ],
          ]
        : [
            [
              other,
              'composition-order',
              () =>
                t`This answer finds ${m`${inner}(${outer}(${k})) = ${other}`}. In ${m`${outer}(${inner}(${k}))`}, the inner function comes first: ${m`${inner}(${k}) = ${step}`}.`,
            ],
            [
              f(k) * g(k),
              'function-multiplied',
              () =>
                t`This answer multiplies ${m`f(${k}) = ${f(k)}`} by ${m`g(${k}) = ${g(k)}`}. The notation means that ${m`${inner}(${k}) = ${step}`} is the input of ${m`${outer}`}.`,
            ],
            [
              step,
              'stopped-early',
              () =>
                t`This answer stops at the inner function, ${m`${inner}(${k}) = ${step}`}. That value must still be put into ${m`${outer}`}.`,
            ],
            [
              g(k),
              'ignored-condition',
              () => t`This answer is only ${m`g(${k}) = ${g(k)}`}. It leaves out the function ${m`f`}.`,
            ],
            [
              f(k),
              'ignored-condition',
              () => t`This answer is only ${m`f(${k}) = ${f(k)}`}. It leaves out the function ${m`g`}.`,
            ],
            [
              f(k) + g(k),
              'wrong-operation',
              () =>
                t`This answer adds ${m`f(${k}) = ${f(k)}`} and ${m`g(${k}) = ${g(k)}`}. The notation means that ${m`${inner}(${k}) = ${step}`} is the input of ${m`${outer}`}.`,
            ],
            [
              order === 'fg' ? f(2 * k - c) : 2 * f(k) - c,
              'base-times-exponent',
              () =>
                t`This answer doubles instead of squaring in ${m`g`}. The square is ${m`${paren(squared)}^2 = ${squared * squared}`}, not ${m`${2 * squared}`}.`,
            ],
            [
              order === 'fg' ? f(k * k + c) : f(k) ** 2 + c,
              'lost-sign',
              () =>
                t`This answer uses ${m`${paren(squared)}^2 + ${c} = ${squared * squared + c}`} for ${m`g(${squared})`}. It should be ${m`${paren(squared)}^2 - ${c} = ${g(squared)}`}.`,
            ],
          ],
      because: solve
        ? t`From ${m`f(g(x)) = ${a}(x - ${c}) + ${b} = ${f(k - c)}`} it follows that ${m`x - ${c} = ${k - c}`}, so ${m`x = ${k}`}.`
        : t`The inner value is ${m`${inner}(${k}) = ${innerWork}`}, and ${m`${outer}(${step}) = ${outerWork}`}.`,
      quick: [
        solve
          ? t`To get ${m`f(g(x))`} from ${m`x`}, subtract ${c}, multiply by ${a}, and add ${b}. So undo these steps in reverse: subtract ${b}, divide by ${a}, and add ${c}: ${m`\frac{${f(k - c)} - ${b}}{${a}} + ${c} = ${k}`}.`
          : t`Work from the inside out: ${m`${inner}(${k}) = ${innerWork}`} and ${m`${outer}(${step}) = ${outerWork}`}.`,
      ],
      full: solve
        ? [
            t`Put ${m`g(x) = x - ${c}`} into ${m`f`}: ${m`f(g(x)) = ${a}(x - ${c}) + ${b}`}.`,
            t`This equals ${m`${f(k - c)}`}, so ${m`${a}(x - ${c}) = ${f(k - c) - b}`} and ${m`x - ${c} = ${f(k - c) - b} \div ${paren(a)} = ${k - c}`}.`,
            t`Adding ${c} to both sides gives ${m`x = ${k - c} + ${c} = ${k}`}.`,
          ]
        : [
            t`In ${m`${outer}(${inner}(${k}))`}, the inner function is ${m`${inner}`}, so evaluate it first: ${m`${inner}(${k}) = ${innerWork}`}.`,
            t`This value is the input of the outer function, ${m`${outer}`}. Put ${m`${step}`} in place of its ${m`x`}: ${m`${outer}(${step}) = ${outerWork}`}.`,
          ],
      hints: solve
        ? [
            t`Which number must ${m`g(x)`} be for ${m`f`} to give ${m`${f(k - c)}`}?`,
            t`Write ${m`f(g(x))`} as one expression in ${m`x`}: ${m`${a}(x - ${c}) + ${b}`}.`,
          ]
        : [
            t`Which of the two functions is applied to ${m`${k}`} first?`,
            t`The inner function gives ${m`${inner}(${k}) = ${step}`}. What happens to that value next?`,
          ],
    }
  },
  second: (_numbers, stem) => {
    const [, a = '0', b = '0'] = /f\(x\) = (\d+)x \+ (\d+)/.exec(stem) ?? []
    const c = Number(/g\(x\) = x(?:\^2)? - (\d+)/.exec(stem)?.[1])
    const f = (x: number): number => Number(a) * x + Number(b)
    if (stem.includes('for which')) {
      const goal = Number(/f\(g\(x\)\) = (-?[\d{},]+)/.exec(stem)?.[1]?.replaceAll('{,}', ''))
      return search([-100, 100], (x) => f(x - c) === goal)
    }
    const [, outer = '', k = '0'] = /\\\(([fg])\([fg]\((-?\d+)\)\)/.exec(stem) ?? []
    return outer === 'f' ? f(Number(k) ** 2 - c) : f(Number(k)) ** 2 - c
  },
})
