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
    const fWork = (x: number): string => `${a} \\times ${paren(x)} + ${b} = ${f(x)}`
    const gWork = (x: number): string => `${paren(x)}^2 - ${c} = ${g(x)}`
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
            [k - c, 'stopped-early', () => t`${m`${k - c}`} is the value of ${m`g(x)`}. Add ${c} to get ${m`x`}.`],
            [
              k - 2 * c,
              'lost-sign',
              () => t`This answer subtracts ${c} from ${m`x - ${c} = ${k - c}`} instead of adding it.`,
            ],
            [
              div(f(k - c) - b + c, a),
              'composition-order',
              () =>
                t`This answer solves ${m`g(f(x)) = ${f(k - c)}`}. In ${m`f(g(x))`} the ${c} are subtracted first and then multiplied by ${a}.`,
            ],
            [
              div(f(k - c) + b, a),
              'moved-without-changing-sign',
              () =>
                t`This answer moves ${b} across without changing its sign: ${m`${a}(x - ${c}) = ${f(k - c)} - ${b}`}.`,
            ],
            [
              f(f(k - c) - c),
              'input-output-swapped',
              () => t`This answer puts ${m`${f(k - c)}`} in for ${m`x`}. It is the value of ${m`f(g(x))`}.`,
            ],
            [
              k + 1,
              'off-by-one',
              () =>
                t`This answer is one too high: for ${m`x = ${k + 1}`} the value is ${m`${f(k + 1 - c)}`}. ${m`x - ${c} = ${k - c}`} gives ${m`x = ${k}`}.`,
            ],
            [
              k + c,
              'wrong-operation',
              () => t`This answer adds ${c} twice. ${m`x - ${c} = ${k - c}`} gives ${m`x = ${k - c} + ${c}`}.`,
            ],
          ]
        : [
            [
              other,
              'composition-order',
              () =>
                t`This answer applies the functions in the wrong order. ${m`${outer}(${inner}(${k}))`} begins with the inner one: first ${m`${inner}(${k}) = ${step}`}, then ${m`${outerWork}`}.`,
            ],
            [
              f(k) * g(k),
              'function-multiplied',
              () =>
                t`This answer multiplies ${m`f(${k}) = ${f(k)}`} and ${m`g(${k}) = ${g(k)}`}. ${m`${inner}(${k}) = ${step}`} goes into ${m`${outer}`} instead: ${m`${outerWork}`}.`,
            ],
            [
              step,
              'stopped-early',
              () =>
                t`This answer stops at the inner function, ${m`${inner}(${k}) = ${step}`}. Put it into the outer one: ${m`${outerWork}`}.`,
            ],
            [
              g(k),
              'ignored-condition',
              () =>
                t`This answer leaves ${m`f`} out and gives ${m`g(${k}) = ${g(k)}`}. First ${m`${innerWork}`}, then ${m`${outerWork}`}.`,
            ],
            [
              f(k),
              'ignored-condition',
              () =>
                t`This answer leaves ${m`g`} out and gives ${m`f(${k}) = ${f(k)}`}. First ${m`${innerWork}`}, then ${m`${outerWork}`}.`,
            ],
            [
              f(k) + g(k),
              'wrong-operation',
              () =>
                t`This answer adds ${m`f(${k}) = ${f(k)}`} and ${m`g(${k}) = ${g(k)}`}. ${m`${outer}(${inner}(${k}))`} means: ${m`${inner}(${k}) = ${step}`} goes into ${m`${outer}`}, and ${m`${outerWork}`}.`,
            ],
            [
              order === 'fg' ? f(2 * k - c) : 2 * f(k) - c,
              'base-times-exponent',
              () =>
                t`This answer doubles instead of squaring in ${m`x^2 - ${c}`}: ${m`${squared}^2 = ${squared * squared}`}, not ${m`${2 * squared}`}.`,
            ],
            [
              order === 'fg' ? f(k * k + c) : f(k) ** 2 + c,
              'lost-sign',
              () =>
                t`This answer adds ${c}, but ${m`g`} subtracts it: ${m`g(${squared}) = ${squared}^2 - ${c} = ${g(squared)}`}.`,
            ],
          ],
      because: solve
        ? t`${m`f(g(x)) = ${a}(x - ${c}) + ${b} = ${f(k - c)}`} gives ${m`x - ${c} = ${k - c}`} and ${m`x = ${k}`}.`
        : t`${m`${inner}(${k}) = ${step}`}, and ${m`${outer}(${step}) = ${value}`}.`,
      quick: [
        solve
          ? t`Undo from the outside: take ${b} off, divide by ${a}, add ${c}: ${m`\frac{${f(k - c)} - ${b}}{${a}} + ${c} = ${k}`}.`
          : t`From the inside out: ${m`${innerWork}`}, then ${m`${outerWork}`}.`,
      ],
      full: solve
        ? [
            t`${m`f(g(x)) = ${a}(x - ${c}) + ${b}`}.`,
            t`So ${m`${a}(x - ${c}) = ${f(k - c) - b}`} and ${m`x - ${c} = ${f(k - c) - b} \div ${a} = ${k - c}`}.`,
            t`Add ${c}: ${m`x = ${k - c} + ${c} = ${k}`}.`,
          ]
        : [
            t`Inner function first: ${m`${inner}(${k}) = ${innerWork}`}.`,
            t`Put ${m`${step}`} into the outer function: ${m`${outer}(${step}) = ${outerWork}`}.`,
          ],
      hints: [
        'Begin with the inner function.',
        solve ? t`${m`f(g(x)) = ${a}(x - ${c}) + ${b}`}.` : t`${m`${inner}(${k}) = ${step}`}.`,
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
