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
      `As many travelers as before found beds, so the beds must still have been there. The doubled tax gave innkeepers a motive to hide some of them.`,
    ],
    wrong: [
      [
        `many innkeepers had closed their inns for that year`,
        'opposite-effect',
        `If many inns had closed, travelers would have had difficulty finding a bed, and the diaries mention none.`,
      ],
      [
        `many travelers had been asked to pay more for a bed`,
        'half-right',
        `Innkeepers may have passed the tax on to travelers. But higher prices do not explain why fewer beds were declared.`,
      ],
      [
        `many travelers had brought the tax down by complaints`,
        'distorted-detail',
        `Complaints might bring a tax down, but the passage says that the tax had just been doubled. This would also not explain the lower number of beds.`,
      ],
      [
        `many officials had counted each of the beds themselves`,
        'opposite-effect',
        `If officials had counted the beds themselves, the low number would be correct, and travelers would have had trouble finding one.`,
      ],
    ],
    quick: [
      `The number of declared beds fell by half, but the number of actual beds evidently did not. Innkeepers were probably hiding the rest to avoid the doubled tax.`,
    ],
    full: [
      `After the tax was doubled, innkeepers declared only half as many beds.`,
      `Yet as many travelers as ever had no difficulty finding a bed, so the actual number cannot have fallen by half.`,
      `The doubled tax gave innkeepers a reason to declare fewer beds than they had. The likeliest explanation is that many of them hid some of their beds.`,
    ],
    hints: [
      `What does each of the two sources say about the number of beds?`,
      `Which of the two sources had a reason to be inaccurate, and what did the doubled tax give innkeepers a motive to do?`,
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
      `The merchants paid for the blue in the portraits that they ordered. For portraits of her friends, Avanzi would have had to buy it herself.`,
    ],
    wrong: [
      [
        `her friends were proud to be painted without payment`,
        'out-of-scope',
        `Pride explains why they agreed to be painted. But it does not explain why one pigment is missing from their portraits.`,
      ],
      [
        `she used other costly pigments in pictures of her friends`,
        'opposite-effect',
        `Costly pigments for friends may look like a sign of admiration. But then cost does not explain why she left out the blue, and the puzzle grows.`,
      ],
      [
        `merchants of the time preferred to be painted in black`,
        'opposite-effect',
        `Black clothes would leave less room for blue in the merchants' portraits, but that is where the blue covers large areas.`,
      ],
      [
        `she had known most of her friends since her childhood`,
        'not-required',
        `An old friendship might affect what Avanzi felt. But the passage asks for a reason "simpler" than admiration, and a long friendship does not explain the missing blue.`,
      ],
    ],
    quick: [
      `Some portraits were ordered and others were not, and the blue cost more than silver. The simple reason is that those who ordered a portrait paid for its pigments.`,
    ],
    full: [
      `Blue appears in portraits that were ordered and is missing from those that were not. The biographer explains this by admiration.`,
      `The passage mentions the high cost of the blue, and cost suggests another reason.`,
      `If customers paid for the pigments, merchants paid for the blue, and Avanzi would have paid for it in portraits of her friends. That explains the difference without any admiration.`,
    ],
    hints: [
      `Besides Avanzi's feelings, what difference between the two groups does the passage mention?`,
      `Why does the passage tell us what the blue cost?`,
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
      `If swords marked warriors, their owners should show more wounds than others, and they show fewer. This expectation connects the healed wounds with the conclusion about warriors.`,
    ],
    wrong: [
      [
        `men of high birth would be expected to have been the best of the warriors`,
        'opposite-effect',
        `High birth and fighting would then go together, and the contrast in the conclusion would disappear.`,
      ],
      [
        `swords would be expected to have cost more than most men were able to pay`,
        'half-right',
        `Costly swords would fit high birth. But this reason does not use the healed wounds, which are the evidence, and warriors might have owned costly swords too.`,
      ],
      [
        `wounds made by swords would be expected to leave deeper marks on the bones`,
        'wrong-comparison',
        `The marks on the bones are indeed the evidence. But the argument turns on how often people had been wounded, not on which weapon wounded them.`,
      ],
      [
        `women of high birth would be expected to have been buried with jewelry`,
        'out-of-scope',
        `Jewelry in women's graves might mark high birth just as swords did. But it does not help to decide whether the men with swords were warriors.`,
      ],
    ],
    quick: [
      `The evidence is that sword owners have few wounds; the conclusion is that they were not warriors. The missing link is that warriors have more wounds.`,
    ],
    full: [
      `The evidence is that healed wounds are rare on men with swords and common on men without them.`,
      `The conclusion is that a sword marked high birth and not a life as a warrior.`,
      `The argument needs a link between wounds and warriors. If warriors would be expected to have been wounded more often than others, men with few wounds were probably not warriors.`,
    ],
    hints: [
      `What does the argument say about wounds, and what does it conclude about warriors?`,
      `The blank must connect wounds with warriors. What would you expect of a warrior's bones?`,
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
      `A well on ground that has been sold disappears from the map even if it remains in use. So a drop from 84 to 40 does not require the loss of a single well.`,
    ],
    wrong: [
      [
        `the guilds had closed all wells on their new ground`,
        'opposite-effect',
        `If the guilds had closed the wells, people really would have had fewer of them, as the historian says. The argument is meant to undermine that conclusion.`,
      ],
      [
        `the maps had shown the wells on private ground too`,
        'opposite-effect',
        `On such maps a sale would make no difference, and a drop from 84 to 40 would not be expected.`,
      ],
      [
        `the wells in Tesmar had each been giving less water`,
        'out-of-scope',
        `Less water may sound like the historian's "fewer wells." But how much water a well gives does not affect how many wells are drawn on a map.`,
      ],
      [
        `the inhabitants had bought the ground at low prices`,
        'out-of-scope',
        `A low price explains why the ground was sold. But what matters for the maps is that it became private property.`,
      ],
    ],
    quick: [
      `Wells that were sold disappear from the map but not from the town. The maps would differ even if every well was still in use.`,
    ],
    full: [
      `The historian concludes from fewer wells on the map that the town had fewer wells.`,
      `But the maps show only wells on public ground, and much public ground was sold in the meantime.`,
      `The later map would therefore show fewer wells even if not one well had been given up. "Even if" must introduce the opposite of what the historian concluded.`,
    ],
    hints: [
      `Which of the wells in Tesmar did the maps of the office leave out?`,
      `What happens on such a map when a square with a well is sold? "Even if" should introduce the opposite of what the historian believes.`,
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
      `The rings date the top, and the letter describes the violin. If the first top was replaced in or after 1731, both dates are correct.`,
    ],
    wrong: [
      [
        `the tree had been felled some years later than in 1731`,
        'opposite-effect',
        `A tree felled later would make the top even younger, and the gap between it and the letter even larger.`,
      ],
      [
        `the author of the letter was not a player of the violin`,
        'out-of-scope',
        `A writer who does not play might describe a violin badly. But the description fits this one "down to the number."`,
      ],
      [
        `the wood had been stored for a time before it was used`,
        'opposite-effect',
        `If the wood was stored first, the top was made even later. A letter of 1728 would still be too early to describe it.`,
      ],
      [
        `the number had been burned into the side of it by 1728`,
        'restates-premise',
        `The letter of 1728 already tells us that the number was there. That is one side of the difficulty, not its solution.`,
      ],
    ],
    quick: [
      `The rings date one part, and the letter dates the whole violin. Both dates can be right if the violin once had another top.`,
    ],
    full: [
      `The top was made in 1731 or later, and the violin existed by 1728.`,
      `Both can be true if the present top is younger than the rest of the violin.`,
      `So there is no contradiction if the violin once had another top.`,
    ],
    hints: [
      `What exactly do the rings date, and what does the letter date?`,
      `Must all parts of a violin be equally old?`,
    ],
  },
]
