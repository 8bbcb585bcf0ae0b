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
      `"It is true that" grants a fact on the other side. Since rejected pages are counted too, the daily figure makes the office look better than it is.`,
    ],
    wrong: [
      [
        `The first is a fact that the manager sets out to explain; the second is part of the explanation that she proposes for it.`,
        'wrong-role',
        `The manager does not explain why fewer pages come from home. She argues that the figure matters less than it seems to.`,
      ],
      [
        `The first is a claim that the manager shows to be false; the second is the main evidence by which she shows this.`,
        'too-strong',
        `"But" may suggest that the claim is false. But she says herself that it is true and disputes only what it means.`,
      ],
      [
        `The first is evidence for the manager's main conclusion; the second is an objection to this conclusion that she rejects.`,
        'inverted',
        `The roles are right, but the sides are reversed. The first statement could be used against her, and the second is on her side.`,
      ],
      [
        `The first is a finding on which the manager relies; the second is her reason for thinking that the finding is reliable.`,
        'opposite-effect',
        `The manager does say that the first statement is true. But the second makes the daily figure less reliable as a measure of finished pages.`,
      ],
    ],
    quick: [`She grants that home workers deliver fewer pages and replies that the figure also counts rejected pages.`],
    full: [
      `Method: find the conclusion first. It is at the end: the company has no reason to call anyone back to the office.`,
      `Fewer pages from home would be a reason to call translators back. So the first statement seems to count against the conclusion, and she grants it before she continues with "But."`,
      `The second statement says that pages done again are not subtracted. So the daily figure overstates what the office produces, and the first statement loses its force.`,
    ],
    hints: [
      `Would the first statement, by itself, support the last sentence or count against it? How is it introduced?`,
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
      `A varnished painting that was lent had been cleaned, so restorers had recommended cleaning it. They do so only for paintings that are at least fifty years old.`,
    ],
    wrong: [
      [
        `Every varnished painting that was cleaned in the past ten years may be lent.`,
        'inverted',
        `"Only if" says what is required, not what is enough. The museum may have other reasons not to lend a painting.`,
      ],
      [
        `Each painting that was lent last year had been recommended in writing for lending.`,
        'distorted-detail',
        `Written recommendations are part of the rules. But restorers recommend cleaning, and nothing is said about recommendations for lending.`,
      ],
      [
        `No painting that was lent last year had been varnished in the past ten years.`,
        'not-required',
        `A painting may have been varnished again after it was cleaned. The rules mention only cleaning and never having been varnished.`,
      ],
      [
        `Last year the museum refused to lend paintings that were less than fifty years old.`,
        'too-strong',
        `To refuse, the museum must have been asked. It may also lend a young painting that has never been varnished.`,
      ],
    ],
    quick: [
      `A varnished painting that was lent had been cleaned. Restorers recommend cleaning only for paintings that are at least fifty years old.`,
    ],
    full: [
      `Method: start from the fact and follow the conditions. The fact is that all of the paintings lent last year had been varnished.`,
      `A painting is lent only if it has never been varnished or has been cleaned within ten years. The first is ruled out, so each of them had been cleaned.`,
      `To be cleaned, it had to be recommended, and restorers never recommend cleaning a painting that is less than fifty years old. So no painting that was lent was less than fifty years old.`,
      `The conditions cannot be followed in the other direction, from "cleaned" to "may be lent," because each of them says "only if."`,
    ],
    hints: [
      `A painting can qualify for lending in two ways. Which way is ruled out for the paintings that were lent last year?`,
      `What must have happened to a painting that was lent last year, and what does that tell you about its age?`,
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
      `At 40, cars move more slowly but much closer together. If the distance falls by more than half and the speed by only about a quarter, more cars pass in an hour.`,
    ],
    wrong: [
      [
        `At rush hour, more drivers than before want to pass through the tunnel, because a bridge nearby has been closed.`,
        'explains-one-side',
        `Cars were waiting in line before as well. More demand makes the line longer but does not let more cars through.`,
      ],
      [
        `Outside of rush hour, when cars do not wait at the entrance, as many of them pass through the tunnel as before.`,
        'out-of-scope',
        `This tells us only what did not change "outside of rush hour." The increase to be explained is at rush hour, when cars wait in line.`,
      ],
      [
        `Some drivers whose trip used to take them through the tunnel at rush hour now pass through it earlier or later.`,
        'opposite-effect',
        `Fewer drivers would then want to pass at rush hour. This does not explain why more of them do.`,
      ],
      [
        `At 40 miles per hour, a car spends about a minute longer in the tunnel than it would spend there at 55.`,
        'restates-premise',
        `This describes an effect of the lower limit. But if each car takes longer, the increase is even more surprising.`,
      ],
    ],
    quick: [
      `Cars per hour is speed divided by the distance between cars. If the speed falls by about a quarter but the distance by more than half, more cars pass.`,
    ],
    full: [
      `Method: accept both facts. Each car goes more slowly, and yet more cars pass in an hour.`,
      `The number of cars that pass depends on two things: how fast cars go and how closely they follow each other.`,
      `Suppose that cars are 220 feet apart at 55 miles per hour and 100 feet apart at 40. At 55, 55 × 5,280 ÷ 220 = 1,320 cars pass in an hour; at 40, 40 × 5,280 ÷ 100 = 2,112 do. So shorter distances explain the increase.`,
      `Since there was a line before and there is a line now, a change in demand cannot be the reason.`,
    ],
    hints: [
      `Cars in the tunnel now go more slowly, and yet more of them pass. What besides speed decides how many cars pass in an hour?`,
      `Stand at the exit of the tunnel and count. Besides speed, what determines how many cars come out in an hour?`,
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
      `Print now brings in 0.7 × 1.4 = 0.98 times as much as before. Digital brings in 2 × 0.5 = 1 times as much, which is no change. So digital's share has grown.`,
    ],
    wrong: [
      [
        `The newspaper takes in more money from its subscriptions altogether than it did ten years ago.`,
        'percents-simply-added',
        `This treats 40 minus 30 percent as a gain of 10 percent. But 0.7 × 1.4 = 0.98, and with digital unchanged, the total has declined.`,
      ],
      [
        `The newspaper now has more subscriptions, print and digital ones together, than it had ten years ago.`,
        'ignored-condition',
        `Doubled digital subscriptions seem to outweigh a loss of 30 percent. But with 1,000 print and 100 digital ones at first, there are now only 700 and 200.`,
      ],
      [
        `On average, a subscription, whether print or digital, costs less than it did ten years ago.`,
        'ignored-condition',
        `A price cut in half suggests a lower average. But with 1,000 print and 100 digital ones at first, nearly the same money now comes from 900 subscriptions rather than 1,100.`,
      ],
      [
        `The price of a print subscription is now more than twice that of a digital subscription.`,
        'not-required',
        `Print became more expensive and digital cheaper. But if digital cost four times as much as print ten years ago, print is still cheaper now.`,
      ],
    ],
    quick: [
      `Print brings in 0.7 × 1.4 = 0.98 times as much as before, and digital brings in 2 × 0.5 = 1 times as much. So digital's share has grown.`,
    ],
    full: [
      `Method: put in amounts. Suppose that the money ten years ago was 100: 80 from print and 20 from digital.`,
      `Print now brings in 80 × 0.7 × 1.4 = 78.4, and digital brings in 20 × 2 × 0.5 = 20. The total is 98.4.`,
      `Since 20 of 98.4 is more than 20 of 100, digital's share has grown, even though digital brings in no more than before.`,
      `The statements do not give the numbers of subscriptions or the prices, so the options about those need not be true.`,
    ],
    hints: [
      `Money is number times price. By what factor has the money from print changed, and by what factor has the money from digital changed?`,
      `Do the statements say how many subscriptions of each kind there were or what they cost?`,
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
      `If most of them used china cups, few paper cups are saved. If hardly any did, the figure of 80 is about right. So the answer decides whether the conclusion holds.`,
    ],
    wrong: [
      [
        `How much does the café save on each of the paper cups that it no longer has to buy?`,
        'out-of-scope',
        `The amount matters for whether the discount pays, but the conclusion is about the number of cups.`,
      ],
      [
        `How many of the customers who do not bring a cup know that there is a discount?`,
        'out-of-scope',
        `Customers who do not yet know of the discount might still be won. But the conclusion is about the cups saved so far.`,
      ],
      [
        `How do customers who bring a cup spend the 50 cents that the discount saves them?`,
        'out-of-scope',
        `Customers might spend the discount on something in a paper cup. But however they spend it, they used their own cup for the coffee that was counted.`,
      ],
      [
        `How many customers a day bring their own cup to other cafés that offer a discount?`,
        'wrong-comparison',
        `Success elsewhere might make the discount look effective. But what happens at other cafés does not change the figures for this one.`,
      ],
    ],
    quick: [
      `Eighty more customers bring a cup, but only those who used to take a paper cup save one. So we need to know how many of them used a china cup.`,
    ],
    full: [
      `Method: answer each question in two opposite ways. The evidence is that 80 more customers bring a cup, and the conclusion is that 80 paper cups are saved.`,
      `The number saved depends on what their own cups replaced: paper cups or china cups.`,
      `If 70 of the 80 used to drink from a china cup, only 10 paper cups are saved. If none of them did, 80 are. So the answer to this question decides whether the conclusion is right.`,
    ],
    hints: [
      `What has the owner counted, and what does the owner say is saved?`,
      `What kinds of cups could a customer drink from before January?`,
    ],
  },
]
