import type { WrittenQuestion } from '../written-question.ts'

/** A tool library, printed pages, a leaflet, pollen and apple blossoms. */
export const toolsQuotasAndPollen: readonly WrittenQuestion[] = [
  {
    id: 'cr-0316',
    skill: 'cr-inference',
    difficulty: 1.9,
    stem: `The members of a tool library borrow drills, saws, and ladders. Last year every member borrowed at least once, and no member borrowed more than 120 times. The tenth of the members who borrowed most often accounted for 60 percent of all loans.

If the statements above are true, which of the following must also be true of last year?`,
    key: [
      `The members outside the top tenth borrowed fewer than nine times each, on average.`,
      `With 100 members, the top 10 made at most 10 × 120 = 1,200 loans, or 60 percent of 2,000. So the other 90 made at most 800, which is fewer than nine each on average.`,
    ],
    wrong: [
      [
        `Most of the members of the library borrowed fewer than nine times each last year.`,
        'too-strong',
        `An average below nine seems to put most members below nine. But 90 members can share 800 loans so that 80 of them have nine each and ten have eight each. Then most members borrowed nine times or more.`,
      ],
      [
        `No member of the library outside the top tenth borrowed more than nine times.`,
        'too-strong',
        `The limit of nine applies only to the average. One member outside the top tenth may have borrowed 50 times if others borrowed only once or twice.`,
      ],
      [
        `At least one of the members in the top tenth borrowed more than 60 times last year.`,
        'not-required',
        `It may seem that the few members who account for most loans must be very active. But if the top 10 borrowed 27 times each and the other 90 twice each, every statement is true, and nobody borrowed more than 60 times.`,
      ],
      [
        `On average, members in the top tenth borrowed six times as often as the others did.`,
        'percent-of-wrong-base',
        `Six compares the top tenth with all members, since a tenth of them made 60 percent of the loans. Compared with the others, the ratio is 60 ÷ 10 to 40 ÷ 90, or 13.5 to 1.`,
      ],
    ],
    quick: [
      `With 100 members, the top 10 make at most 1,200 loans. If these are 60 percent, the other 40 percent are at most 800. Since 800 ÷ 90 is less than 9, the other 90 members borrowed fewer than nine times each, on average.`,
    ],
    full: [
      `Method: use numbers and push them to the limit. Take 100 members, and let the top 10 borrow as often as possible.`,
      `The top 10 can make at most 10 × 120 = 1,200 loans. If that is 60 percent, there are 2,000 loans in all, and 800 are left for the other 90 members.`,
      `In that case the others average 800 ÷ 90, or about 8.9. If the top 10 borrowed less, the other 40 percent of the loans were fewer too. So the others always average fewer than nine.`,
    ],
    hints: [
      `Which of the figures describes a single member, and which describes a group of members?`,
      `Suppose that the library has 100 members. At most, how many loans did the top tenth make? How many loans does that leave for the others?`,
    ],
  },
  {
    id: 'cr-0317',
    skill: 'cr-weaken',
    difficulty: 0.9,
    stem: `Dunbar College wants its students to print fewer pages. At present, printing is free. From next fall, each student's account will be credited with 600 pages a semester, and every page beyond that will cost ten cents. A third of the students now print more than 600 pages a semester, and together they print two thirds of all pages. The college therefore expects the total number of pages to decline considerably.

Which of the following, if true, gives the strongest reason to believe that the plan will fail?`,
    key: [
      `Any student may have his or her pages charged to the account of another who agrees to it.`,
      `Two thirds of the students print no more than 600 pages, so many will have credit to spare. If heavy users may print on those accounts, they can avoid paying, and the total may not decline.`,
    ],
    wrong: [
      [
        `Most of those who print more than 600 pages are in departments that assign a great deal of reading.`,
        'half-right',
        `Heavy reading assignments may explain why these students print so much while printing is free. But once a page costs ten cents, they may read more on a screen.`,
      ],
      [
        `The shops around the college charge considerably more than ten cents for printing one page.`,
        'opposite-effect',
        `If shops charge more, students gain nothing by printing there instead. This answer gives no reason to think that the plan will fail.`,
      ],
      [
        `Those who print no more than 600 pages a semester will have no reason to print fewer than now.`,
        'half-right',
        `This is probably true, but these students print only a third of all pages. The plan is aimed at those who print the other two thirds.`,
      ],
      [
        `In a survey, most of the students at the college said that they prefer paper to a screen.`,
        'out-of-scope',
        `Students who prefer paper have a reason to keep printing. But they have printed for free so far, and at ten cents a page they may still print less.`,
      ],
    ],
    quick: [
      `Only a student whose own credit is used up has to pay. If heavy users can print on the unused credit of others, they have little reason to print less.`,
    ],
    full: [
      `Method: follow the plan step by step. Heavy users are supposed to pay for their additional pages and, for that reason, to print less. That should bring down the total.`,
      `Ask at which step a heavy user can escape the charge. Two thirds of the students print no more than 600 pages, so a lot of credit is likely to be left over.`,
      `If heavy users may print on the accounts of others, they need not pay and have little reason to print less. So the plan is likely to fail.`,
    ],
    hints: [
      `Which students does the plan give a reason to print less, and what is that reason?`,
      `Two thirds of the students print no more than 600 pages. What could happen to the credit that they do not use?`,
    ],
  },
  {
    id: 'cr-0318',
    skill: 'cr-inference',
    difficulty: 1.1,
    stem: `Voss: Patients who are given a leaflet that names headaches as a possible side effect of this drug report headaches twice as often as patients who take the drug without having been given the leaflet. Since the drug is the same, the leaflet must be giving people headaches that they would otherwise be spared.

Imani: Everyone has a headache now and then. A patient who has not read the leaflet has no reason to connect a headache with the drug, and so does not mention it to the doctor.

Voss and Imani disagree about whether`,
    key: [
      `the difference in reports shows a difference in how many headaches patients had`,
      `Voss takes the higher number of reports to show that patients had more headaches. Imani explains the same reports by who mentions a headache, so in her view they do not show this.`,
    ],
    wrong: [
      [
        `patients who were given the leaflet reported headaches more often than the others`,
        'restates-premise',
        `This is the finding from which the dispute begins. But Imani does not dispute it; she explains it in a different way.`,
      ],
      [
        `people can come to have a headache because they have been led to expect to have one`,
        'too-broad',
        `Voss must accept this, since the leaflet "must be giving people headaches." But Imani does not say whether expecting a headache can cause one. She only explains the reports in another way.`,
      ],
      [
        `patients should be told about all of the side effects that a drug may possibly have`,
        'out-of-scope',
        `If the leaflet does harm, one may wonder whether patients should get it. But neither speaker says what patients should be told.`,
      ],
      [
        `headaches can have causes that have nothing to do with the drug that a patient takes`,
        'wrong-speaker',
        `Imani implies this when she says that everyone has a headache now and then. But Voss blames the leaflet, not the drug, and so has no reason to deny it.`,
      ],
    ],
    quick: [
      `Both accept the same reports. Voss takes them to show that patients had more headaches, and Imani takes them to show only that patients mentioned more of them.`,
    ],
    full: [
      `Method: find what the speakers agree on, and then find where they differ. Both accept that reports are twice as frequent with the leaflet.`,
      `Voss infers from the reports that patients had more headaches. Imani says that the leaflet changes what patients mention, so reports can differ even if headaches do not.`,
      `So they disagree about whether the difference in reports shows a difference in headaches. On each of the other points, the two could agree, or at least one of them says nothing.`,
    ],
    hints: [
      `Which fact do both speakers accept, and what does each of them make of it?`,
      `For each option, ask what Imani would say about it, judging only by her two sentences.`,
    ],
  },
  {
    id: 'cr-0319',
    skill: 'cr-assumption',
    difficulty: 1.4,
    stem: `Year after year a thin layer of mud settles on the bottom of Lake Orrin and with it pollen from the plants that grow around the lake. In the layers from the 1400s, 40 percent of the grains of pollen come from oaks; in the layers from the 1600s, only 20 percent do. Since an oak sheds about the same amount of pollen in one century as in another, an ecologist concludes that about half of the oaks around the lake disappeared between these two centuries.

Which of the following is an assumption on which the ecologist's conclusion depends?`,
    key: [
      `The layers of the 1600s do not contain many more grains of pollen than those of the 1400s.`,
      `If they contained twice as many grains, 20 percent of them would be as much oak pollen as before. The share would be cut in half without the loss of a single oak.`,
    ],
    wrong: [
      [
        `The oaks that disappeared were cut down by people and did not die of a disease or of drought.`,
        'out-of-scope',
        `It is natural to ask why the oaks disappeared. But the conclusion says only that they did, whether people cut them down or not.`,
      ],
      [
        `In the 1400s no other kind of plant around the lake shed as much pollen as the oaks did.`,
        'not-required',
        `Oaks need not have been the leading source. Another plant may have supplied 45 percent of the grains, and the oaks' share would still have fallen from 40 percent to 20.`,
      ],
      [
        `The pollen in the layers of the 1600s comes from the same kinds of plants as that of the 1400s.`,
        'not-required',
        `New kinds of plants may have taken the place of oaks, and half of the oaks could still be gone. The conclusion is only about oaks.`,
      ],
      [
        `The mud that settled on the bottom in the 1600s formed layers as thick as those of the 1400s.`,
        'wrong-comparison',
        `Thicker layers contain more mud, but what matters is how much pollen they contain. Layers of different thickness may contain equal amounts of it.`,
      ],
    ],
    quick: [
      `A share can be cut in half because the whole has doubled. The conclusion requires that this did not happen, so the later layers must not contain many more grains in all.`,
    ],
    full: [
      `Method: negate each option, and see whether it still follows that half of the oaks disappeared.`,
      `The evidence is that the share of oak pollen fell from 40 to 20 percent. The conclusion is that the number of oaks fell by half. The total amount of pollen connects the two.`,
      `Suppose that the total doubled because grass spread around the lake. Then 40 of 100 grains became 40 of 200, and there may be as many oaks as before. So the argument assumes that the total did not grow that much.`,
      `The conclusion does not suffer when the other options are negated. The oaks may have died of disease, for example, and half of them would still be gone.`,
    ],
    hints: [
      `What kind of figures does the ecologist have, and what is the conclusion about?`,
      `Imagine that grass spread around the lake while every oak remained. What would happen to the share of oak pollen, and which option rules this out?`,
    ],
  },
  {
    id: 'cr-0320',
    skill: 'cr-paradox',
    difficulty: 1.2,
    stem: `An apple blossom bears fruit only if it receives pollen from a tree of another variety. In order to attract bees, a grower sowed strips of wildflowers along her orchard, in which trees of several varieties stand side by side. In the following spring there were more bees on her land than ever before, but bees visited her apple blossoms less often. Even so, a larger share of the blossoms bore fruit than in earlier years, although the weather was much the same.

Which of the following, if true, most helps to explain why more of the blossoms bore fruit?`,
    key: [
      `Honeybees, which tend to stay on one tree, turned to the strips, and some wild bees, which often change trees, took their place.`,
      `Honeybees that stay on one tree bring little pollen from another variety. Wild bees that often change trees bring more of it. With wild bees in their place, fewer visits can lead to more fruit.`,
    ],
    wrong: [
      [
        `In earlier years most of the blossoms were visited by many more bees than would have been necessary for them to bear fruit.`,
        'half-right',
        `If earlier blossoms had more visits than they needed, losing some of these visits did no harm. But then the share that bore fruit should have stayed the same, and it rose.`,
      ],
      [
        `Most of the bees that had been attracted by the strips went from wildflower to wildflower and did not visit the apple trees at all.`,
        'explains-one-side',
        `This explains how there can be more bees on the land but fewer visits to apple blossoms. But it does not explain why more of the blossoms bore fruit.`,
      ],
      [
        `The wildflowers in the strips opened before the apple blossoms did and were still in bloom when these had fallen from the trees.`,
        'explains-one-side',
        `Wildflowers that bloom for so long may account for the many bees. But the apple blossoms had fewer visits, and nothing here says that those visits did more good than before.`,
      ],
      [
        `Some of the bees that visited apple blossoms came from the strips and carried mainly the pollen of wildflowers on their bodies.`,
        'opposite-effect',
        `Bees that carry mainly wildflower pollen bring little pollen from another apple tree. Their visits would make fruit less likely.`,
      ],
    ],
    quick: [
      `A blossom needs pollen from another variety, not just a visit. Bees that often change trees bring such pollen, so fewer visits by the right bees can mean more fruit.`,
    ],
    full: [
      `Method: accept both facts. The blossoms had fewer visits, and yet a larger share of them bore fruit.`,
      `The first sentence says that a blossom needs pollen from a tree of another variety. A bee that stays on one tree does not bring it.`,
      `When wild bees that often change trees replace honeybees that stay on one tree, fewer visits can bring more of the right pollen. That explains why more of the blossoms bore fruit.`,
      `The option about more visits than necessary is tempting. But it can explain only that nothing was lost, not that something was gained.`,
    ],
    hints: [
      `What does an apple blossom need in order to bear fruit?`,
      `Does every visit from a bee bring what a blossom needs? Look for an option that explains why more blossoms bore fruit, not merely why no fewer did.`,
    ],
  },
]
