import { questionOf, says, type Topic } from './prepared-answer.ts'

const reversePercent: Topic = (random) => {
  const percent = random.one([20, 25, 40])
  const original = random.one([80, 120, 160, 240])
  const sale = (original * (100 - percent)) / 100
  const question = questionOf({
    skill: 'reverse-percent',
    stem: `After a discount of ${percent}% a coat costs $${sale}. What did it cost before?`,
    options: [
      `$${original}`,
      `$${sale + percent}`,
      `$${(sale * (100 + percent)) / 100}`,
      `$${original + 50}`,
      `$${sale}`,
    ],
    key: 'B',
    quick: [`$${sale} is ${100 - percent}% of the old price, so the old price is $${original}.`],
  })
  const sentences = [
    says(`The discount is ${percent}% of the old price, not of the new one.`, {
      percent: `The discount is ${percent + 13}% of the old price, not of the new one.`,
      unit: `The discount is ${sale}% of the old price, not of the new one.`,
    }),
    says(`So $${sale} is ${100 - percent}% of the old price.`, {
      percent: `So $${sale} is ${100 + percent + 3}% of the old price.`,
      invented: `So $${sale + 7} is ${100 - percent}% of the old price.`,
    }),
    says(`With the old price p, \\(${(100 - percent) / 100}p = ${sale}\\).`, {
      invented: `With the old price p, \\(${(100 - percent) / 100}p = ${sale + 11}\\).`,
    }),
    says(`Divide: \\(${sale} \\div ${(100 - percent) / 100} = ${original}\\).`, {
      arithmetic: `Divide: \\(${sale} \\div ${(100 - percent) / 100} = ${original + 10}\\).`,
      swapped: `Divide: \\(${(100 - percent) / 100} \\div ${sale} = ${original}\\).`,
    }),
    says(`Check: ${percent}% of ${original} is ${original - sale}, and ${original} − ${original - sale} = ${sale}.`, {
      arithmetic: `Check: ${percent}% of ${original} is ${original - sale + 2}, and ${original} − ${original - sale} = ${sale}.`,
      swapped: `Check: ${percent}% of ${original} is ${original - sale}, and ${original - sale} − ${original} = ${sale}.`,
    }),
    says(`The answer is $${original}.`, { answer: `The answer is $${sale + percent}.` }),
  ]
  return { question, sentences }
}

const percentChange: Topic = (random) => {
  const from = random.one([40, 50, 80, 200])
  const percent = random.one([15, 30, 35, 45])
  const to = (from * (100 + percent)) / 100
  const question = questionOf({
    skill: 'percent-change',
    stem: `A club grew from ${from} members to ${to} members. By what percent did it grow?`,
    options: [`${percent}%`, `${to - from + 1}%`, `${percent + 100}%`, `${percent - 5}%`, `${percent + 10}%`],
    key: 'D',
    quick: [`The growth is ${to - from}, which is ${percent}% of ${from}.`],
  })
  const sentences = [
    says(`The club gained ${to} − ${from} = ${to - from} members.`, {
      arithmetic: `The club gained ${to} − ${from} = ${to - from + 4} members.`,
      swapped: `The club gained ${from} − ${to} = ${to - from} members.`,
    }),
    says(`Compare this with the ${from} members at the start.`, {
      invented: `Compare this with the ${from + 33} members at the start.`,
    }),
    says(`\\(\\frac{${to - from}}{${from}} = ${percent}\\%\\).`, {
      arithmetic: `\\(\\frac{${to - from}}{${from}} = ${percent + 2}\\%\\).`,
      swapped: `\\(\\frac{${from}}{${to - from}} = ${percent}\\%\\).`,
    }),
    says(`As a decimal this is ${percent / 100}.`, { percent: `As a decimal this is ${(percent + 21) / 100}.` }),
    says(`In other words, ${percent} percent of ${from} equals ${to - from}.`, {
      percent: `In other words, ${percent + 1} percent of ${from} equals ${to - from}.`,
    }),
    says(`If you divide by ${to}, you compare with the end and get too little.`),
    says('So pick the option with this value; D is correct.', {
      answer: 'So pick the option with this value; A is correct.',
    }),
  ]
  return { question, sentences }
}

const interest: Topic = (random) => {
  const sum = random.one([1_200, 2_500, 4_000])
  const rate = random.one([4, 5, 8])
  const years = random.one([3, 4])
  const each = (sum * rate) / 100
  const comma = (value: number) => value.toLocaleString('en-US')
  const question = questionOf({
    skill: 'simple-interest',
    stem: `$${comma(sum)} earn simple interest of ${rate}% a year. How many dollars of interest are earned in ${years} years?`,
    options: [`${each * years}`, `${each}`, `${each * years + 40}`, `${each * (years + 1)}`, `${sum + each}`],
    key: 'A',
    quick: [`A year brings $${each}, ${years} years bring $${each * years}.`],
  })
  const sentences = [
    says(`Each year brings ${rate}% of $${comma(sum)}, that is $${each}.`, {
      percent: `Each year brings ${rate}% of $${comma(sum)}, that is $${each + 15}.`,
      invented: `Each year brings ${rate}% of $${comma(sum + 550)}, that is $${each}.`,
    }),
    says(`In numbers: \\(${comma(sum).replace(',', '{,}')} \\times ${rate / 100} = ${each}\\).`, {
      arithmetic: `In numbers: \\(${comma(sum).replace(',', '{,}')} \\times ${rate / 100} = ${each * 10}\\).`,
    }),
    says(`Simple interest is the same every year, so multiply by ${years}.`),
    says(`${years} times ${each} equals ${each * years}.`, {
      arithmetic: `${years} times ${each} equals ${each * years - 20}.`,
      words: `${years} times ${each} equals seventy-seven.`,
    }),
    says(`At the end the account holds ${sum} + ${each * years} = ${sum + each * years} dollars.`, {
      arithmetic: `At the end the account holds ${sum} + ${each * years} = ${sum + each * years + 100} dollars.`,
      invented: `At the end the account holds ${sum + 99} + ${each * years} = ${sum + each * years + 99} dollars.`,
    }),
    says(`The question asks for the interest alone, so the answer is ${each * years}.`, {
      answer: `The question asks for the interest alone, so the answer is ${each * (years + 1)}.`,
    }),
  ]
  return { question, sentences }
}

export const percentTopics: readonly Topic[] = [reversePercent, percentChange, interest]
