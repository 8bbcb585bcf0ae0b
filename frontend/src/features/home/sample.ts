/** Our own question, written for the first page; two rates, five named mistakes. 200 → 240 → 180. */
export const sample = {
  skill: 'Percent change',
  question:
    'A shop raises the price of a coat by 20%, then sells it at 25% off the new price, for $180. What was the price before the rise?',
  answer: 'D',
  options: [
    {
      id: 'A',
      text: '$150',
      reason:
        'You undid the rise, $180 ÷ 1.2, and left the discount in. But $180 is a price after the discount, so that step has to be undone first.',
    },
    {
      id: 'B',
      text: '$180',
      reason:
        'You added 25% and took 20% off again. A percentage is undone by dividing: 25% of the low price is less than the shop took off the high one.',
    },
    {
      id: 'C',
      text: '$189',
      reason:
        'You made one step of 5% down and added 5% back. The 20% and the 25% are parts of different prices, so they cannot be added.',
    },
    {
      id: 'D',
      text: '$200',
      reason: 'Up 20% and then 25% off leaves 1.2 × 0.75 = 0.9 of the price: 90% of $200 is $180.',
    },
    {
      id: 'E',
      text: '$240',
      reason: 'You stopped one step early. $180 ÷ 0.75 = $240 is the price after the rise; divide by 1.2 once more.',
    },
  ],
  solution:
    'Turn both steps into one factor: 1.2 × 0.75 = 0.9. So $180 is 90% of the old price, and $180 ÷ 0.9 = $200.',
} as const
