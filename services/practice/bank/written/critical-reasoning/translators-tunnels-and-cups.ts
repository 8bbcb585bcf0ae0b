import type { WrittenQuestion } from '../written-question.ts'

/** Translators at home, paintings on loan, a tunnel, a newspaper's subscriptions and paper cups. */
export const translatorsTunnelsAndCups: readonly WrittenQuestion[] = [
  {
    id: 'cr-0341',
    skill: 'cr-boldface',
    difficulty: 0.8,
    stem: `Manager: It is true that those of our translators who work from home deliver 10 percent fewer pages a day than those who work in the office. But we do not print what translators deliver; we print what our editors accept. The editors send a fifth of the pages from the office back to be done again, and hardly any of those from home, and pages that are done again are not subtracted from anyone's daily figure. So if finished pages are what we want, we have no reason to call anyone back to the office.

In the manager's argument, the statements 'those of our translators who work from home deliver 10 percent fewer pages a day' and 'pages that are done again are not subtracted from anyone's daily figure' play which of the following roles?`,
    key: [
      `The first is a fact that may seem to speak against the manager's conclusion; the second helps show why it does not.`,
      `"It is true that" grants a fact on the other side. The second statement shows that daily figures include rejected pages, so the figure of 10 percent makes the office look better than it is.`,
    ],
    wrong: [
      [
        `The first is a fact that the manager sets out to explain; the second is part of the explanation that she proposes for it.`,
        'wrong-role',
        `The manager never says why translators at home deliver fewer pages. She argues instead that this figure matters less than finished pages do.`,
      ],
      [
        `The first is a claim that the manager shows to be false; the second is the main evidence by which she shows this.`,
        'too-strong',
        `"But" may suggest that the claim is false. Yet the manager says "It is true" and questions only what the figure means for finished pages.`,
      ],
      [
        `The first is evidence for the manager's main conclusion; the second is an objection to this conclusion that she rejects.`,
        'inverted',
        `This answer reverses the two sides. The first statement could be used against the manager's conclusion, and the second helps her answer it.`,
      ],
      [
        `The first is a finding on which the manager relies; the second is her reason for thinking that the finding is reliable.`,
        'opposite-effect',
        `The manager does grant that the first statement is true. But the second makes the daily figure less reliable as a measure of finished pages, not more.`,
      ],
    ],
    quick: [
      `The manager grants that translators at home deliver fewer pages. She replies that daily figures also count rejected pages, so they make the office look too good.`,
    ],
    full: [
      `The conclusion comes at the end: if finished pages are what the company wants, it has no reason to call anyone back to the office.`,
      `Fewer pages from home could be a reason to call translators back. So the first statement seems to count against the conclusion, and the manager grants it before she goes on with "But."`,
      `The second statement says that pages done again are not subtracted. So the daily figures overstate what the office finishes.`,
      `The first statement, then, is a fact that may seem to speak against the conclusion, and the second helps show why it does not.`,
    ],
    hints: [
      `What does the last sentence conclude, and how is the first statement introduced?`,
      `Would the first statement, by itself, support that conclusion or count against it? Then decide what the second statement does to the figure of 10 percent.`,
    ],
  },
  {
    id: 'cr-0342',
    skill: 'cr-inference',
    difficulty: 0.9,
    stem: `The Stanhope Museum lends a painting only if the painting either has never been varnished or has been cleaned by the Stanhope's own restorers within the past ten years. The restorers clean a painting only if two of them recommend this in writing, and none of them ever recommends cleaning a painting that is less than fifty years old. All of the paintings that the museum lent last year had been varnished.

If the statements above are true, which of the following must also be true?`,
    key: [
      `Last year the museum lent no painting that was less than fifty years old.`,
      `The paintings lent last year had been varnished, so the restorers must have cleaned each of them. They clean a painting only if it is recommended, and they never recommend one less than fifty years old.`,
    ],
    wrong: [
      [
        `Every varnished painting that was cleaned in the past ten years may be lent.`,
        'inverted',
        `"Only if" says what lending requires, not what is enough for it. The museum may refuse for other reasons, and someone other than its own restorers may have cleaned the painting.`,
      ],
      [
        `Each painting that was lent last year had been recommended in writing for lending.`,
        'distorted-detail',
        `Restorers do recommend paintings in writing, but for cleaning. The rules say nothing about recommending a painting for lending, so this need not be true.`,
      ],
      [
        `No painting that was lent last year had been varnished in the past ten years.`,
        'not-required',
        `A painting may have been cleaned eight years ago and varnished again since then. The rules require that it was cleaned, not that it has remained unvarnished.`,
      ],
      [
        `Last year the museum refused to lend paintings that were less than fifty years old.`,
        'too-strong',
        `The museum lent no varnished painting that young, but that does not mean that it refused to lend any. Perhaps nobody asked for one.`,
      ],
    ],
    quick: [
      `Every painting lent last year had been varnished, so the restorers must have cleaned it. They clean only paintings that are at least fifty years old.`,
    ],
    full: [
      `Method: start from the fact about last year, and follow the conditions from there. All of the paintings lent last year had been varnished.`,
      `A painting is lent only if it has never been varnished or has been cleaned within ten years. Varnish rules out the first way, so each of these paintings had been cleaned.`,
      `To be cleaned, a painting must be recommended, and restorers never recommend cleaning one that is less than fifty years old. So no painting that was lent was less than fifty years old.`,
      `The conditions cannot be followed in the other direction, from "cleaned" to "may be lent," because each condition says "only if."`,
    ],
    hints: [
      `In which two ways can a painting qualify for lending?`,
      `Which of these ways is ruled out for the paintings lent last year? Follow the conditions from there to the age of a painting.`,
    ],
  },
  {
    id: 'cr-0343',
    skill: 'cr-paradox',
    difficulty: 1.4,
    stem: `The Larch Hill Tunnel has one lane in each direction. At rush hour, cars have long had to wait in line at its entrance. In April the speed limit in the tunnel was lowered from 55 to 40 miles per hour, and drivers, who used to go as fast as the old limit allowed, keep to the new one. Cars are still waiting in line at rush hour. Yet the number of cars that pass through the tunnel in that hour is larger than it was before April.

Which of the following, if true, most helps to explain the increase?`,
    key: [
      `At 55 miles per hour, drivers follow the car ahead at more than twice the distance that they keep at 40.`,
      `At 40 miles per hour, cars go more slowly but follow much more closely. If the speed falls by about a quarter and the distance by more than half, more cars pass in an hour.`,
    ],
    wrong: [
      [
        `At rush hour, more drivers than before want to pass through the tunnel, because a bridge nearby has been closed.`,
        'explains-one-side',
        `Cars were waiting in line before April as well. If more drivers than before want to pass, the line grows longer, but no more cars get through in an hour.`,
      ],
      [
        `Outside of rush hour, when cars do not wait at the entrance, as many of them pass through the tunnel as before.`,
        'out-of-scope',
        `The increase to be explained is at rush hour, when cars wait in line. This option says only that nothing changed at other times.`,
      ],
      [
        `Some drivers whose trip used to take them through the tunnel at rush hour now pass through it earlier or later.`,
        'opposite-effect',
        `If some drivers now go earlier or later, fewer want to pass at rush hour. This does not explain why more cars pass then.`,
      ],
      [
        `At 40 miles per hour, a car spends about a minute longer in the tunnel than it would spend there at 55.`,
        'restates-premise',
        `A lower speed does keep each car in the tunnel longer. But that makes it even more surprising that more cars pass in an hour.`,
      ],
    ],
    quick: [
      `Cars per hour equals speed divided by the distance between cars. If the speed falls by about a quarter and the distance by more than half, more cars pass.`,
    ],
    full: [
      `Two facts seem to conflict: each car goes more slowly, and yet more cars pass in an hour.`,
      `The number of cars that pass depends on two things: how fast cars go and how closely they follow each other.`,
      `Suppose that cars are 220 feet apart at 55 miles per hour and 100 feet apart at 40. Then 55 × 5,280 ÷ 220 = 1,320 cars used to pass in an hour, and 40 × 5,280 ÷ 100 = 2,112 do now.`,
      `So shorter distances explain the increase. A change in demand cannot, since there was a line before and there is a line now.`,
    ],
    hints: [
      `What would you expect a lower speed to do to the number of cars in an hour?`,
      `Imagine counting cars at the exit of the tunnel. Besides speed, look for a fact that affects the time between one car and the next.`,
    ],
  },
  {
    id: 'cr-0344',
    skill: 'cr-inference',
    difficulty: 1.4,
    stem: `A newspaper sells print and digital subscriptions, each at one price for all. Ten years ago, 80 percent of the money that it took in from subscriptions came from print. Since then, the number of print subscriptions has declined by 30 percent, and their price has risen by 40 percent. The number of digital subscriptions has doubled, and their price has been cut in half.

If the statements above are true, which of the following must also be true?`,
    key: [
      `A larger share of the money from subscriptions comes from digital ones than ten years ago.`,
      `Print now brings in 0.7 × 1.4 = 0.98 times as much money as before. Digital brings in 2 × 0.5 = 1 times as much, or the same as before. So digital's share has grown slightly.`,
    ],
    wrong: [
      [
        `The newspaper takes in more money from its subscriptions altogether than it did ten years ago.`,
        'percents-simply-added',
        `This treats a rise of 40 percent and a decline of 30 percent as a gain of 10 percent for print. But 0.7 × 1.4 = 0.98, and with digital unchanged, the total has declined.`,
      ],
      [
        `The newspaper now has more subscriptions, print and digital ones together, than it had ten years ago.`,
        'ignored-condition',
        `Doubling digital need not make up for losing 30 percent of print. If 1,000 print and 100 digital ones became 700 and 200, there are now 900 rather than 1,100.`,
      ],
      [
        `On average, a subscription, whether print or digital, costs less than it did ten years ago.`,
        'ignored-condition',
        `Cheaper digital subscriptions seem to pull the average down. But if 1,000 print and 100 digital ones became 700 and 200, nearly the same money comes from 900 rather than 1,100, so the average price is higher.`,
      ],
      [
        `The price of a print subscription is now more than twice that of a digital subscription.`,
        'not-required',
        `Print did get more expensive and digital cheaper. But suppose that print cost $10 and digital $40 ten years ago. Print now costs $14 and digital $20, so print is still cheaper.`,
      ],
    ],
    quick: [
      `Print brings in 0.7 × 1.4 = 0.98 times as much as before, while digital brings in 2 × 0.5 = 1 times as much. Revenue from print has fallen and revenue from digital has not, so digital's share has grown.`,
    ],
    full: [
      `Method: put in amounts of money. Suppose that subscriptions brought in $100 ten years ago, $80 from print and $20 from digital.`,
      `Print now brings in 80 × 0.7 × 1.4 = $78.40, and digital brings in 20 × 2 × 0.5 = $20. The total is $98.40.`,
      `Since $20 is a larger share of $98.40 than of $100, digital's share has grown, even though digital brings in no more than before.`,
      `The statements give neither the numbers of subscriptions nor the prices in dollars. So the options about numbers of subscriptions and about prices need not be true.`,
    ],
    hints: [
      `What determines how much money each kind of subscription brings in?`,
      `Put in amounts: suppose that print brought in $80 and digital $20 ten years ago. What does each bring in now?`,
    ],
  },
  {
    id: 'cr-0345',
    skill: 'cr-evaluate',
    difficulty: 0.4,
    stem: `Since January, the Harbor Café has taken 50 cents off the price of a coffee if a customer brings his or her own cup. Before, about 20 customers a day brought one; now about 100 do. The café sells as many coffees as it used to, and those who do not bring a cup may choose between a paper cup and one of the café's china cups. The owner concludes that the discount saves some 80 paper cups a day.

The answer to which of the following questions would be most useful in evaluating the owner's conclusion?`,
    key: [
      `How many of those who now bring a cup used to drink their coffee from a china cup?`,
      `If most of those who now bring a cup used china cups, few paper cups are saved. If hardly any of them did, the figure of 80 is about right.`,
    ],
    wrong: [
      [
        `How much does the café save on each of the paper cups that it no longer has to buy?`,
        'out-of-scope',
        `The amount saved on each cup matters for whether the discount pays. But the conclusion is about how many paper cups are saved, not how much money.`,
      ],
      [
        `How many of the customers who do not bring a cup know that there is a discount?`,
        'out-of-scope',
        `Customers who learn of the discount later may bring a cup then. But the conclusion is about the paper cups that the discount already saves, so this does not test it.`,
      ],
      [
        `How do customers who bring a cup spend the 50 cents that the discount saves them?`,
        'out-of-scope',
        `Whatever customers do with the 50 cents, the cup they brought has already taken the place of another. So the answer does not change how many paper cups were saved.`,
      ],
      [
        `How many customers a day bring their own cup to other cafés that offer a discount?`,
        'wrong-comparison',
        `Success at other cafés might suggest that discounts work. But it tells us nothing about how many paper cups are saved at the Harbor Café.`,
      ],
    ],
    quick: [
      `About 80 more customers bring a cup, but only those who used to take a paper cup save one. So we need to know how many of them used a china cup.`,
    ],
    full: [
      `The evidence is that 80 more customers a day bring a cup, and the conclusion is that 80 paper cups are saved.`,
      `Since the café sells as many coffees as before, these cups replaced other cups. But were those paper cups or china cups?`,
      `If 70 of the 80 used to drink from a china cup, only 10 paper cups are saved. If none of them did, 80 are. So the answer decides whether the conclusion is right.`,
    ],
    hints: [
      `The owner counted customers who bring a cup. Does each additional one of them save a paper cup?`,
      `Give each question two opposite answers. Which answers would change the number of paper cups saved?`,
    ],
  },
]
