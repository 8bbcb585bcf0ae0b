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
      `'It is true that' grants a fact on the other side. Since rejected pages are counted all the same, the daily figure makes the office look better than it is.`,
    ],
    wrong: [
      [
        `The first is a fact that the manager sets out to explain; the second is part of the explanation that she proposes for it.`,
        'wrong-role',
        `She does not explain why fewer pages come from home. She argues that the figure does not matter in the way it seems to.`,
      ],
      [
        `The first is a claim that the manager shows to be false; the second is the main evidence by which she shows this.`,
        'too-strong',
        `She says herself that it is true. She disputes what it means, not whether it is so.`,
      ],
      [
        `The first is evidence for the manager's main conclusion; the second is an objection to this conclusion that she rejects.`,
        'inverted',
        `It is the other way around: the first could be held against her, and the second is on her side.`,
      ],
      [
        `The first is a finding on which the manager relies; the second is her reason for thinking that the finding is reliable.`,
        'opposite-effect',
        `The second statement makes the daily figure less reliable as a measure of finished pages.`,
      ],
    ],
    quick: [`Granted: fewer delivered. Replied: the figure counts rejected pages as well.`],
    full: [
      `Method: conclusion first. It stands at the end: no reason to call anyone back to the office.`,
      `Then sort the rest by its direction. Fewer pages from home would be a reason to call translators back, so the first statement points the other way. She grants it and goes on with 'But'.`,
      `The second statement, with the fifth that is sent back, says what is wrong with the daily figure. It takes the force out of the first.`,
    ],
    hints: [
      `Would the first statement, taken alone, be a reason for the last sentence or against it? Note the words with which it is introduced.`,
      `What does the second statement tell you about the figure of 10 percent?`,
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
      `A varnished painting that was lent had been cleaned, and for that restorers had to recommend it. They do so only from an age of fifty years on.`,
    ],
    wrong: [
      [
        `Every varnished painting that was cleaned in the past ten years may be lent.`,
        'inverted',
        `'Only if' says what is required, not what is enough. The museum may have other reasons to keep a painting.`,
      ],
      [
        `Each painting that was lent last year had been recommended in writing for lending.`,
        'distorted-detail',
        `What was recommended in writing was cleaning. Nothing is said about recommending a loan.`,
      ],
      [
        `No painting that was lent last year had been varnished in the past ten years.`,
        'not-required',
        `A painting may have been varnished anew after it was cleaned. The rules speak of cleaning and of never having been varnished.`,
      ],
      [
        `Last year the museum refused to lend paintings that were less than fifty years old.`,
        'too-strong',
        `To refuse, it must have been asked. And it may lend a young painting that has never been varnished.`,
      ],
    ],
    quick: [`Lent and varnished → cleaned → recommended → at least fifty years old.`],
    full: [
      `Method: chain the conditions, starting from the fact. The fact is that the paintings that were lent had been varnished.`,
      `To be lent, a painting must be unvarnished or recently cleaned. The first is excluded, so each had been cleaned within ten years.`,
      `To be cleaned, it must have been recommended by two restorers, and they recommend only paintings of fifty years or more. It has not become younger since then.`,
      `Going through the chain in the opposite direction, from 'cleaned' to 'may be lent', is not allowed: each link says 'only if'.`,
    ],
    hints: [
      `The first rule offers two ways to be lent. Which of them is closed to the paintings that were lent last year?`,
      `Follow one painting that was lent last year back through the rules: what must have happened to it, and what must be true of it for that?`,
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
      `At 40, cars come more slowly but much closer together. If the distance is cut by more than half and the speed by only about a quarter, more cars pass in an hour.`,
    ],
    wrong: [
      [
        `At rush hour, more drivers than before want to pass through the tunnel, because a bridge nearby has been closed.`,
        'explains-one-side',
        `Cars were waiting in line before as well. More demand makes the line longer but does not let more of them through.`,
      ],
      [
        `Outside of rush hour, when cars do not wait at the entrance, as many of them pass through the tunnel as before.`,
        'out-of-scope',
        `It tells us what did not change at other times. What is to be explained happens at rush hour.`,
      ],
      [
        `Some drivers whose trip used to take them through the tunnel at rush hour now pass through it earlier or later.`,
        'opposite-effect',
        `Fewer drivers would want to go through at rush hour. This cannot be why more of them do.`,
      ],
      [
        `At 40 miles per hour, a car spends about a minute longer in the tunnel than it would spend there at 55.`,
        'restates-premise',
        `That slower cars take longer is part of what makes the increase surprising.`,
      ],
    ],
    quick: [`Cars per hour = speed ÷ distance from car to car. The speed fell. What about the distance?`],
    full: [
      `Method: both facts at once. Each car is slower, and more cars pass in an hour.`,
      `How many cars pass in an hour depends on two things: how fast they go and how closely they follow each other.`,
      `Suppose that cars are 220 feet apart at 55 miles per hour and 100 feet apart at 40. An hour at 55 lets 55 × 5,280 ÷ 220 = 1,320 cars through; an hour at 40 lets 40 × 5,280 ÷ 100 = 2,112 through.`,
      `Because cars were waiting before and are waiting now, a change in how many want to pass cannot be the reason.`,
    ],
    hints: [
      `Stand at the exit of the tunnel and count. Besides the speed of the cars, on what does it depend how many come out in an hour?`,
      `There was a line at the entrance before April, and there is one now. Which kind of explanation does that rule out?`,
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
      `Print takes in 0.7 × 1.4 = 0.98 of what it did, and digital 2 × 0.5 = 1, just as much as it did. Print has shrunk a little and digital has not, so digital's share has grown.`,
    ],
    wrong: [
      [
        `The newspaper takes in more money from its subscriptions altogether than it did ten years ago.`,
        'percents-simply-added',
        `A loss of 30 percent and a gain of 40 do not make a gain of 10: 0.7 × 1.4 = 0.98. With digital unchanged, the total has declined.`,
      ],
      [
        `The newspaper now has more subscriptions, print and digital ones together, than it had ten years ago.`,
        'ignored-condition',
        `It depends on how many of each there were. If there were 1,000 print and 100 digital ones, there are now 700 and 200.`,
      ],
      [
        `On average, a subscription, whether print or digital, costs less than it did ten years ago.`,
        'ignored-condition',
        `With 1,000 print and 100 digital ones at first, nearly the same money now comes from 900 instead of 1,100. The average has risen.`,
      ],
      [
        `The price of a print subscription is now more than twice that of a digital subscription.`,
        'not-required',
        `The two prices may have been anything ten years ago. If digital cost four times as much as print, print is the cheaper one even now.`,
      ],
    ],
    quick: [`Print: 0.7 × 1.4 = 0.98. Digital: 2 × 0.5 = 1. So digital's share has grown.`],
    full: [
      `Method: put in amounts. Let the money from subscriptions ten years ago be 100: 80 from print and 20 from digital.`,
      `Print now: 80 × 0.7 × 1.4 = 78.4. Digital now: 20 × 2 × 0.5 = 20. The total is 98.4.`,
      `20 of 98.4 is more than 20 of 100. So digital's share has grown, although digital brings in no more than it did.`,
      `The amounts of money are fixed, but not the numbers of subscriptions or the prices behind them. So options about those stay open.`,
    ],
    hints: [
      `Money is number times price. By what factor has the money from print changed, and by what factor that from digital?`,
      `Do the statements tell how many subscriptions of each kind there were, or at what price? Set aside the options that would need it.`,
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
      `If most of them did, few paper cups are saved. If hardly any did, the figure of 80 is about right.`,
    ],
    wrong: [
      [
        `How much does the café save on each of the paper cups that it no longer has to buy?`,
        'out-of-scope',
        `It matters for whether the discount pays. The conclusion is about the number of cups.`,
      ],
      [
        `How many of the customers who do not bring a cup know that there is a discount?`,
        'out-of-scope',
        `It might tell how many more could be won. The conclusion is about the cups saved so far.`,
      ],
      [
        `How do customers who bring a cup spend the 50 cents that the discount saves them?`,
        'out-of-scope',
        `Whatever they buy with it, they did not take one of the café's cups for their coffee.`,
      ],
      [
        `How many customers a day bring their own cup to other cafés that offer a discount?`,
        'wrong-comparison',
        `What happens elsewhere leaves the figures of this café as they are.`,
      ],
    ],
    quick: [`80 more customers bring a cup. What did these 80 use before?`],
    full: [
      `Method: the two-answers test. The evidence is 80 more cups from home; the conclusion is 80 fewer paper cups.`,
      `Between the two lies the question of which cup was replaced. The text names two kinds: paper and china.`,
      `If 70 of the 80 used to sit down with a china cup, 10 paper cups are saved. If all 80 took paper, 80 are. So the answer decides.`,
    ],
    hints: [
      `Compare what the owner has counted with what she says is saved. Does every cup of the one kind stand for one of the other?`,
      `A customer could drink from more than one kind of cup before January. Which question would tell you whether 80 is the right number of paper cups?`,
    ],
  },
]
