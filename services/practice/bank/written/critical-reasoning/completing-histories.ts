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
      `As many travelers as before found beds without difficulty, so the beds were probably still there. The doubled tax gave innkeepers a motive to hide some of them from the tax office.`,
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
        `Innkeepers may well have passed the tax on to travelers. But whatever a bed cost, it still had to be declared, so the drop by half is left unexplained.`,
      ],
      [
        `many travelers had brought the tax down by complaints`,
        'distorted-detail',
        `The passage says that the tax had just been doubled, not reduced. Even a lower tax would not explain why innkeepers declared only half as many beds.`,
      ],
      [
        `many officials had counted each of the beds themselves`,
        'opposite-effect',
        `If officials had counted the beds themselves, the number declared would be accurate. With only half the beds left, travelers would have had trouble finding one, and the diaries mention none.`,
      ],
    ],
    quick: [
      `Innkeepers declared half as many beds, yet travelers mention no difficulty in finding one. With the tax doubled, innkeepers were probably hiding some of their beds.`,
    ],
    full: [
      `Method: look for one cause that fits both sources. The tax declarations say that half the beds were gone; the travelers' diaries mention no shortage.`,
      `As many travelers as ever were on the road, so a real drop by half should have left some of them without a bed. The diaries are therefore a reason to distrust the declarations.`,
      `The doubled tax explains why innkeepers would declare fewer beds than they had. Hiding beds fits both the declarations and the diaries; closing inns fits only the declarations.`,
    ],
    hints: [
      `What does each of the two sources suggest about the number of beds in the valley?`,
      `Find one cause that fits both sources. After the tax was doubled, which of them may no longer have told the truth?`,
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
      `If the merchants paid for the pigments in their portraits, Avanzi could use the costly blue freely. In portraits that nobody had ordered, she would have had to pay for it herself.`,
    ],
    wrong: [
      [
        `her friends were proud to be painted without payment`,
        'out-of-scope',
        `Pride may explain why her friends agreed to sit for her. It does not explain why their portraits lack one costly pigment.`,
      ],
      [
        `she used other costly pigments in pictures of her friends`,
        'opposite-effect',
        `If Avanzi used other costly pigments for her friends, she was not simply saving money on their portraits. The missing blue would then be harder to explain, not easier.`,
      ],
      [
        `merchants of the time preferred to be painted in black`,
        'opposite-effect',
        `Black clothes would leave less room for blue in the merchants' portraits. But the merchants' portraits are the very ones in which large areas are blue.`,
      ],
      [
        `she had known most of her friends since her childhood`,
        'not-required',
        `A long friendship might affect how Avanzi felt about her friends. But why would old friends be painted without blue? The option gives us no answer.`,
      ],
    ],
    quick: [
      `The merchants ordered their portraits, and the friends did not. If whoever ordered a portrait paid for the pigments, Avanzi had a simple reason to save the costly blue for merchants.`,
    ],
    full: [
      `Method: look for an alternative cause of the difference. The biographer explains it by admiration; the blank needs a simpler reason why the blue appears only in the merchants' portraits.`,
      `Two details point to money: the blue "cost more than silver," and nobody had ordered the friends' portraits.`,
      `If customers paid for pigments, the merchants bore the cost of their blue, while blue for a friend would have cost Avanzi herself. So the blue tells us who paid, not whom she admired, and that is the simpler reason.`,
    ],
    hints: [
      `Apart from Avanzi's feelings, how do the merchants' portraits differ from those of her friends?`,
      `Look for an alternative cause in the details that the biographer does not use. Why does the passage mention the price of the blue?`,
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
      `If a sword marked a warrior, its owner should show more wounds than other men. The men with swords show fewer, so they were probably not warriors. This option supplies that link.`,
    ],
    wrong: [
      [
        `men of high birth would be expected to have been the best of the warriors`,
        'opposite-effect',
        `If men of high birth were the best warriors, a sword that marked high birth would probably mark a warrior too. That would undermine the conclusion that a sword marked high birth "and not a life as a warrior."`,
      ],
      [
        `swords would be expected to have cost more than most men were able to pay`,
        'half-right',
        `Costly swords would fit high birth. But warriors might have owned costly swords too, and the cost does not connect healed wounds with warriors.`,
      ],
      [
        `wounds made by swords would be expected to leave deeper marks on the bones`,
        'wrong-comparison',
        `The argument depends on how common healed wounds are on each group's bones. Whatever weapon left the marks, their depth does not tell us who fought.`,
      ],
      [
        `women of high birth would be expected to have been buried with jewelry`,
        'out-of-scope',
        `Jewelry might be a sign of high birth in a woman's grave. But the argument is about men with swords and whether they were warriors.`,
      ],
    ],
    quick: [
      `Men with swords have fewer healed wounds than men without them. This is evidence that they were not warriors, but only if warriors would have been wounded more often than other people.`,
    ],
    full: [
      `Method: find the missing link. Healed wounds are rare on the bones of men with swords and common on those of men without them.`,
      `From this, the argument concludes that a sword did not mark "a life as a warrior." Nothing so far connects wounds with warriors.`,
      `The link is that warriors would be wounded more often than others. With it, the rarity of wounds on the men with swords suggests that they were not warriors, as the argument concludes.`,
    ],
    hints: [
      `What does the argument tell us about the bones, and what does it conclude about the swords?`,
      `The blank must link the evidence about wounds to the conclusion about warriors. What would you expect to see on a warrior's bones?`,
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
      `When the ground around a well is sold, the well disappears from the map even if it stays in use. The maps could therefore show 84 and then 40 wells without the loss of any.`,
    ],
    wrong: [
      [
        `the guilds had closed all wells on their new ground`,
        'opposite-effect',
        `If the guilds had closed these wells, people really would have had fewer of them, as the historian says. The argument is meant to undermine that conclusion.`,
      ],
      [
        `the maps had shown the wells on private ground too`,
        'opposite-effect',
        `If the maps had shown private wells too, a sale would not have removed any well from them. A drop from 84 to 40 would then not be expected.`,
      ],
      [
        `the wells in Tesmar had each been giving less water`,
        'out-of-scope',
        `A well that gives less water still stands where it stood and still appears on the map. So this would not lead us to expect fewer wells on the later one.`,
      ],
      [
        `the inhabitants had bought the ground at low prices`,
        'out-of-scope',
        `A low price might explain why people bought the ground. But what removed the wells from the map is that the ground became private, whatever it cost.`,
      ],
    ],
    quick: [
      `Wells on ground that was sold disappear from the map but not necessarily from the town. The later map could show fewer wells even if every well was still in use.`,
    ],
    full: [
      `Method: use the words "even if" as a guide. The historian concluded that the town had fewer wells, and "even if" should introduce the opposite.`,
      `The maps show only wells on public ground, and Tesmar sold most of its squares and courtyards between 1700 and 1750.`,
      `Wells on that ground would be missing from the later map in any case. The drop from 84 to 40 could be expected even if no well had been given up.`,
    ],
    hints: [
      `For what purpose were the maps of Tesmar drawn?`,
      `Use the words "even if" as a guide: they should introduce the opposite of what the historian believes. What happens on such a map when a square with a well is sold?`,
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
      `The rings date only the present top, and the letter shows that the violin existed by 1728. If an earlier top was replaced in or after 1731, both dates are correct.`,
    ],
    wrong: [
      [
        `the tree had been felled some years later than in 1731`,
        'opposite-effect',
        `If the tree was felled after 1731, the top is even more recent. The gap between it and the letter of 1728 grows, so the contradiction remains.`,
      ],
      [
        `the author of the letter was not a player of the violin`,
        'out-of-scope',
        `A writer who does not play might describe a violin badly. But the letter identifies this one "down to the number," so the conflict between the dates remains.`,
      ],
      [
        `the wood had been stored for a time before it was used`,
        'opposite-effect',
        `If the wood was stored first, the top was made later still. A letter of 1728 would be even harder to reconcile with that date.`,
      ],
      [
        `the number had been burned into the side of it by 1728`,
        'restates-premise',
        `The letter already tells us that the violin had this number by 1728. That is half of the puzzle; it does not explain how the top can be more recent.`,
      ],
    ],
    quick: [
      `The rings date only the top, while the letter describes the violin. Both dates can be right if the violin had a different top in 1728.`,
    ],
    full: [
      `Method: look for a way in which both dates can be true. The present top was made in 1731 or later, yet the letter shows that the violin existed by 1728.`,
      `The two dates conflict only if the violin has always had its present top, and the passage does not say so.`,
      `If the violin once had another top, the letter describes it with that one, and the rings date its replacement. The contradiction disappears.`,
    ],
    hints: [
      `Which two dates seem to contradict each other, and what is each of them a date of?`,
      `Look for a way in which both dates can be true. Must all parts of a violin be equally old?`,
    ],
  },
]
