import { m, money, percent, t } from '../../factory/format.ts'
import { compare, rational, sub } from '../../factory/rational.ts'
import { sufficiency, type Statement, type Sufficiency } from '../../factory/sufficiency-template.ts'
import { fracTex } from '../../factory/frac-tex.ts'
import { pairs, range } from '../../factory/grid.ts'
import { once } from '../../factory/once.ts'

/** List price in dollars and discount in percent. */
type Offer = readonly [list: number, discount: number]

const CASES = once((): readonly Offer[] =>
  pairs(
    // Examples are taken from the front: no sofa at $20.
    range(1, 50).map((n) => 20 * n).toSorted((a, b) => Math.abs(a - 400) - Math.abs(b - 400)), // prettier-ignore
    range(1, 18).map((n) => 5 * n),
  ),
)
/** For the second solver: each offer with what is taken off and what is paid. */
const WIDE = once(() =>
  range(1, 18).flatMap((step) =>
    range(1, 50).map((n) => ({ list: 20 * n, share: step / 20, off: n * step, paid: n * (20 - step) })),
  ),
)
const THINGS = ['bicycle', 'sofa', 'camera', 'carpet', 'piano stool', 'tent', 'desk'] as const

export const pricePaid = sufficiency({
  id: 'price-paid',
  skill: 'ds-business',
  version: 7,
  levels: [-1.4, -0.7, 0.4],
  draw: (random, level) => ({
    list: random.step(80, 500, 20),
    discount: random.step(10, 60, 5),
    more: random.pick([5, 10]),
    limit: random.step(20, 50, 5),
    slack: random.pick([20, 40]),
    level,
    thing: random.pick(THINGS),
  }),
  write: ({ list, discount, more, limit, slack, level, thing }): Sufficiency<Offer> => {
    const off = (list * discount) / 100
    const paid = list - off
    /** The saving at the greater discount. */
    const raised = rational(list * (discount + more), 100)
    const asks = [
      { question: 'How much did the customer pay?', of: ([l, d]: Offer) => money((l * (100 - d)) / 100), key: money(paid) },
      { question: 'What was the discount, in percent?', of: ([, d]: Offer) => percent(d), key: percent(discount) },
      { question: `Did the customer save more than ${money(limit)}?`, of: ([l, d]: Offer) => (l * d > 100 * limit ? 'yes' : 'no'), key: off > limit ? 'yes' : 'no' },
    ] as const // prettier-ignore
    const hint = [
      'Do you need both the list price and the discount, or is there a shorter way to the price paid?',
      'The discount is a percent of what amount?',
      t`Do you need the exact amount saved, or only whether it was more than ${money(limit)}?`,
    ][level - 1]!
    const { question, of, key } = asks[level - 1]!
    /** What is certainly saved, whatever the list price, if the greater discount is known to save so much. */
    const leastSaved = (list * (discount + more)) / 100 - 10 * more
    const onlyMultiples = 'overlooks that only one list price and one discount are possible among multiples of $20 and of 5%' // prettier-ignore
    const neither = 'There is no need to find the list price or the discount.'
    const inSteps = t`with a list price of ${m`20n`} dollars (${m`n`} at most 50) and a discount of ${m`5k`} percent (${m`k`} from 1 to 18)`
    const onlySteps = (other: number): string => t`${m`${list / 20} \times ${other}`} is the only such product that fits these limits. So the list price was ${money(list)} with ${percent(discount)} off, and the answer is ${key}.` // prettier-ignore
    /** The list price, in steps of $20, that brings the amount saved closest to the limit if the greater discount is known. */
    const steps = range(1, 50).filter((n) => range(1, 18).some((k) => n * (5 * k + more) * 20 === list * (discount + more))) // prettier-ignore
    const farthest = key === 'yes' ? Math.max(...steps) : Math.min(...steps)
    /** That an amount is a different percent of two list prices, if possible both below the limit. */
    const ofTwo = (amount: number, part: (d: number) => number): string => {
      const others = CASES().filter(([l, d]) => l * part(d) === 100 * amount && l !== list)
      const both = [[list, discount] as const, others.find(([l]) => l < list + slack) ?? others[0] ?? [list, discount]]
      const shown = both.map(([l, d]) => t`${percent(part(d))} of ${money(l)} is ${money(amount)}`).join(', and ')
      return t`${money(amount)} can be a different percent of different list prices${others.length === 0 ? '' : `: ${shown}`}.`
    }
    const statements: Array<Statement<Offer>> = [
      { text: t`The list price was ${money(list)}.`, holds: ([l]) => l === list, lacks: 'It says nothing about the discount.', trap: 'overlooks that the discount can be any multiple of 5% from 5% to 90%' }, // prettier-ignore
      {
        text: level === 2 ? t`The customer paid ${money(paid)}.` : t`The discount was ${percent(discount)}.`,
        holds: ([l, d]) => (level === 2 ? l * (100 - d) === 100 * paid : d === discount),
        lacks:
          level === 2
            ? ofTwo(paid, (d) => 100 - d)
            : t`The list price is unknown, and ${percent(discount)} of a low price is less than ${percent(discount)} of a high one.`,
        trap:
          level === 2
            ? t`overlooks that ${money(paid)} can be a different percent of different list prices`
            : t`overlooks that ${percent(discount)} of an unknown list price is an unknown number of dollars`,
        ...(level === 2
          ? {
              enough: t`${inSteps}, the customer paid ${m`n(20 - k) = ${paid}`} dollars. ${onlySteps(20 - discount / 5)}`,
              missed: onlyMultiples,
            }
          : {}),
      },
      {
        text: t`The customer saved ${money(off)} off the list price.`,
        holds: ([l, d]) => l * d === 100 * off,
        lacks:
          level === 1
            ? t`The price paid is ${money(off)} less than the list price, which is unknown.`
            : ofTwo(off, (d) => d),
        trap: level === 1 ? 'considers only the amount saved, but the price paid depends on the list price as well' : t`overlooks that ${money(off)} can be a different percent of different list prices`, // prettier-ignore
        enough:
          level === 3
            ? t`the customer saved ${money(off)}, which is ${key === 'yes' ? '' : 'not '}more than ${money(limit)}, so the answer is ${key}.`
            : t`${inSteps}, the customer saved ${m`nk = ${off}`} dollars. ${onlySteps(discount / 5)}`,
        missed: level === 3 ? 'overlooks that the question asks only about the amount saved' : onlyMultiples, // prettier-ignore
      },
      {
        text: t`The price paid was ${m`${fracTex(100 - discount, 100)}`} of the list price.`,
        holds: ([, d]) => d === discount,
        lacks: t`The discount was ${percent(discount)}, but ${percent(discount)} of an unknown list price can be any amount.`,
        trap: t`overlooks that it gives only the discount, ${percent(discount)}, and no amount in dollars`,
        enough: t`the customer paid ${m`${fracTex(100 - discount, 100)}`} of the list price, so the discount was the other ${m`${fracTex(discount, 100)}`} of it, which is ${percent(discount)}.`,
        missed: 'overlooks that the fraction of the list price that was paid determines the percent discount',
      },
      {
        text: t`If the discount had been ${more} percentage points greater, the customer would have saved ${money(raised)}.`,
        holds: ([l, d]) => l * (d + more) === list * (discount + more),
        lacks: 'It gives one equation with two unknowns. The higher the list price, the lower the discount that fits.',
        trap: 'overlooks that more than one list price and discount fit the statement',
        get enough() {
          if (level === 3 && leastSaved > limit)
            return t`the extra ${more} percentage points are worth ${more}% of the list price. The list price was at most ${money(1000)}, so they are worth at most ${money(10 * more)}. The customer therefore saved at least ${m`${raised} - ${10 * more} = ${leastSaved}`} dollars, which is more than ${money(limit)}, and the answer is yes.`
          if (level === 3 && compare(raised, limit) <= 0)
            return t`even the greater discount would have saved only ${money(raised)}, which is not more than ${money(limit)}, so the answer is no.`
          const said = t`${inSteps}, the greater discount would have saved ${m`n(k + ${more / 5}) = ${raised}`} dollars.`
          return level === 3
            ? t`${said} So ${m`n`} is a factor of ${raised}; the ${key === 'yes' ? 'greatest' : 'smallest'} that fits these limits is ${farthest}. The customer saved ${more / 5 === 1 ? m`${raised} - n` : m`${raised} - 2n`} dollars, at ${key === 'yes' ? 'least' : 'most'} ${money(sub(raised, (farthest * more) / 5))}, so the answer is ${key}.`
            : t`${said} ${onlySteps((discount + more) / 5)}`
        },
        missed:
          level < 3
            ? onlyMultiples
            : leastSaved > limit
              ? t`overlooks that the extra ${more} percentage points are worth at most ${money(10 * more)}, so the amount saved was at least ${money(leastSaved)}, which is more than ${money(limit)}`
              : compare(raised, limit) <= 0
                ? t`overlooks that even the greater discount would have saved no more than ${money(limit)}`
                : t`overlooks that the list price was at ${key === 'yes' ? 'most' : 'least'} ${money(20 * farthest)}, so at ${key === 'yes' ? 'least' : 'most'} ${money(sub(raised, (farthest * more) / 5))} was saved`,
      },
      { text: t`The list price was less than ${money(list + slack)}.`, holds: ([l]) => l < list + slack, lacks: t`It gives only an upper limit for the list price and says nothing about the ${level === 2 ? 'price paid' : 'discount'}.`, trap: t`overlooks that it says nothing about the ${level === 2 ? 'price paid' : 'discount'}` }, // prettier-ignore
      { text: t`The discount was less than ${percent(discount + more)}.`, holds: ([, d]) => d < discount + more, lacks: t`It gives only an upper limit for the discount${level === 2 ? '' : ' and says nothing about the list price'}.`, trap: t`overlooks that it ${level === 2 ? 'gives only an upper limit for the discount' : 'says nothing about the list price'}` }, // prettier-ignore
    ]
    if (level === 1) {
      statements.push(
        {
          text: t`Two such ${thing}s at the same discount would have cost ${money(2 * paid)}.`,
          holds: ([l, d]) => l * (100 - d) === 100 * paid,
          enough: t`one ${thing} cost half as much as two at the same discount, ${m`${2 * paid} \div 2 = ${paid}`} dollars. ${neither}`,
          missed: t`overlooks that one ${thing} cost half as much as two at the same discount`,
        },
        {
          text: t`The customer handed over ${money(paid + 10 * more)} and received ${money(10 * more)} in change.`,
          holds: ([l, d]) => l * (100 - d) === 100 * paid,
          enough: t`the customer paid ${m`${paid + 10 * more} - ${10 * more} = ${paid}`} dollars. ${neither}`,
          missed: 'overlooks that the price paid is the amount handed over minus the change',
        },
      )
    }
    if (level === 2) {
      statements.push({
        text: t`At twice the list price and the same percent discount, the customer would have saved ${m`${fracTex(2 * discount, 100)}`} of the actual list price.`,
        holds: ([, d]) => 2 * d === 2 * discount,
        enough: t`at the actual list price, the customer saved half as much, ${m`${fracTex(discount, 100)}`} of that price, which is ${percent(discount)}.`,
        missed: 'overlooks that the fraction of the list price that was saved determines the percent discount',
      })
    }
    if (level === 3) {
      statements.push(
        {
          text: t`The price paid was ${money(off)} less than the list price.`,
          holds: ([l, d]) => compare(rational(l * d, 100), off) === 0,
          enough: t`the difference is what the customer saved, ${money(off)}, which is ${key === 'yes' ? '' : 'not '}more than ${money(limit)}, so the answer is ${key}.`,
          missed: 'overlooks that the difference between the list price and the price paid is the amount saved',
        },
        {
          text: t`The list price was more than ${money(list - slack / 2)} and the discount was more than ${percent(discount - 5)}.`,
          holds: ([l, d]) => l > list - slack / 2 && d > discount - 5,
          lacks: t`It gives only lower limits, and the amount saved may be on either side of ${money(limit)}.`,
          trap: 'multiplies the two limits, but the actual list price and discount may be much higher',
          enough: t`the list price was at least ${money(list)} and the discount at least ${percent(discount)}, so the customer saved at least ${m`${rational(discount, 100)} \times ${list} = ${off}`} dollars. That is more than ${money(limit)}, so the answer is ${key}.`,
          missed: t`overlooks that the smallest possible amount saved is already more than ${money(limit)}`,
        },
      )
    }
    return {
      stem: t`A customer bought a ${thing} at a discount. The list price was a multiple of $20 and at most ${money(1000)}, and the discount was a multiple of ${percent(5)} from ${percent(5)} to ${percent(90)}. ${question}`,
      cases: CASES(),
      ask: of,
      show: ([l, d]) => t`a list price of ${money(l)} with ${percent(d)} off`,
      since: ([l, d]) => [m`${rational(100 - d, 100)} \times ${l} = ${rational(l * (100 - d), 100)}`, undefined, t`the customer saved ${m`${rational(d, 100)} \times ${l} = ${rational(l * d, 100)}`} dollars`][level - 1], // prettier-ignore
      statements,
      together: (pair, left) => {
        const [one] = left
        if (!one) return undefined
        const [l, d] = one
        const said = pair.map(({ text }) => text).join(' ')
        const has = (...words: readonly string[]): boolean => words.every((word) => said.includes(word))
        const gap = t`${more}% of the list price`
        const routes: ReadonlyArray<readonly [boolean, string]> = [
          [has('points', 'list price was $'), t`${money(raised)} is ${discount + more}% of ${money(l)}, so the discount was ${m`${discount + more} - ${more} = ${d}`} percent.`],
          [has('points', 'customer saved $'), t`The extra ${gap} is ${m`${raised} - ${off} = ${sub(raised, off)}`} dollars, so the list price was ${money(l)}.`],
          [has('points', 'customer paid $'), t`The price paid and the greater amount saved add up to ${m`${paid} + ${raised} = ${rational(paid * 100 + list * (discount + more), 100)}`} dollars, or ${100 + more}% of the list price, which was therefore ${money(l)}.`],
          [has('points'), t`The greater discount would have been ${discount + more}%, so the list price was ${m`${raised} \div ${rational(discount + more, 100)} = ${l}`} dollars.`],
          [has('customer paid $', 'customer saved $'), t`The list price was ${m`${paid} + ${off} = ${l}`} dollars.`],
          [has('customer paid $', 'list price was $'), t`Of the list price of ${money(l)}, the customer paid ${money(paid)}.`],
          [has('customer saved $', 'list price was $'), t`Of the list price of ${money(l)}, the customer saved ${money(off)}.`],
          [has('customer saved $'), t`The ${money(off)} saved is ${percent(d)} of the list price, so the list price was ${money(l)}.`],
          [has('The discount was '), t`The discount was ${percent(d)} of ${money(l)}.`],
          [has('of the list price'), t`The customer paid ${100 - discount}% of ${money(l)}, so the discount was ${percent(d)}.`],
        ] // prettier-ignore
        const limits = pair.map(({ text }) => text.includes('less than'))
        const open = CASES().filter((each) => pair.every(({ holds }, at) => limits[at] || holds(each)))
        const possible = open.toSorted((x, y) => x[0] - y[0]).map(([price, off1]) => t`${money(price)} with ${percent(off1)} off`) // prettier-ignore
        const given = 1 + limits.indexOf(false)
        const within =
          open.length > 6 || !limits.includes(true)
            ? t`The only list price and discount that fit both statements are ${money(l)} and ${percent(d)}.`
            : t`By statement (${given}), these list prices and discounts are possible: ${possible.join('; ')}. Statement (${3 - given}) rules out all but ${money(l)} with ${percent(d)} off.`
        const step = routes.find(([fits]) => fits && !limits.includes(true))?.[1]
        const saved = rational(l * d, 100)
        const worked = has('customer saved $')
          ? ''
          : t`The customer saved ${m`${rational(d, 100)} \times ${l} = ${saved}`} dollars`
        const ends = [
          t`${worked}${worked === '' ? t`The customer paid ${m`${l} - ${saved} = ${sub(l, saved)}`} dollars` : t` and paid ${money(sub(l, saved))}`}.`,
          worked === '' ? t`The discount was ${m`${saved} \div ${l} = ${rational(d, 100)}`}, or ${percent(d)}.` : has('customer paid $') ? t`The customer saved ${m`${l} - ${paid} = ${saved}`} dollars, which is ${percent(d)} of the list price.` : '',
          t`${worked === '' ? t`The customer saved ${money(saved)}` : worked}, which is ${key === 'no' ? 'not ' : ''}more than ${money(limit)}.`,
        ] // prettier-ignore
        if (left.length === 1)
          return level === 2 && step === undefined ? within : t`${step ?? within} ${ends[level - 1]!}`.trimEnd()
        const [most, least] = [Math.max, Math.min].map((end) => end(...left.map(([list1, off1]) => list1 * off1)))
        const [prices, discounts] = [left.map(([list1]) => list1), left.map(([, off1]) => off1)]
        const edge = key === 'no' ? Math.max : Math.min
        const reasons: ReadonlyArray<readonly [boolean, string]> = [
          [new Set(discounts).size === 1, t`The discount was ${percent(d)}. The list price, a multiple of $20, was at ${key === 'no' ? 'most' : 'least'} ${money(edge(...prices))}, so`],
          [new Set(prices).size === 1, t`The list price was ${money(l)}. The discount, a multiple of 5%, was at ${key === 'no' ? 'most' : 'least'} ${percent(edge(...discounts))}, so`],
          [true, 'In every case that fits both statements,'],
        ] // prettier-ignore
        return level === 3
          ? t`${reasons.find(([fits]) => fits)![1]} the customer saved at ${key === 'no' ? 'most' : 'least'} ${money(rational((key === 'no' ? most : least)!, 100))}, which is ${key === 'no' ? 'not ' : ''}more than ${money(limit)}.`
          : undefined
      },
      bothTrap: (pair) => {
        const limited = pair.filter(({ text }) => text.includes('less than'))
        if (limited.length !== 1) return undefined
        const isPrice = limited[0]!.text.startsWith('The list')
        const known = pair.find(({ text }) => !text.includes('less than'))?.text ?? ''
        // The limit leads to an answer where the other statement gives what is missing.
        const leads = isPrice
          ? /^The discount was|of the list price\.$/.test(known)
          : level !== 2 && known.startsWith('The list price was $')
        if (leads)
          return t`treats the ${isPrice ? 'list price' : 'discount'} as exactly ${isPrice ? money(list + slack) : percent(discount + more)}, but that is only an upper limit`
        return 'overlooks that more than one list price and discount fit both statements'
      },
      bothMissed: (_pair, left) => {
        if (left.length === 1)
          return t`overlooks that only a list price of ${money(list)} with ${percent(discount)} off fits both statements, so the answer is ${key}`
        const savings = left.map(([l, d]) => l * d)
        const edge = key === 'no' ? Math.max(...savings) : Math.min(...savings)
        return level === 3 && left.length > 1
          ? t`overlooks that the statements together show that the customer saved at ${key === 'no' ? 'most' : 'least'} ${money(rational(edge, 100))}, which is ${key === 'no' ? 'not ' : ''}more than ${money(limit)}`
          : undefined
      },
      hintsFor: (pair) => {
        const said = pair.map(({ text }) => text).join(' ')
        if (level !== 2 || !/customer (?:paid|saved) \$/.test(said) || !said.includes('was less than')) return undefined
        const amount = said.includes('customer paid $') ? t`make the price paid ${money(paid)}` : t`save the customer ${money(off)}` // prettier-ignore
        return [hint, t`Which list prices and discounts ${amount}? Is there more than one pair, and which pairs are within the limit?`] // prettier-ignore
      },
      hints: [
        hint,
        [
          'Can you work out the price paid from each statement alone? If not, what else would you need to know?',
          'Does either statement tell you what part of the list price was saved?',
          t`For each statement, how small and how large can the amount saved be? Compare both with ${money(limit)}.`,
        ][level - 1]!,
      ],
    }
  },
  second: {
    cases: WIDE,
    ask: ({ share, off, paid }, numbers, stem) =>
      stem.includes('in percent') ? share : stem.includes('save more') ? off > numbers.at(-1)! : paid,
    read: [
      [/^The list price was more/, ({ list, share }, [low = 0, least = 0]) => list > low && share * 100 > least + 1e-9],
      [/^The list price was less/, ({ list }, [high = 0]) => list < high],
      [/^The list price was/, ({ list }, [price = 0]) => list === price],
      [/^The discount was less/, ({ share }, [most = 0]) => share * 100 < most - 1e-9],
      [/^The discount was/, ({ share }, [percentage = 0]) => Math.abs(share * 100 - percentage) < 1e-9],
      [/customer paid/, ({ paid }, [amount = 0]) => paid === amount],
      [/customer (saved|was granted)/, ({ off }, [amount = 0]) => off === amount],
      [/less than the list/, ({ off }, [amount = 0]) => off === amount],
      [/^The price paid/, ({ list, paid }, [top = 0, bottom = 1]) => Math.abs(paid / list - top / bottom) < 1e-9],
      [/points greater/, ({ list, off }, [more = 0, saved = 0]) => Math.abs(off + (list * more) / 100 - saved) < 1e-9],
      [/^Two such/, ({ paid }, [total = 0]) => paid === total / 2],
      [/handed over/, ({ paid }, [given = 0, back = 0]) => paid + back === given],
      [/^At twice/, ({ share }, [top = 0, bottom = 1]) => Math.abs(2 * share - top / bottom) < 1e-9],
    ],
  },
})
