import { m, plain, t } from '../factory/format.ts'
import { problem } from '../factory/problem-template.ts'
import { div } from '../factory/rational.ts'
import { search } from '../factory/search.ts'

export const composedFunctions = problem({
  id: 'composed-functions',
  skill: 'functions',
  levels: [-0.9, -0.1, 0.6],
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
            [k - 2 * c, 'lost-sign', () => t`You subtracted ${c} once more instead of adding it.`],
            [
              div(f(k - c) - b + c, a),
              'composition-order',
              () =>
                t`You solved ${m`g(f(x)) = ${f(k - c)}`}. In ${m`f(g(x))`} the ${c} are subtracted first and then multiplied by ${a}.`,
            ],
            [
              div(f(k - c) + b, a),
              'moved-without-changing-sign',
              () => t`You moved ${b} across without changing its sign.`,
            ],
            [
              f(f(k - c) - c),
              'input-output-swapped',
              () => t`You put ${m`${f(k - c)}`} in for ${m`x`}. It is the value of ${m`f(g(x))`}.`,
            ],
            [k + 1, 'off-by-one', () => t`For ${m`x = ${k + 1}`} the value would be ${m`${f(k + 1 - c)}`}.`],
            [k + c, 'wrong-operation', () => t`You added ${c} twice.`],
          ]
        : [
            [
              other,
              'composition-order',
              () =>
                t`You applied the functions in the wrong order. ${m`${outer}(${inner}(${k}))`} begins with the inner one: ${m`${inner}(${k}) = ${step}`}.`,
            ],
            [
              f(k) * g(k),
              'function-multiplied',
              () =>
                t`You multiplied ${m`f(${k})`} and ${m`g(${k})`}. The result of the inner function goes into the outer one.`,
            ],
            [step, 'stopped-early', () => t`${m`${step}`} is the value of the inner function.`],
            [order === 'fg' ? g(k) : g(k), 'ignored-condition', () => t`${m`${g(k)}`} is ${m`g(${k})`} alone.`],
            [f(k), 'ignored-condition', () => t`${f(k)} is ${m`f(${k})`} alone.`],
            [f(k) + g(k), 'wrong-operation', () => t`You added ${m`f(${k})`} and ${m`g(${k})`}.`],
            [
              order === 'fg' ? f(2 * k - c) : 2 * f(k) - c,
              'base-times-exponent',
              () => t`You doubled instead of squaring in ${m`x^2 - ${c}`}.`,
            ],
            [
              order === 'fg' ? f(k * k + c) : f(k) ** 2 + c,
              'lost-sign',
              () => t`You added ${c}; ${m`g`} subtracts it.`,
            ],
          ],
      because: solve
        ? t`${m`f(g(x)) = ${a}(x - ${c}) + ${b} = ${f(k - c)}`} gives ${m`x - ${c} = ${k - c}`} and ${m`x = ${k}`}.`
        : t`${m`${inner}(${k}) = ${step}`}, and ${m`${outer}(${step}) = ${value}`}.`,
      quick: [solve ? t`Undo from the outside: take ${b} off, divide by ${a}, add ${c}.` : 'From the inside out.'],
      full: solve
        ? [
            t`${m`f(g(x)) = ${a}(x - ${c}) + ${b}`}.`,
            t`So ${m`${a}(x - ${c}) = ${f(k - c) - b}`} and ${m`x - ${c} = ${k - c}`}.`,
            t`${m`x = ${k}`}.`,
          ]
        : [t`Inner function: ${m`${inner}(${k}) = ${step}`}.`, t`Outer function: ${m`${outer}(${step}) = ${value}`}.`],
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
