import { count, m, t } from '../../factory/format.ts'
import { range } from '../../factory/grid.ts'
import { remember } from '../../factory/remember.ts'
import { NEVER_EACH } from '../../factory/answer-packs.ts'
import {
  sufficiency,
  type Statement,
  type StatementPair,
  type Sufficiency,
} from '../../factory/sufficiency-template.ts'

/** How many take exactly one, exactly two, and all three; each is at least one. */
type Counts = readonly [number, number, number]

const SETTINGS = [
  { of: 'members of a club', takes: 'plays', take: 'play', three: 'golf, tennis, and chess', what: 'games', one: 'member', taking: 'playing', counts: 'the number of golf players, the number of tennis players, and the number of chess players' },
  { of: 'students at a college', takes: 'takes', take: 'take', three: 'history, biology, and French', what: 'courses', one: 'student', taking: 'taking', counts: 'the number of students of history, the number of students of biology, and the number of students of French' },
  { of: 'guests at a resort', takes: 'books', take: 'book', three: 'sailing, riding, and diving', what: 'activities', one: 'guest', taking: 'booking', counts: 'the number of guests who sail, the number who ride, and the number who dive' },
] as const // prettier-ignore
const casesOf = remember((text: string): readonly Counts[] => {
  const total = Number(text)
  return range(1, total - 2).flatMap((x) => range(1, total - x - 1).map((y): Counts => [x, y, total - x - y]))
})

