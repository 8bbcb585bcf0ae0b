import { questionOf, says, type Topic } from './prepared-answer.ts'

const linear: Topic = (random) => {
  const [factor, x, add] = [random.whole(3, 7), random.whole(12, 19), random.whole(11, 29)]
  const right = factor * x + add
  const question = questionOf({
    skill: 'linear-equations',
    stem: `If \\(${factor}x + ${add} = ${right}\\), what is \\(x\\)?`,
    options: [`${x}`, `${x + factor}`, `${x - 2}`, `${right - add}`, `${x + 1}`],
    key: 'A',
    quick: [`Take ${add} away and divide by ${factor}: x = ${x}.`],
  })
  const sentences = [
    says(`Start from \\(${factor}x + ${add} = ${right}\\).`, {
      invented: `Start from \\(${factor}x + ${add + 30} = ${right}\\).`,
    }),
    says(`Subtract ${add} on both sides: \\(${factor}x = ${right} - ${add} = ${factor * x}\\).`, {
      arithmetic: `Subtract ${add} on both sides: \\(${factor}x = ${right} - ${add} = ${factor * x + 2}\\).`,
      swapped: `Subtract ${add} on both sides: \\(${factor}x = ${add} - ${right} = ${factor * x}\\).`,
    }),
    says(`Divide by ${factor}: \\(x = \\frac{${factor * x}}{${factor}} = ${x}\\).`, {
      arithmetic: `Divide by ${factor}: \\(x = \\frac{${factor * x}}{${factor}} = ${x + 1}\\).`,
      variable: `Divide by ${factor}: \\(x = ${x + factor}\\).`,
    }),
    says(`Check: ${factor} × ${x} + ${add} = ${right}.`, { swapped: `Check: ${factor} × ${add} + ${x} = ${right}.` }),
    says(`If you forget to subtract, you divide ${right} by ${factor} and get no option.`),
    says('So A is the correct answer.', { answer: 'So B is the correct answer.' }),
  ]
  return { question, sentences }
}

const ages: Topic = (random) => {
  const [child, gap] = [random.whole(11, 16), random.whole(22, 29)]
  const sum = 2 * child + gap
  const question = questionOf({
    skill: 'word-problems',
    stem: `A mother is ${gap} years older than her son. Together they are ${sum} years old. How old is the son?`,
    options: [`${child}`, `${child + gap}`, `${child + 2}`, `${gap}`, `${sum - gap}`],
    key: 'D',
    quick: [`With the son's age s: s + (s + ${gap}) = ${sum}, so 2s = ${sum - gap} and s = ${child}.`],
  })
  const sentences = [
    says('Let \\(s\\) be the age of the son.'),
    says(`Then the mother is \\(s + ${gap}\\) years old.`, {
      invented: `Then the mother is \\(s + ${gap + 17}\\) years old.`,
    }),
    says(`The sum gives \\(s + (s + ${gap}) = ${sum}\\).`, {
      invented: `The sum gives \\(s + (s + ${gap}) = ${sum + 12}\\).`,
    }),
    says(`So \\(2s = ${sum} - ${gap} = ${sum - gap}\\), and \\(s = ${child}\\).`, {
      arithmetic: `So \\(2s = ${sum} - ${gap} = ${sum - gap + 4}\\), and \\(s = ${child + 2}\\).`,
      variable: `So \\(2s = ${sum} - ${gap} = ${sum - gap}\\), and \\(s = ${child + 2}\\).`,
    }),
    says(`The son is ${child} years old and the mother ${child + gap}.`, {
      invented: `The son is ${child} years old and the mother ${child + gap + 41}.`,
      unit: `The son is ${child} hours old and the mother ${child + gap}.`,
    }),
    says(`Indeed ${child} + ${child + gap} = ${sum}.`, {
      arithmetic: `Indeed ${child} + ${child + gap} = ${sum - 1}.`,
    }),
    says(`The answer is ${child}, option D.`, { answer: `The answer is ${gap}, option D.` }),
  ]
  return { question, sentences }
}

const rectangles: Topic = (random) => {
  const [width, more] = [random.whole(11, 18), random.whole(3, 9)]
  const length = width + more
  const [area, around] = [width * length, 2 * (width + length)]
  const question = questionOf({
    skill: 'rectangles',
    stem: `A garden is ${width} metres wide and ${length} metres long. A fence costs $3 a metre. What does the fence cost, in dollars?`,
    options: [`${around * 3}`, `${area * 3}`, `${around}`, `${(width + length) * 3}`, `${around * 3 + 30}`],
    key: 'B',
    quick: [`The garden is ${around} metres around, so the fence costs ${around * 3} dollars.`],
  })
  const sentences = [
    says('A fence goes around, so the perimeter is needed and not the area.'),
    says(`The perimeter is \\(2(${width} + ${length}) = ${around}\\) metres.`, {
      arithmetic: `The perimeter is \\(2(${width} + ${length}) = ${width + length}\\) metres.`,
      invented: `The perimeter is \\(2(${width} + ${length + 14}) = ${around + 28}\\) metres.`,
    }),
    says(`At three dollars a metre this is ${around} × 3 = ${around * 3} dollars.`, {
      arithmetic: `At three dollars a metre this is ${around} × 3 = ${around * 3 + 3} dollars.`,
      swapped: `At three dollars a metre this is ${around} ÷ 3 = ${around * 3} dollars.`,
    }),
    says(`The garden is ${length} metres long.`, {
      unit: `The garden is ${length} hours long.`,
      invented: `The garden is ${length + 43} metres long.`,
      words: 'The garden is fifty-nine metres long.',
    }),
    says(`The area would be ${width} × ${length} = ${area} square metres, but nobody asks for it.`, {
      arithmetic: `The area would be ${width} × ${length} = ${area + 10} square metres, but nobody asks for it.`,
    }),
    says(`The fence costs $${around * 3}.`, { invented: `The fence costs $${around * 3 + 17}.` }),
    says(`So the answer is ${around * 3} dollars.`, { answer: `So the answer is ${around} dollars.` }),
  ]
  return { question, sentences }
}

export const algebraTopics: readonly Topic[] = [linear, ages, rectangles]
