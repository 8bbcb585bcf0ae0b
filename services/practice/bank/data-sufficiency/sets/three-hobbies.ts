import { t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { remember } from '../../factory/remember.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'

/** How many take exactly one, exactly two, and all three; each is at least one. */
type Counts = readonly [number, number, number]

const SETTINGS = [
  { of: 'members of a club', takes: 'plays', take: 'play', three: 'golf, tennis, and chess', what: 'games', one: 'player', counts: 'the number of golf players, the number of tennis players, and the number of chess players' },
  { of: 'students of a college', takes: 'takes', take: 'take', three: 'history, biology, and French', what: 'courses', one: 'student', counts: 'the number of students of history, the number of students of biology, and the number of students of French' },
  { of: 'guests of a resort', takes: 'books', take: 'book', three: 'sailing, riding, and diving', what: 'activities', one: 'guest', counts: 'the number of guests who sail, the number who ride, and the number who dive' },
] as const // prettier-ignore
const casesOf = remember((text: string): readonly Counts[] => {
  const total = Number(text)
  return range(1, total - 2).flatMap((x) => range(1, total - x - 1).map((y): Counts => [x, y, total - x - y]))
})

export const threeHobbies = sufficiency({
  id: 'three-hobbies',
  skill: 'ds-sets',
  version: 2,
  levels: [1.5, 1.6, 1.7],
  answers: NEVER_EACH,
  draw: (random, level) => {
    const z = random.int(2, 8)
    const k = random.int(2, 4)
    const [x, y] = [random.int(8, 24), k * z]
    const total = x + y + z
    if (x === z + 1 || total < 20 || total > 44 || x === y) return null
    return { counts: [x, y, z] as Counts, total, k, level, setting: random.pick(SETTINGS) }
  },
  write: ({ counts: [x, y, z], total, k, level, setting }): Sufficiency<Counts> => {
    const { of, takes, take, three, what, counts } = setting
    const says = (text: string, holds: (v: Counts) => boolean, notes: Partial<Statement<Counts>>): Statement<Counts> => ({ text, holds, ...notes }) // prettier-ignore
    const sumOf = ([p, q, r]: Counts): number => p + 2 * q + 3 * r
    const sum = sumOf([x, y, z])
    const key = [y, y + z, sum][level - 1]!
    const value = ([p, q, r]: Counts): number => [q, q + r, p + 2 * q + 3 * r][level - 1]!
    const result = t`so the answer is ${key}.`
    const times = k === 2 ? 'twice' : t`${k} times`
    const onSum = says(t`Altogether, ${counts} add up to ${sum}.`, (v) => sumOf(v) === sum, { lacks: t`The sum exceeds ${total} by ${sum - total}. Those who ${take} two are in this surplus once and those who ${take} three are in it twice, and many splits are possible.` })
    const onOne = says(t`${x} of them ${take} exactly one of the three.`, ([p]) => p === x, { lacks: t`The other ${total - x} may be split between two and three in many ways.`, enough: t`all the others, ${m(total, x)}, ${take} at least two; ${result}` })
    const onAll = says(t`${z} of them ${take} all three.`, ([, , r]) => r === z, { lacks: t`The other ${total - z} may be split between one and two in many ways.` })
    const onRatio = says(t`The number of those who ${take} exactly two is ${times} the number of those who ${take} all three.`, ([, q, r]) => q === k * r, { lacks: t`It fixes only the ratio of two of the three groups.` })
    const onGap = says(t`The number of those who ${take} exactly one is ${Math.abs(x - z)} ${x > z ? 'greater' : 'less'} than the number of those who ${take} all three.`, ([p, , r]) => p - r === x - z, { lacks: t`It says nothing about those who ${take} exactly two.`, enough: t`if all ${total} took two, the sum would be ${2 * total}. Each one who takes a single one lowers it by 1, and each one who takes three raises it by 1, so it is ${2 * total} ${x > z ? 'less' : 'plus'} ${Math.abs(x - z)}; ${result}`.replaceAll('took', take === 'play' ? 'played' : take === 'take' ? 'took' : 'booked').replaceAll('takes', takes) })
    const onMost = says(t`${total - z} of them ${take} one or two of the three.`, ([p, q]) => p + q === total - z, { lacks: t`It gives the number of those who ${take} all three, but not how the others are split.` })
    const onTwoPlus = says(t`${total - x} of them ${take} at least two of the three.`, ([, q, r]) => q + r === total - x, { lacks: t`How many of these ${take} all three stays open.`, enough: t`this is just what is asked, ${result}` })
    const solved = t`with ${x} in exactly one, ${y} in exactly two, and ${z} in all three, every group is known; ${result}`
    const equations = t`Let the three groups have p, q, and r people. The total gives p + q + r = ${total}, and each statement gives one more equation. The three equations have one solution, ${x}, ${y}, and ${z}; ${result}`
    const pair = (...[one, other, notes]: readonly [Statement<Counts>, Statement<Counts>, { together?: string; open?: string; harder?: number }?]) => ({ statements: [one, other] as const, harder: 0.1, ...notes })
    const question = [t`How many of them ${take} exactly two of the three?`, t`How many of them ${take} at least two of the three?`, t`What is the sum of ${counts}?`][level - 1]!
    return {
      stem: t`Each of the ${total} ${of} ${takes} at least one of three ${what}: ${three}. At least one of them ${takes} exactly one of the three, at least one exactly two, and at least one all three. ${question}`,
      cases: casesOf(String(total)),
      ask: (v) => String(value(v)),
      show: ([p, q, r]) => t`${p} in exactly one, ${q} in exactly two, and ${r} in all three`,
      statements: [],
      pairs: [
        ...(level === 3 ? [pair(onGap, onAll, { harder: 0.2 }), pair(onGap, onRatio, { harder: 0.3 }), pair(onGap, onMost, { harder: 0.2 }), pair(onOne, onAll, { together: solved, harder: -0.2 })] : []),
        ...(level < 3 ? [pair(onSum, onAll, { together: equations, harder: -0.2 }), pair(onSum, onRatio, { together: equations, harder: 0 }), pair(onSum, onGap, { open: t`The second fact follows from the first: the sum exceeds ${2 * total} by exactly the difference of those two groups.`.replace('exceeds', sum < 2 * total ? 'falls below' : 'exceeds').replace('The second fact follows from the first', 'The two say the same'), harder: 0.4 }), pair(onGap, onAll, { together: solved, harder: -0.4 }), pair(onGap, onRatio, { together: solved, harder: 0 })] : []),
        ...(level === 2 ? [pair(onOne, onSum, { harder: -0.4 }), pair(onOne, onRatio, { harder: -0.5 }), pair(onOne, onGap, { harder: -0.5 })] : []),
        ...(level === 1 ? [pair(onOne, onTwoPlus, { open: t`Both say the same: ${total - x} people are left for two and three.`, harder: -0.6 }), pair(says(t`Of those who ${take} at least two of the three, who number ${total - x}, exactly ${z} ${take} all three.`, ([, q, r]) => q + r === total - x && r === z, { enough: t`the others of the ${total - x} ${take} exactly two; ${result}` }), onSum, { harder: 0 }), pair(onGap, onSum, { open: 'The two say the same.', harder: 0.4 })] : []),
        pair(onOne, onRatio, { together: t`the ${total - x} others are split in the ratio ${k} to 1, into ${y} and ${z}; ${result}`, harder: -0.2 }),
        pair(onRatio, onAll, { together: solved, harder: -0.8 }),
        pair(onAll, onMost, { open: 'Both say the same, because every person is in exactly one of the three groups.', harder: -0.6 }),
      ],
      hints: [t`Call the numbers of those in exactly one, exactly two, and all three p, q, and r. Which equation does the total give?`, 'Write each statement as an equation in p, q, and r, and see whether what is asked can be built from the equations.'],
    }
  },
  second: {
    // Deals the people out one by one: a case is the number of choices of each person in descending order.
    cases: ([total = 0]) => range(1, total - 2).flatMap((all) => range(1, total - all - 1).map((two) => ({ all, two, one: total - all - two }))),
    ask: ({ one, two, all }, _n, stem) => {
      if (stem.includes('What is the sum')) return one + two + two + all + all + all
      return stem.includes('exactly two of the three?') ? two : two + all
    },
    read: [
      [/^Altogether/, ({ one, two, all }, [sum = 0]) => one + 2 * two + 3 * all === sum],
      [/who number/, ({ two, all }, [some = 0, three = 0]) => two + all === some && all === three],
      [/exactly one is/, ({ one, all }, [by = 0], { statement }) => one - all === (statement.includes('greater') ? by : -by)],
      [/exactly two is/, ({ two, all }, _n, { statement }) => two === all * (statement.includes('twice') ? 2 : Number(/(\d) times/.exec(statement)![1]))],
      [/exactly one of/, ({ one }, [count = 0]) => one === count],
      [/one or two/, ({ one, two }, [count = 0]) => one + two === count],
      [/at least two/, ({ two, all }, [count = 0]) => two + all === count],
      [/all three/, ({ all }, [count = 0]) => all === count],
    ],
  },
}) // prettier-ignore

const m = (total: number, x: number): string => t`${total} less ${x}`