export const threeHobbies = sufficiency({
  id: 'three-hobbies',
  skill: 'ds-sets',
  version: 3,
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
    const { of, takes, take, taking, three, what, one: person, counts } = setting
    const says = (text: string, holds: (v: Counts) => boolean, notes: Partial<Statement<Counts>>): Statement<Counts> => ({ text, holds, ...notes }) // prettier-ignore
    const sumOf = ([p, q, r]: Counts): number => p + 2 * q + 3 * r
    const sum = sumOf([x, y, z])
    const key = [y, y + z, sum][level - 1]!
    const value = ([p, q, r]: Counts): number => [q, q + r, p + 2 * q + 3 * r][level - 1]!
    const gap = Math.abs(x - z)
    const took = { play: 'played', take: 'took', book: 'booked' }[take]
    const times = k === 2 ? 'twice' : t`${k} times`
    const surplus = sum - total
    const twice = t`The sum is ${surplus} more than ${total}, because anyone who ${takes} exactly two is counted one extra time, and anyone who ${takes} all three is counted two extra times`
    const onSum = says(t`Altogether, ${counts} add up to ${sum}.`, (v) => sumOf(v) === sum, { lacks: t`${twice}. Groups of different sizes can account for the extra ${surplus}.`, trap: t`mistakes the ${surplus} by which the sum exceeds ${total} for the number who ${take} ${level === 1 ? 'exactly' : 'at least'} two, but anyone who ${takes} all three is counted two extra times` })
    const onOne = says(t`${x} of them ${take} exactly one of the three.`, ([p]) => p === x, { lacks: t`It does not say how many of the other ${total - x} ${take} exactly two and how many ${take} all three.`, trap: level === 1 ? t`counts all the other ${total - x} as people who ${take} exactly two, but some of them ${take} all three` : t`counts each of the other ${total - x} twice, but those who ${take} all three count three times`, enough: t`everyone else ${takes} at least two, so the answer is ${m`${total} - ${x} = ${total - x}`}. It does not matter how many of these ${total - x} ${take} exactly two and how many ${take} all three.`, missed: t`overlooks that everyone who does not ${take} exactly one must ${take} at least two` })
    const onAll = says(t`${z} of them ${take} all three.`, ([, , r]) => r === z, { lacks: t`It does not say how many of the other ${total - z} ${take} exactly one and how many ${take} exactly two${level === 3 ? ', so each of them may count once or twice in the sum' : ''}.`, trap: [t`counts all the other ${total - z} as people who ${take} exactly two, but some of them ${take} only one`, t`counts the ${z} as all who ${take} at least two, but some of the others ${take} exactly two`, t`counts each of the other ${total - z} once, but some of them ${take} exactly two and count twice`][level - 1]! })
    const onRatio = says(t`The number of those who ${take} exactly two is ${times} the number of those who ${take} all three.`, ([, q, r]) => q === k * r, { lacks: t`It gives the ratio of two of the three groups without saying how large either one is.${level === 3 ? t` In the sum, a person who ${takes} one, two, or three counts once, twice, or three times.` : ''}`, trap: t`tries only one pair of numbers in the ratio ${k} to 1, but other pairs fit, too` })
    const onGap = says(t`The number of those who ${take} exactly one is ${gap} ${x > z ? 'greater' : 'less'} than the number of those who ${take} all three.`, ([p, , r]) => p - r === x - z, { lacks: t`It gives the difference between the number who ${take} exactly one and the number who ${take} all three, but not the numbers themselves.`, trap: t`tries only one pair of numbers that differ by ${gap}, but other pairs fit, too`, enough: t`if everyone ${took} exactly two, the sum would be ${m`2 \times ${total} = ${2 * total}`}. Each person who ${takes} only one lowers the sum by 1, and each person who ${takes} all three raises it by 1. There are ${gap} ${x > z ? 'more' : 'fewer'} people who ${take} only one than people who ${take} all three, so the sum is ${x > z ? m`${2 * total} - ${gap} = ${sum}` : m`${2 * total} + ${gap} = ${sum}`}.`, missed: t`looks for the sizes of the three groups, but the sum is always ${gap} ${x > z ? 'less' : 'more'} than ${m`2 \times ${total}`}` })
    const onMost = says(t`${total - z} of them ${take} one or two of the three.`, ([p, q]) => p + q === total - z, { lacks: t`It means that ${m`${total} - ${total - z} = ${z}`} of them ${take} all three, but ${level === 3 ? t`each of the other ${total - z} may count once or twice in the sum` : t`the other ${total - z} can be split in many ways`}.`, trap: t`finds the ${z} who ${take} all three, but any number of the other ${total - z} can ${take} exactly two` })
    const onTwoPlus = says(t`${total - x} of them ${take} at least two of the three.`, ([, q, r]) => q + r === total - x, { lacks: t`It does not say how many of the ${total - x} ${take} all three.`, trap: 'reads "at least two" as "exactly two"' })
    const finish = level === 3 ? t`The sum is ${m`${x} + 2 \times ${y} + 3 \times ${z} = ${sum}`}.` : t`So the answer is ${level === 1 ? key : m`${y} + ${z} = ${key}`}.`
    const solved = t`Then ${y} ${take} exactly two and ${x} ${take} exactly one. ${finish}`
    const counted = t`${twice[0]!.toLowerCase()}${twice.slice(1)}`
    const byAll = t`${counted}. The ${z} who ${take} all three account for ${m`2 \times ${z} = ${2 * z}`} of the extra ${surplus}. That leaves ${m`${surplus} - ${2 * z} = ${y}`} who ${take} exactly two. ${finish}`
    const byRatio = t`${counted}. If ${m`r`} of them ${take} all three and ${m`${k}r`} ${take} exactly two, then ${m`${k}r + 2r = ${surplus}`}, so ${m`r = ${z}`} and ${y} ${take} exactly two. ${finish}`
    const gapRatio = t`if ${m`r`} of them ${take} all three, then ${m`${k}r`} ${take} exactly two and ${x > z ? m`r + ${gap}` : m`r - ${gap}`} ${take} exactly one. These are all ${total} people, and adding the three numbers gives ${x > z ? m`${k + 2}r + ${gap} = ${total}` : m`${k + 2}r - ${gap} = ${total}`}, so ${m`r = ${z}`}. ${solved}`
    const sameSum = t`If everyone ${took} exactly two, the sum would be ${2 * total}. Each person who ${takes} only one lowers the sum by 1, and each person who ${takes} all three raises it by 1. A sum of ${sum} is ${gap} ${x > z ? 'less' : 'more'} than ${2 * total}, so ${gap} ${x > z ? 'more' : 'fewer'} people ${take} exactly one than ${take} all three. Therefore, both statements say the same thing.`
    const same = (fact: string): string => t`counts the statements as two facts, but each of them means that ${fact}`
    const sameGap = same(t`${gap} ${x > z ? 'more' : 'fewer'} people ${take} exactly one than ${take} all three`)
    const pair = (...[one, other, notes]: readonly [Statement<Counts>, Statement<Counts>, Partial<StatementPair<Counts>>?]) => ({ statements: [one, other] as const, harder: 0.1, ...notes })
    const question = [t`How many of them ${take} exactly two of the three?`, t`How many of them ${take} at least two of the three?`, t`What is the sum of ${counts}?`][level - 1]!
    return {
      stem: t`Each of the ${total} ${of} ${takes} at least one of three ${what}: ${three}. At least one of them ${takes} exactly one of the three, at least one exactly two, and at least one all three. ${question}`,
      cases: casesOf(String(total)),
      ask: (v) => String(value(v)),
      show: ([p, q, r]) => t`${count(p, person)} ${taking} exactly one, ${q} exactly two, and ${r} all three`,
      since: ([p, q, r]) => [undefined, m`${q} + ${r} = ${q + r}`, m`${p} + 2 \times ${q} + 3 \times ${r} = ${p + 2 * q + 3 * r}`][level - 1],
      statements: [],
      bothMissed: () => t`sees only two equations for the sizes of three groups, but the total of ${total} is a third one, and the three together give all three sizes`,
      pairs: [
        ...(level === 3 ? [pair(onGap, onAll, { harder: 0.2 }), pair(onGap, onRatio, { harder: 0.3 }), pair(onGap, onMost, { harder: 0.2 }), pair(onOne, onAll, { together: t`${x} ${take} exactly one and ${z} ${take} all three, so ${m`${total} - ${x} - ${z} = ${y}`} ${take} exactly two. ${finish}`, harder: -0.2 })] : []),
        ...(level < 3 ? [pair(onSum, onAll, { together: byAll, harder: -0.2 }), pair(onSum, onRatio, { together: byRatio, harder: 0 }), pair(onSum, onGap, { open: sameSum, bothTrap: sameGap, harder: 0.4 }), pair(onGap, onAll, { together: t`${z} ${take} all three, so ${x > z ? m`${z} + ${gap} = ${x}` : m`${z} - ${gap} = ${x}`} ${take} exactly one. That leaves ${m`${total} - ${x} - ${z} = ${y}`} who ${take} exactly two. ${finish}`, harder: -0.4 }), pair(onGap, onRatio, { together: gapRatio, harder: 0 })] : []),
        ...(level === 2 ? [pair(onOne, onSum, { harder: -0.4 }), pair(onOne, onRatio, { harder: -0.5 }), pair(onOne, onGap, { harder: -0.5 })] : []),
        ...(level === 1 ? [pair(onOne, onTwoPlus, { open: t`Both statements say the same thing: if ${x} ${take} exactly one, the other ${m`${total} - ${x} = ${total - x}`} ${take} at least two.`, bothTrap: same(t`${x} of the ${total} ${take} exactly one`), harder: -0.6 }), pair(says(t`Of those who ${take} at least two of the three, who number ${total - x}, exactly ${z} ${take} all three.`, ([, q, r]) => q + r === total - x && r === z, { enough: t`of the ${total - x} who ${take} at least two, ${z} ${take} all three, so the other ${m`${total - x} - ${z} = ${y}`} ${take} exactly two.`, missed: t`overlooks that everyone who ${takes} at least two ${takes} either exactly two or all three` }), onSum, { harder: 0 }), pair(onGap, onSum, { open: sameSum, bothTrap: sameGap, harder: 0.4 })] : []),
        pair(onOne, onRatio, { together: t`the other ${m`${total} - ${x} = ${total - x}`} are split in the ratio ${k} to 1. So ${m`${total - x} \div ${k + 1} = ${z}`} ${take} all three, and ${m`${total - x} - ${z} = ${y}`} ${take} exactly two. ${finish}`, harder: -0.2 }),
        pair(onRatio, onAll, { together: t`${z} ${take} all three, and ${times} as many ${take} exactly two, which is ${m`${k} \times ${z} = ${y}`}. ${level === 3 ? t`The other ${x} ${take} exactly one. ` : ''}${finish}`, ...(level === 3 ? {} : { bothMissed: t`stops after finding that neither statement alone gives the number who ${take} exactly two, but ${z} and the ratio ${k} to 1 together give it` }), harder: -0.8 }),
        pair(onAll, onMost, { open: t`Both statements say the same thing: if ${z} ${take} all three, the other ${m`${total} - ${z} = ${total - z}`} ${take} one or two.`, bothTrap: same(t`${z} of the ${total} ${take} all three`), harder: -0.6 }),
      ],
      hints: [level === 3 ? t`How many times does this sum count a person who ${takes} exactly two of the three?` : t`Everyone ${takes} exactly one, exactly two, or all three. Do you need the sizes of all these groups?`, t`Let ${m`p`}, ${m`q`}, and ${m`r`} be the numbers of those who ${take} exactly one, exactly two, and all three, so that ${m`p + q + r = ${total}`}. Which equation does each statement add?`],
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
      [/exactly one of/, ({ one }, [n = 0]) => one === n],
      [/one or two/, ({ one, two }, [n = 0]) => one + two === n],
      [/at least two/, ({ two, all }, [n = 0]) => two + all === n],
      [/all three/, ({ all }, [n = 0]) => all === n],
    ],
  },
}) // prettier-ignore
