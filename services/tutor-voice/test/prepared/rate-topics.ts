import { fraction, questionOf, says, type Topic } from './prepared-answer.ts'

const workRates: Topic = (random) => {
  const [a, b] = random.one([
    [12, 20],
    [15, 30],
    [18, 36],
    [14, 35],
    [24, 40],
  ] as const)
  const [together, sum] = [fraction(a * b, a + b), fraction(a + b, a * b)]
  const question = questionOf({
    skill: 'work-rates',
    stem: `One printer needs ${a} hours for a job and another ${b} hours. How many hours do they need together?`,
    options: [together, `${(a + b) / 2}`, `${a + b}`, `${b - a}`, `${a - 1}`],
    key: 'C',
    quick: [
      `The rates are \\(\\frac{1}{${a}}\\) and \\(\\frac{1}{${b}}\\); they add to ${sum}, so the time is ${together} hours.`,
    ],
  })
  const sentences = [
    says('Think of how much of the job each printer does in one hour.'),
    says(`The first one needs ${a} hours, so it does \\(\\frac{1}{${a}}\\) of the job in an hour.`, {
      invented: `The first one needs ${a + 41} hours, so it does \\(\\frac{1}{${a + 41}}\\) of the job in an hour.`,
      unit: `The first one needs ${a} minutes, so it does \\(\\frac{1}{${a}}\\) of the job in an hour.`,
    }),
    says(`Likewise the second one does 1/${b} of the job in one hour.`, {
      invented: `Likewise the second one does 1/${b + 37} of the job in one hour.`,
      swapped: `Likewise the second one does ${b}/${a * 3 + 1} of the job in one hour.`,
    }),
    says(
      `Together they do \\(\\frac{1}{${a}} + \\frac{1}{${b}} = \\frac{${b} + ${a}}{${a * b}} = \\frac{${a + b}}{${a * b}}\\) of it.`,
      {
        arithmetic: `Together they do \\(\\frac{1}{${a}} + \\frac{1}{${b}} = \\frac{2}{${a + b}}\\) of it.`,
        swapped: `Together they do \\(\\frac{1}{${a}} + \\frac{1}{${b}} = \\frac{${a * b}}{${a + b}}\\) of it.`,
      },
    ),
    says(`The time is the reciprocal: \\(1 \\div \\frac{${a + b}}{${a * b}} = ${together}\\) hours.`, {
      arithmetic: `The time is the reciprocal: \\(1 \\div \\frac{${a + b}}{${a * b}} = ${(a * b) / (a + b) + 1.5}\\) hours.`,
    }),
    says(`So the answer is ${together} hours, option C.`, { answer: `So the answer is ${(a + b) / 2} hours.` }),
    says('A quick check: together they must be faster than either one alone.'),
  ]
  return { question, sentences }
}

const averageSpeed: Topic = (random) => {
  const [v, w] = random.one([
    [40, 60],
    [30, 60],
    [60, 90],
    [20, 30],
  ] as const)
  const distance = v * w
  const average = (2 * v * w) / (v + w)
  const question = questionOf({
    skill: 'average-speed',
    stem: `A van drives ${distance} km at ${v} km/h and the same way back at ${w} km/h. What is its average speed in km/h?`,
    options: [`${average}`, `${(v + w) / 2}`, `${w - v}`, `${v + w}`, `${v}`],
    key: 'A',
    quick: [`The times are ${w} and ${v} hours, ${v + w} hours in all, for ${2 * distance} km: ${average} km/h.`],
  })
  const sentences = [
    says('Average speed is the whole distance over the whole time, never the mean of the two speeds.'),
    says(`The way out takes ${distance} / ${v} = ${w} hours.`, {
      arithmetic: `The way out takes ${distance} / ${v} = ${w + 2} hours.`,
      swapped: `The way out takes ${v} / ${distance} = ${w} hours.`,
    }),
    says(`The way back takes \\(\\frac{${distance}}{${w}} = ${v}\\) hours.`, {
      arithmetic: `The way back takes \\(\\frac{${distance}}{${w}} = ${v - 3}\\) hours.`,
    }),
    says(`In all the van drives ${2 * distance} km in ${v + w} hours.`, {
      invented: `In all the van drives ${2 * distance + 170} km in ${v + w} hours.`,
      unit: `In all the van drives ${2 * distance} hours in ${v + w} hours.`,
    }),
    says(`Dividing gives ${2 * distance} ÷ ${v + w} = ${average} km/h.`, {
      arithmetic: `Dividing gives ${2 * distance} ÷ ${v + w} = ${(v + w) / 2} km/h.`,
      swapped: `Dividing gives ${v + w} ÷ ${2 * distance} = ${average} km/h.`,
    }),
    says(`The tempting ${(v + w) / 2} is the mean of ${v} and ${w}.`, {
      invented: `The tempting ${v + w + 13} is the mean of ${v} and ${w}.`,
    }),
    says('The correct answer is (A).', { answer: 'The correct answer is (D).' }),
  ]
  return { question, sentences }
}

const mixtures: Topic = (random) => {
  const litres = random.one([20, 30, 40, 50])
  const [weak, strong] = random.one([
    [20, 50],
    [15, 45],
    [25, 65],
  ] as const)
  const target = (weak + strong) / 2
  const acid = (litres * weak) / 100
  const question = questionOf({
    skill: 'mixtures',
    stem: `How many litres of a ${strong}% solution must be mixed with ${litres} litres of a ${weak}% solution to get ${target}%?`,
    options: [`${litres}`, `${litres / 2}`, `${litres * 2}`, `${litres + 15}`, `${litres - 5}`],
    key: 'E',
    quick: [`With x litres: ${acid} + ${strong}% of x = ${target}% of (${litres} + x), so x = ${litres}.`],
  })
  const sentences = [
    says('Count the pure substance before and after mixing.'),
    says(`At first there are ${weak}% of ${litres} = ${acid} litres of it.`, {
      arithmetic: `At first there are ${weak}% of ${litres} = ${acid + 3} litres of it.`,
      percent: `At first there are ${weak + 11}% of ${litres} = ${acid} litres of it.`,
    }),
    says(`The second solution holds ${strong} percent of it.`, {
      percent: `The second solution holds ${strong + 4} percent of it.`,
    }),
    says(`With \\(x\\) litres of the second one: \\(${acid} + ${strong / 100}x = ${target / 100}(${litres} + x)\\).`, {
      percent: `With \\(x\\) litres of the second one: \\(${acid} + ${(strong + 9) / 100}x = ${target / 100}(${litres} + x)\\).`,
    }),
    says(`Hence \\(x = ${litres}\\).`, { variable: `Hence \\(x = ${litres + 5}\\).` }),
    says(`As ${target} lies midway between ${weak} and ${strong}, equal amounts are needed.`, {
      invented: `As ${target + 8.5} lies midway between ${weak} and ${strong}, equal amounts are needed.`,
    }),
    says(`The answer is ${litres} litres.`, { answer: `The answer is ${litres * 2} litres.` }),
  ]
  return { question, sentences }
}

export const rateTopics: readonly Topic[] = [workRates, averageSpeed, mixtures]
