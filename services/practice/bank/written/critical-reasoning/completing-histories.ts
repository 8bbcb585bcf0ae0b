import type { WrittenQuestion } from '../written-question.ts'

/** Arguments with a blank from history, archaeology and the arts. */
export const completingHistories: readonly WrittenQuestion[] = [
  {
    id: 'cr-0153',
    version: 3,
    skill: 'cr-complete',
    difficulty: -0.5,
    stem: `In the old kingdom of Ardane, innkeepers paid a tax on each bed and had to declare every spring how many beds they had. In the spring after the tax was doubled, the beds declared in the Corve valley were only half as many as the year before. Yet the diaries of travelers from that summer mention no difficulty in finding a bed there, although as many people as ever were on the road. The likeliest explanation is that ______.

Which of the following most logically completes the argument?`,
    key: [
      `many innkeepers had begun to hide some of their beds`,
      `Fewer beds declared, as many travelers lodged as before: the beds were still there. The doubled tax gave a motive for not declaring them.`,
    ],
    wrong: [
      [
        `many innkeepers had closed their inns for that year`,
        'opposite-effect',
        `Then travelers would have had difficulty in finding a bed, which the diaries do not mention.`,
      ],
      [
        `many travelers had been asked to pay more for a bed`,
        'half-right',
        `A higher tax may have raised prices, but that explains neither the fall in declared beds nor the ease of finding one.`,
      ],
      [
        `many travelers had brought the tax down by complaints`,
        'distorted-detail',
        `The tax had just been doubled, and the diaries contain no complaints that beds were hard to find.`,
      ],
      [
        `many officials had counted each of the beds themselves`,
        'opposite-effect',
        `If the beds had been counted by officials, the low number would be right, and it would be hard to see where people slept.`,
      ],
    ],
    quick: [`Declared beds halve, real beds evidently do not. The gap is beds that were not declared.`],
    full: [
      `The tax doubles, and declared beds halve.`,
      `As many travelers as ever find beds, so the real number cannot have fallen that much.`,
      `Declared and real numbers parted because it had become more expensive to be honest.`,
    ],
    hints: [
      `Two sources disagree about the beds. Which of them had a reason to be inexact?`,
      `What did the doubled tax give innkeepers a motive for?`,
    ],
  },
  {
    id: 'cr-0154',
    version: 2,
    skill: 'cr-complete',
    difficulty: 0.1,
    stem: `In the portraits that merchants ordered from the painter Lucia Avanzi, large areas are covered with a blue that at the time cost more than silver. In the portraits of her friends, which nobody had ordered, there is none of it. A biographer writes that Avanzi reserved this blue for those whom she most admired. But there is a simpler reason for the difference, namely that ______.

Which of the following most logically completes the passage?`,
    key: [
      `whoever ordered a portrait paid for the pigments in it`,
      `For an ordered portrait the merchant bore the cost of the blue. For those of her friends Avanzi would have had to buy it herself.`,
    ],
    wrong: [
      [
        `her friends were proud to be painted without payment`,
        'out-of-scope',
        `Their pride does not explain why one pigment should be missing from their portraits.`,
      ],
      [
        `she used other costly pigments in pictures of her friends`,
        'opposite-effect',
        `If she spent freely on her friends otherwise, cost is no reason for leaving out the blue, and the puzzle grows.`,
      ],
      [
        `merchants of the time preferred to be painted in black`,
        'opposite-effect',
        `Black clothes would leave less room for blue in their portraits, where it is in fact found over large areas.`,
      ],
      [
        `she had known most of her friends since her childhood`,
        'not-required',
        `How long she had known people might bear on her feelings. The passage asks for a reason simpler than feelings.`,
      ],
    ],
    quick: [`Ordered or not, and dear as silver: the simple reason is who paid.`],
    full: [
      `Difference: blue where the portrait was ordered, none where it was not.`,
      `The blue was very expensive.`,
      `If the customer paid for pigments, the difference follows without any admiration.`,
    ],
    hints: [
      `The passage mentions two differences between the groups: feelings are one. What is the other?`,
      `Why are we told what the blue cost?`,
    ],
  },
  {
    id: 'cr-0155',
    version: 3,
    skill: 'cr-complete',
    difficulty: 0.4,
    stem: `In the ancient burial ground at Halm, one man in eight was buried with a sword. Signs of healed wounds are rare on the bones of these men, and hardly any more frequent on those of the women. On the bones of the men who were buried without swords, they are common. It seems that a sword in the grave marked high birth and not a life as a warrior, for ______.

Which of the following most logically completes the argument?`,
    key: [
      `warriors would be expected to have been wounded more often than other people`,
      `If the sword marked warriors, its owners should show more wounds than others, and they show fewer. This expectation joins the bones to the conclusion.`,
    ],
    wrong: [
      [
        `men of high birth would be expected to have been the best of the warriors`,
        'opposite-effect',
        `Then high birth and fighting would go together, and the contrast drawn in the conclusion would disappear.`,
      ],
      [
        `swords would be expected to have cost more than most men were able to pay`,
        'half-right',
        `Cost fits high birth. But it does not use the wounds, which are the evidence of the argument, and warriors might have owned swords all the same.`,
      ],
      [
        `wounds made by swords would be expected to leave deeper marks on the bones`,
        'wrong-comparison',
        `The argument compares people with and without wounds. Which weapon made them is left open.`,
      ],
      [
        `women of high birth would be expected to have been buried with jewelry`,
        'out-of-scope',
        `What was put into women's graves does not help to decide what the swords of the men meant.`,
      ],
    ],
    quick: [`Evidence: sword owners have few wounds. Conclusion: not warriors. Missing: warriors have many wounds.`],
    full: [
      `Evidence: few healed wounds on men with swords, many on men without.`,
      `Conclusion: the sword was no sign of a warrior.`,
      `The step needs a rule about warriors and wounds: warriors are wounded more often than others.`,
    ],
    hints: [
      `What does the argument say about wounds, and what does it conclude about warriors?`,
      `The blank must say how the two are related.`,
    ],
  },
  {
    id: 'cr-0156',
    version: 2,
    skill: 'cr-complete',
    difficulty: 0.9,
    stem: `Maps of the town of Tesmar show 84 wells in 1700 and only 40 in 1750. A historian has concluded that people in the town had fewer wells to draw from at the later date. But the maps were drawn for an office that looked after public property, and so they show such wells as stood on public ground. Between 1700 and 1750, Tesmar sold most of its squares and courtyards, with whatever was on them, to guilds and private persons. The difference between the maps is therefore what one would expect to find even if ______.

Which of the following most logically completes the argument?`,
    key: [
      `not one of the wells in Tesmar had been given up`,
      `Wells on ground that was sold drop off the map though they remain in use. So the fall from 84 to 40 needs no loss of wells at all.`,
    ],
    wrong: [
      [
        `the guilds had closed all wells on their new ground`,
        'opposite-effect',
        `Then people would have had fewer wells, as the historian says. The argument is meant to take the ground from this conclusion.`,
      ],
      [
        `the maps had shown the wells on private ground too`,
        'opposite-effect',
        `On such maps a sale would make no difference, and a fall from 84 to 40 would not be what one would expect.`,
      ],
      [
        `the wells in Tesmar had each been giving less water`,
        'out-of-scope',
        `How much water a well gives does not bear on how many are drawn on the map.`,
      ],
      [
        `the inhabitants had bought the ground at low prices`,
        'out-of-scope',
        `It matters that the ground passed into private hands. For how much it did so changes nothing.`,
      ],
    ],
    quick: [
      `Sold wells vanish from the map and not from the town. So the maps would differ even with all wells in use.`,
    ],
    full: [
      `Historian: fewer wells on the map, so fewer wells in the town.`,
      `Objection: the map shows public wells, and public ground was sold.`,
      `So the map would show fewer wells even if each still existed. 'Even if' must deny what the historian concluded.`,
    ],
    hints: [
      `What happens on the map when a square with a well is sold?`,
      `'Even if' should introduce the opposite of what the historian believes.`,
    ],
  },
  {
    id: 'cr-0157',
    version: 2,
    skill: 'cr-complete',
    difficulty: 0.6,
    stem: `The rings in the wooden top of a violin by Matteo Seravalle show that the tree from which it was cut was still growing in 1731. The top cannot have been made before that year. A letter of 1728, whose date is beyond doubt, nevertheless describes this very violin, down to the number that is burned into its side. There is no contradiction here if ______.

Which of the following most logically completes the passage?`,
    key: [
      `the violin has had another top than the one it has now`,
      `The rings date the top and the letter dates the violin. If the first top was replaced after 1731, both dates are right.`,
    ],
    wrong: [
      [
        `the tree had been felled some years later than in 1731`,
        'opposite-effect',
        `A tree felled later would make the top younger still, and the distance from 1728 greater.`,
      ],
      [
        `the author of the letter was not a player of the violin`,
        'out-of-scope',
        `Somebody who does not play can still copy a number. The description fits this violin 'down to the number'.`,
      ],
      [
        `the wood had been stored for a time before it was used`,
        'opposite-effect',
        `Storing the wood pushes the making of the top even further beyond 1731. The letter remains too early.`,
      ],
      [
        `the number had been burned into the side of it by 1728`,
        'restates-premise',
        `That the letter of 1728 gives the number already implies this. It is one side of the difficulty, not its solution.`,
      ],
    ],
    quick: [`The rings date a part, the letter dates the whole. A part can be replaced.`],
    full: [
      `Top: not before 1731. Violin with its number: not after 1728.`,
      `Both can be true if the top is younger than the rest.`,
      `So the present top has replaced another.`,
    ],
    hints: [
      `What exactly do the rings date, and what does the letter date?`,
      `Can the parts of a violin be of different ages?`,
    ],
  },
]
