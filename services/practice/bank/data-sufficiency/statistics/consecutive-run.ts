import { m, t } from '../../factory/format.ts'
import { rational } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { pairs, range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'
import { listed } from '../../factory/why-together.ts'

type Run = readonly [smallest: number, size: number]

const CASES = once((): readonly Run[] => pairs(range(1, 98), range(3, 100)).filter(([s, n]) => s + n - 1 <= 100))
/** For the second solver: by the two ends. */
const ENDS = once(() => range(1, 98).flatMap((from) => range(from + 2, 100).map((to) => ({ from, to }))))
const ROWS = [
  ['lockers in a hallway', 'locker'],
  ['tickets on a page', 'ticket'],
  ['files on a shelf', 'file'],
  ['houses on a street', 'house'],
  ['seats in a row', 'seat'],
] as const

export const consecutiveRun = sufficiency({
  id: 'consecutive-run',
  skill: 'ds-statistics',
  version: 4,
  levels: [-0.5, 0.4, 1.1],
  draw: (random, level) => {
    const [s, n] = [random.int(2, 30), random.int(4, level === 1 ? 12 : 20)]
    return { s, n, slack: random.int(1, 3), level, row: random.pick(ROWS) }
  },
  write: ({ s, n, slack, level, row: [row, thing] }): Sufficiency<Run> => {
    const g = s + n - 1
    const sum = (n * (s + g)) / 2
    const things = `${thing}s`
    const asks = [
      { question: 'What is the greatest number?', of: ([a, k]: Run) => String(a + k - 1) },
      {
        question: 'What is the average (arithmetic mean) of the numbers?',
        of: ([a, k]: Run) => t`${rational(2 * a + k - 1, 2)}`,
      },
      { question: `How many ${things} are there?`, of: ([, k]: Run) => String(k) },
    ] as const
    const { question, of } = asks[level - 1]!
    const mean = rational(s + g, 2)
    const product = t`If ${m`n`} numbers start at ${m`a`}, their sum is ${m`\frac{n(2a + n - 1)}{2} = ${sum}`}`
    const sums = CASES()
      .filter(([a, k]) => k * (2 * a + k - 1) === 2 * sum)
      .toSorted(([, k], [, l]) => (k % 2) - (l % 2))
    /** Another list with this sum, if there is one. */
    const [rival, rivalSize] = sums.find(([, k]) => k !== n) ?? ([s, n] as const)
    const inSums = sums.slice(0, 2).map(([a, k]) => t`the ${k} numbers from ${a} to ${a + k - 1} have an average of ${rational(2 * a + k - 1, 2)}, and ${m`${k} \times ${rational(2 * a + k - 1, 2)} = ${sum}`}`) // prettier-ignore
    /** The products of an odd and an even number that make twice the sum, the smaller factor first. */
    const splits = range(1, 99).filter((k) => (2 * sum) % k === 0 && k * k < 2 * sum && ((2 * sum) / k + k) % 2 === 1)
    const isLimited = splits.filter((k) => k > 2).length > 1
    const products = splits.filter((k) => splits.length < 6 || k > 2).map((k) => m`${k} \times ${(2 * sum) / k}`)
    const ending = [
      t`The greatest number is ${m`${s} + ${n} - 1 = ${g}`}.`,
      t`The average is ${m`${sum} \div ${n} = ${mean}`}.`,
      t`There are ${n} ${things}.`,
    ][level - 1]!
    const half = t`${m`${mean} + ${rational(n - 1, 2)} = ${g}`}`
    /** How the sum of all the numbers and another statement lead to the answer. */
    const withSum = (text: string): string | undefined => {
      if (text.includes('more than the smallest'))
        return t`There are ${m`${n - 1} + 1 = ${n}`} numbers with a sum of ${sum}, so their average is ${m`${sum} \div ${n} = ${mean}`}.${level === 1 ? t` This is the middle of the list, and the greatest number is half of ${n - 1} above it: ${half}.` : ''}`
      if (text.includes('smallest number is '))
        return t`The numbers start at ${s}. From ${s} to ${g}, there are ${n} numbers, and their sum is ${m`\frac{${n}(${s} + ${g})}{2} = ${sum}`}. A longer list has a greater sum and a shorter list a smaller one, so no other list fits. ${ending}`
      if (text.includes('smallest and the greatest'))
        return t`The average is halfway between the smallest and the greatest number, ${m`${s + g} \div 2 = ${mean}`}. So there are ${m`${sum} \div ${mean} = ${n}`} numbers.${level === 1 ? t` The average is the middle of the list, and the greatest number is half of ${n - 1} above it: ${half}.` : ''}`
      return undefined
    }
    const statements: Array<Statement<Run>> = [
      {
        text: t`The greatest number is ${n - 1} more than the smallest.`,
        line: [0, 1, n],
        gives: t`there are ${n} numbers`,
        holds: ([, k]) => k === n,
        lacks: t`It says that there are ${n} numbers but not where they begin.`,
        trap: t`finds that there are ${n} numbers but not where they begin`,
        enough: t`with both ends counted, there are ${m`${n - 1} + 1 = ${n}`} ${things}. For example, ${n} is ${n - 1} more than 1, and there are ${n} numbers from 1 to ${n}.`,
        missed: t`overlooks that the difference between the greatest and the smallest number, ${n - 1}, is enough to count the ${things}`,
      },
      {
        text: t`The smallest number is ${s}.`,
        line: [1, 0, s],
        gives: t`the smallest number is ${s}`,
        holds: ([a]) => a === s,
        lacks: 'It says nothing about how many numbers follow.',
        trap: t`overlooks that the statement does not say how many numbers follow ${s}`,
      },
      {
        text: t`The sum of the smallest and the greatest number is ${s + g}.`,
        line: [2, 1, s + g + 1],
        gives: t`the ends add up to ${s + g}`,
        holds: ([a, k]) => 2 * a + k - 1 === s + g,
        lacks: t`If ${m`n`} numbers start at ${m`a`}, the statement says that ${m`a + (a + n - 1) = ${s + g}`}. The numbers from ${s} to ${g} fit, and so do the numbers from ${s - 1} to ${g + 1}.`,
        trap: t`finds the numbers from ${s} to ${g}, but other lists with the same middle fit, too, such as the numbers from ${s - 1} to ${g + 1}`,
        enough: t`consecutive integers are evenly spaced, so their average is halfway between the smallest and the greatest number, which is ${m`${s + g} \div 2 = ${mean}`}. Each number below the middle is balanced by one that is just as far above it.`,
        missed: 'overlooks that half of the sum of the smallest and the greatest number is the average',
      },
      {
        text: t`The sum of all the numbers is ${sum}.`,
        gives: t`the numbers add up to ${sum}`,
        holds: ([a, k]) => k * (2 * a + k - 1) === 2 * sum,
        lacks: t`Lists of different lengths can have this sum: ${inSums.join('; ')}.`,
        consider: t`how can you write the sum of ${m`n`} numbers that start at ${m`a`}, and what do you know about its factors?`,
        enough: t`${product.replace('If', 'if')}. So ${m`n`} and ${m`2a + n - 1`} have the product ${2 * sum}. They differ by ${m`2a - 1`}, which is odd, so one is odd and the other is even${splits.length < 6 ? '' : t` (and ${m`n`} is at least 3)`}: ${products.length === 1 ? '' : 'the possible products are '}${listed(products)}. Since ${m`n`} is the smaller factor and at least 3${isLimited ? ', and no number is greater than 100' : ''}, ${m`n = ${n}`} and ${m`2a + ${n - 1} = ${s + g}`}, so ${m`a = ${s}`}. ${ending}`,
        missed: t`overlooks that only one list of at least three consecutive integers up to 100 has a sum of ${sum}`,
        trap: t`finds the numbers from ${s} to ${g}, but the numbers from ${rival} to ${rival + rivalSize - 1} also have a sum of ${sum}`,
      },
      {
        text: t`There are ${n % 2 === 0 ? 'as many odd numbers as even ones' : `more ${s % 2 === 0 ? 'even' : 'odd'} numbers than ${s % 2 === 0 ? 'odd' : 'even'} ones`}.`,
        holds: ([a, k]) => (n % 2 === 0 ? k % 2 === 0 : k % 2 === 1 && a % 2 === s % 2),
        lacks:
          n % 2 === 0
            ? t`It says only that the number of ${things} is even. The list can be long or short.`
            : t`It says only that the list begins and ends with an ${s % 2 === 0 ? 'even' : 'odd'} number. The list can be long or short.`,
        trap: t`finds that the ${n % 2 === 0 ? t`number of ${things} is even` : `list begins and ends with an ${s % 2 === 0 ? 'even' : 'odd'} number`}, but that is true of many lists`,
      },
      {
        text: t`There are fewer than ${n + slack} ${things}.`,
        holds: ([, k]) => k < n + slack,
        lacks: t`It gives only an upper limit for the number of ${things}. ${level === 3 ? 'Smaller numbers are possible, too.' : 'Where the list begins is not known.'}`,
        trap: t`overlooks that a limit of ${n + slack} does not tell how many ${things} there are`,
      },
      {
        text: t`The second-smallest number is ${s + 1}.`,
        line: [1, 0, s],
        gives: t`the smallest number is ${s}`,
        holds: ([a]) => a + 1 === s + 1,
        lacks: t`It says that the smallest number is ${s} but not how many follow.`,
        trap: t`finds the smallest number, ${s}, but not how many numbers follow it`,
      },
    ]
    if (level === 1) {
      statements.push(
        {
          text: t`The sum of the two greatest numbers is ${2 * g - 1}.`,
          holds: ([a, k]) => 2 * (a + k - 1) - 1 === 2 * g - 1,
          enough: t`if the greatest number is ${m`g`}, the two greatest add up to ${m`g + (g - 1) = ${2 * g - 1}`}, so ${m`2g = ${2 * g}`} and ${m`g = ${g}`}.`,
          missed: t`overlooks that two consecutive integers with a sum of ${2 * g - 1} can only be ${g - 1} and ${g}`,
        },
        {
          text: t`The average of the three greatest numbers is ${g - 1}.`,
          holds: ([a, k]) => a + k - 2 === g - 1,
          enough: t`the average of three consecutive integers is the middle one, so the second-greatest number is ${g - 1}, and the greatest is ${m`${g - 1} + 1 = ${g}`}.`,
          missed: t`overlooks that the middle one of the three greatest numbers is ${g - 1}, and the greatest is the next one`,
        },
      )
    }
    if (level === 2) {
      statements.push(
        {
          text: t`The median of the numbers is ${mean}.`,
          holds: ([a, k]) => 2 * a + k - 1 === s + g,
          enough: t`consecutive integers are evenly spaced, so their average equals their median, ${mean}. Each number below the middle is balanced by one that is just as far above it.`,
          missed: 'overlooks that the average of consecutive integers equals their median',
        },
        {
          text: t`If each number were doubled, their average would be ${s + g}.`,
          holds: ([a, k]) => 2 * a + k - 1 === s + g,
          enough: t`doubling each number doubles the sum but not the count, so the average doubles, too, and it is now ${m`${s + g} \div 2 = ${mean}`}.`,
          missed: 'overlooks that the average of the doubled numbers is twice the average of the numbers themselves',
        },
      )
    }
    if (level === 3) {
      statements.push({
        text: t`If each number were ${slack} greater, their sum would be ${slack * n} greater.`,
        holds: ([, k]) => slack * k === slack * n,
        enough: t`each number makes the sum ${slack} greater, so there are ${slack === 1 ? String(n) : m`${slack * n} \div ${slack} = ${n}`} ${things}.`,
        missed: t`overlooks that each number makes the sum ${slack} greater, so the increase shows how many numbers there are`,
      })
    }
    const inLetters = t`Call the smallest number ${m`a`} and the number of ${things} ${m`n`}, so that the greatest is ${m`a + n - 1`}. What does each statement say about ${m`a`} and ${m`n`}?`
    return {
      stem: t`At least three ${row} are numbered with consecutive positive integers, none greater than 100. ${question}`,
      cases: CASES(),
      ask: of,
      show: ([a, k]) => t`the numbers from ${a} to ${a + k - 1}`,
      statements,
      unknowns: {
        letters: ['a', 'n'],
        meaning: t`Let ${m`a`} be the smallest number and ${m`n`} how many there are, so that the greatest is ${m`a + n - 1`}.`,
        result: ([a, k]) =>
          t`So the numbers run from ${a} to ${a + k - 1}${[t`, and the greatest is ${a + k - 1}`, t`, and their average is ${m`\frac{${a} + ${a + k - 1}}{2} = ${rational(2 * a + k - 1, 2)}`}`, ''][level - 1]!}.`,
      },
      together: ([one, other]) => {
        const rest = [one, other].filter(({ text }) => !text.startsWith('The sum of all'))
        return rest.length === 1 ? withSum(rest[0]!.text) : undefined
      },
      bothMissed: ([one, other]) =>
        one.line && other.line
          ? t`overlooks that together, the statements give ${n} numbers that start at ${s}`
          : undefined,
      bothTrap: ([one, other]) =>
        one.line && String(one.line) === String(other.line)
          ? t`counts the statements as two facts, but each of them says that ${one.gives!}`
          : /fewer than \d/.test(`${one.text} ${other.text}`)
            ? t`takes the limit for the exact number of ${things}`
            : undefined,
      hintsFor: (pair) =>
        level === 3 && pair.some(({ text }) => text.startsWith('The sum of all'))
          ? [t`Can different lists of consecutive integers have a sum of ${sum}?`, inLetters]
          : undefined,
      hints: [
        [
          'What do you need to find the greatest number: where the numbers begin, how many there are, or both?',
          'The numbers are evenly spaced. Where does their average lie between the smallest and the greatest number?',
          t`Do you need to know where the numbers begin to find how many ${things} there are?`,
        ][level - 1]!,
        inLetters,
      ],
    }
  },
  second: {
    cases: ENDS,
    ask: ({ from, to }, _n, stem) =>
      stem.includes('greatest') ? to : stem.includes('How many') ? to - from : from + to,
    read: [
      [/more than the smallest/, ({ from, to }, [gap = 0]) => from + gap === to],
      [/^The smallest/, ({ from }, [value = 0]) => from === value],
      [/^The sum of the smallest/, ({ from, to }, [sum = 0]) => from + to === sum],
      [/^The sum of all/, ({ from, to }, [sum = 0]) => ((to - from + 1) * (from + to)) / 2 === sum],
      [/as many odd/, ({ from, to }) => (from + to) % 2 === 1],
      [/more even/, ({ from, to }) => from % 2 === 0 && to % 2 === 0],
      [/more odd/, ({ from, to }) => from % 2 === 1 && to % 2 === 1],
      [/fewer than/, ({ from, to }, [bound = 0]) => to - from + 1 < bound],
      [/^The second/, ({ from }, [value = 0]) => from === value - 1],
      [/two greatest/, ({ to }, [sum = 0]) => to + to - 1 === sum],
      [/three greatest/, ({ to }, [mean = 0]) => to === mean + 1],
      [/median/, ({ from, to }, [mean = 0]) => (from + to) / 2 === mean],
      [/doubled/, ({ from, to }, [mean = 0]) => from + to === mean],
      [/sum would be/, ({ from, to }, [each = 1, all = 0]) => (to - from + 1) * each === all],
    ],
  },
})
