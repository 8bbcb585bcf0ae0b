import { fraction, questionOf, says, type Topic } from './prepared-answer.ts'

const atLeastOne: Topic = (random) => {
  const tosses = random.whole(4, 6)
  const all = 2 ** tosses
  const question = questionOf({
    skill: 'at-least-one',
    stem: `A fair coin is tossed ${tosses} times. What is the probability of at least one head?`,
    options: [`${all - 1}/${all}`, `1/${all}`, '1/2', `${tosses}/${all}`, `${all - 2}/${all}`],
    key: 'B',
    quick: [`Only one of ${all} outcomes has no head, so the probability is ${all - 1}/${all}.`],
  })
  const sentences = [
    says('The opposite of at least one head is no head at all.'),
    says(`There are \\(2^{${tosses}} = ${all}\\) equally likely outcomes.`, {
      arithmetic: `There are \\(2^{${tosses}} = ${2 * tosses}\\) equally likely outcomes.`,
      swapped: `There are \\(${tosses}^{2} = ${all + 1}\\) equally likely outcomes.`,
    }),
    says(`No head has the probability \\(\\left(\\frac{1}{2}\\right)^{${tosses}} = \\frac{1}{${all}}\\).`, {
      arithmetic: `No head has the probability \\(\\left(\\frac{1}{2}\\right)^{${tosses}} = \\frac{1}{${all * 2}}\\).`,
    }),
    says(`So at least one head has \\(1 - \\frac{1}{${all}} = \\frac{${all - 1}}{${all}}\\).`, {
      arithmetic: `So at least one head has \\(1 - \\frac{1}{${all}} = \\frac{${all - 3}}{${all}}\\).`,
    }),
    says(`Counting agrees: ${all - 1} of the ${all} outcomes have a head.`, {
      invented: `Counting agrees: ${all + 5} of the ${all} outcomes have a head.`,
    }),
    says('The right choice is B.', { answer: 'The right choice is C.' }),
  ]
  return { question, sentences }
}

const choosing: Topic = (random) => {
  const people = random.whole(7, 9)
  const pairs = (people * (people - 1)) / 2
  const triples = (pairs * (people - 2)) / 3
  const question = questionOf({
    skill: 'combinations',
    stem: `In how many ways can a committee of 3 be chosen from ${people} people?`,
    options: [`${triples}`, `${pairs}`, `${people * 3}`, `${triples * 6}`, `${triples + 7}`],
    key: 'D',
    quick: [`\\(\\binom{${people}}{3} = ${triples}\\).`],
  })
  const ordered = people * (people - 1) * (people - 2)
  const sentences = [
    says('Order does not matter in a committee, so this is a combination.'),
    says(
      `\\(\\binom{${people}}{3} = \\frac{${people} \\times ${people - 1} \\times ${people - 2}}{3!} = ${triples}\\).`,
      {
        arithmetic: `\\(\\binom{${people}}{3} = \\frac{${people} \\times ${people - 1} \\times ${people - 2}}{3!} = ${triples + 1}\\).`,
        swapped: `\\(\\binom{${people}}{3} = \\frac{3!}{${people} \\times ${people - 1} \\times ${people - 2}} = ${triples}\\).`,
      },
    ),
    says(`The product on top is ${people} · ${people - 1} · ${people - 2} = ${ordered}.`, {
      arithmetic: `The product on top is ${people} · ${people - 1} · ${people - 2} = ${ordered + 6}.`,
    }),
    says(`Each committee is counted 3! = 6 times in ${ordered}.`, {
      arithmetic: `Each committee is counted 3! = 9 times in ${ordered}.`,
      invented: `Each committee is counted 3! = 6 times in ${ordered + 44}.`,
    }),
    says(`There are ${triples} committees.`, {
      invented: `There are ${triples + 19} committees.`,
      words: 'There are ninety-nine committees.',
    }),
    says(`The answer is ${triples}.`, { answer: `The answer is ${pairs}.` }),
  ]
  return { question, sentences }
}

const ratios: Topic = (random) => {
  const unit = random.whole(12, 17)
  const [a, b] = random.one([
    [3, 5],
    [2, 7],
    [4, 5],
  ] as const)
  const whole = unit * (a + b)
  const question = questionOf({
    skill: 'ratios',
    stem: `${whole} stamps are shared in the ratio ${a}:${b}. How many stamps are in the larger share?`,
    options: [`${unit * b}`, `${unit * a}`, `${unit}`, `${whole - unit}`, `${unit * b + 5}`],
    key: 'E',
    quick: [`One part is ${unit} stamps, so the larger share is ${unit * b}.`],
  })
  const sentences = [
    says(`The ratio has ${a} + ${b} = ${a + b} parts.`, {
      arithmetic: `The ratio has ${a} + ${b} = ${a + b + 1} parts.`,
    }),
    says(`One part is ${whole} / ${a + b}, which is ${unit} stamps.`, {
      arithmetic: `One part is ${whole} / ${a + b}, which is ${unit + 3} stamps.`,
      swapped: `One part is ${a + b} / ${whole}, which is ${unit} stamps.`,
    }),
    says(`The larger share is ${b} parts: ${b} × ${unit} = ${unit * b}.`, {
      arithmetic: `The larger share is ${b} parts: ${b} × ${unit} = ${unit * a}.`,
    }),
    says(`The smaller one has ${unit * a} stamps.`, { invented: `The smaller one has ${unit * a + 1} stamps.` }),
    says(`Both add to ${unit * b} plus ${unit * a} = ${whole}.`, {
      arithmetic: `Both add to ${unit * b} plus ${unit * a} = ${whole + 9}.`,
      invented: `Both add to ${unit * b + 2} plus ${unit * a} = ${whole + 2}.`,
    }),
    says(`As a fraction of all, it is \\(\\frac{${b}}{${a + b}}\\).`),
    says('Therefore the correct option is E.', { answer: 'Therefore the correct option is B.' }),
  ]
  return { question, sentences }
}

const averages: Topic = (random) => {
  const mean = random.whole(14, 22)
  const extra = random.one([6, 12, 18])
  const question = questionOf({
    skill: 'averages',
    stem: `Five numbers have a mean of ${mean}. A sixth number, ${mean + extra}, joins them. What is the new mean?`,
    options: [fraction(mean * 6 + extra, 6), `${mean}`, `${mean + extra / 2}`, `${mean + extra}`, `${mean - 1}`],
    key: 'C',
    quick: [`The sum was ${5 * mean}, it is now ${6 * mean + extra}, and the new mean is ${mean + extra / 6}.`],
  })
  const sentences = [
    says(`The sum of the five numbers is 5 × ${mean} = ${5 * mean}.`, {
      arithmetic: `The sum of the five numbers is 5 × ${mean} = ${5 * mean + 5}.`,
    }),
    says(`With the sixth number the sum is ${5 * mean} + ${mean + extra} = ${6 * mean + extra}.`, {
      arithmetic: `With the sixth number the sum is ${5 * mean} + ${mean + extra} = ${6 * mean + extra + 1}.`,
      invented: `With the sixth number the sum is ${5 * mean} + ${mean + extra + 2} = ${6 * mean + extra + 2}.`,
    }),
    says(`Now divide by six: \\(${6 * mean + extra} / 6 = ${mean + extra / 6}\\).`, {
      swapped: `Now divide by six: \\(6 / ${6 * mean + extra} = ${mean + extra / 6}\\).`,
      arithmetic: `Now divide by six: \\(${6 * mean + extra} / 6 = ${mean + extra / 6 + 1}\\).`,
    }),
    says(
      `Or: the new number is ${extra} above the mean, and each of the six gets a sixth of that, ${extra} / 6 = ${extra / 6}.`,
      {
        arithmetic: `Or: the new number is ${extra} above the mean, and each of the six gets a sixth of that, ${extra} / 6 = ${extra / 6 + 1}.`,
      },
    ),
    says(`So the mean rises from ${mean} to ${mean + extra / 6}.`, {
      invented: `So the mean rises from ${mean} to ${mean + 31}.`,
    }),
    says(`The answer is ${mean + extra / 6}.`, { answer: `The answer is ${mean + extra}.` }),
  ]
  return { question, sentences }
}

export const countTopics: readonly Topic[] = [atLeastOne, choosing, ratios, averages]
