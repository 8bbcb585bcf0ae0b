import type { WrittenQuestion } from '../written-question.ts'

/** The roles that statements play in arguments about the past. */
export const rolesInHistory: readonly WrittenQuestion[] = [
  {
    id: 'cr-0128',
    version: 2,
    skill: 'cr-boldface',
    difficulty: -0.3,
    stem: `Historian: The village of Corven is commonly said to have been abandoned because of the plague. The plague did reach the region in 1349. Yet the tithe rolls name more households in Corven in 1360 than in 1345, and the names disappear only in the 1420s, when the landlord turned the fields into pasture. It was sheep that emptied the village, and not sickness.

The statement that the plague reached the region in 1349 plays which of the following roles in the historian's argument?`,
    key: [
      `It is a fact that the historian grants to a view which the argument goes on to oppose.`,
      `The words "did reach" grant the fact on which the common view relies. The tithe rolls, which follow the word "Yet," are then used against that view.`,
    ],
    wrong: [
      [
        `It is a piece of evidence from which the historian's own conclusion is meant to follow.`,
        'wrong-role',
        `The statement is a fact, and facts often serve as evidence. But the historian's evidence is in the tithe rolls, and a plague in the region would support the common view, if anything.`,
      ],
      [
        `It is the commonly held view that the historian sets out to show to be mistaken.`,
        'half-right',
        `The common view does mention the plague. But the historian opposes only the claim that the plague caused the village to be abandoned. This statement says only that the plague reached the region.`,
      ],
      [
        `It is a claim whose truth the historian leaves open until further rolls are studied.`,
        'distorted-detail',
        `The historian says that the plague "did reach" the region, so nothing is left undecided, and no further rolls are mentioned.`,
      ],
      [
        `It is a detail that the historian uses to cast doubt on the accuracy of the tithe rolls.`,
        'wrong-role',
        `The plague and the rolls do seem to point in different directions. But the historian relies on the rolls throughout and casts no doubt on them.`,
      ],
    ],
    quick: [
      `The historian admits that the plague came but argues that sheep emptied the village. So the statement is a fact that is granted to the opposing view.`,
    ],
    full: [
      `Method: find the conclusion first. The historian concludes that sheep, not sickness, emptied the village. The opposing view is that the plague did.`,
      `The evidence is that Corven had more households in 1360 than in 1345 and that the names disappear only in the 1420s, when the fields became pasture.`,
      `The statement that the plague reached the region fits the opposing view. The historian grants it and then argues against that view.`,
    ],
    hints: [
      `What does the historian conclude, and which view does the historian oppose?`,
      `Which of the two views would the plague's arrival help? Look at the words "did reach" and at the word that opens the next sentence.`,
    ],
  },
  {
    id: 'cr-0129',
    version: 2,
    skill: 'cr-boldface',
    difficulty: 0.5,
    stem: `Archaeologist: The pots from Tell Amrun bear fingerprints that were pressed into the wet clay by whoever shaped them. Because the prints are small, some of my colleagues hold that the potters were children. But clay shrinks by about a tenth when it dries and is fired, and the prints shrink with it. Once they are enlarged accordingly, most of the prints have the size of prints of grown women. Most of the pots were probably shaped by women.

In the archaeologist's argument, the statement that 'the prints are small' and the statement that 'most of the prints have the size of prints of grown women' play which of the following roles?`,
    key: [
      `The first is an observation on which an opposed view rests; the second is a finding that supports the conclusion.`,
      `The colleagues argue from the small size of the prints. Once corrected for shrinking, the prints support the archaeologist's conclusion, which is stated last.`,
    ],
    wrong: [
      [
        `The first is an observation on which an opposed view rests; the second is the conclusion of the argument.`,
        'half-right',
        `The first part is right. But the second statement is about prints, and the conclusion, in the last sentence, goes one step further, to the people who shaped the pots.`,
      ],
      [
        `The first is an observation that the archaeologist denies; the second is a finding that is put in its place.`,
        'distorted-detail',
        `The archaeologist accepts that the prints are small and explains why: the clay "shrinks." The archaeologist rejects only the view that the potters were children.`,
      ],
      [
        `The first is a view that the archaeologist opposes; the second is a reason that has been given for this view.`,
        'wrong-role',
        `The first statement does belong to the opponents. But it is their evidence, not their view, and the second statement counts against that view.`,
      ],
      [
        `The first is a finding that supports the conclusion; the second is an objection that has been raised to it.`,
        'wrong-speaker',
        `This answer reverses the sides. The small prints are the colleagues' evidence, and the second statement supports the archaeologist's conclusion and raises no objection to it.`,
      ],
    ],
    quick: [
      `The small prints are the colleagues' evidence for children. The enlarged prints are the archaeologist's evidence for the conclusion that women shaped most of the pots.`,
    ],
    full: [
      `Method: find the conclusion first. The archaeologist concludes that most of the pots were probably shaped by women.`,
      `The colleagues hold that the potters were children, and the small prints are their reason. So the first statement is an observation on which an opposing view rests.`,
      `Since clay shrinks, the prints must be enlarged, and then most of them match the size of women's prints. So the second statement is a finding that supports the conclusion.`,
    ],
    hints: [
      `Who argues from the small size of the prints?`,
      `Is the conclusion about the prints or about the people who made them?`,
    ],
  },
  {
    id: 'cr-0130',
    version: 2,
    skill: 'cr-boldface',
    difficulty: 0.8,
    stem: `The canal to Brenthall was not the failure that its chroniclers have made of it. It never paid its shareholders a dividend, to be sure. But a canal is dug in order to carry goods, and in the twenty years before the railway came, the price of coal in Brenthall fell by two thirds. The profit that the shareholders missed went to everyone who had a fire to feed.

In the argument above, the statement that 'a canal is dug in order to carry goods' serves to`,
    key: [
      `supply the standard by which the fall in the price of coal counts as a success of the canal`,
      `Judged by dividends, the canal failed. The statement replaces that standard with another, and by the new one cheaper coal counts as a success.`,
    ],
    wrong: [
      [
        `state the conclusion that is supported by the fall in the price of coal in those twenty years`,
        'wrong-role',
        `The fall in the price of coal does support the conclusion. But the conclusion is the first sentence: the canal "was not the failure" that the chroniclers describe. This statement is only a step toward it.`,
      ],
      [
        `explain why the canal never paid its shareholders a dividend before the railway was built`,
        'distorted-detail',
        `The argument admits that no dividend was paid but does not explain why. It goes on to judge the canal in another way.`,
      ],
      [
        `report the opinion of the chroniclers, whose account of the canal is rejected in the argument`,
        'wrong-speaker',
        `The argument does reject the chroniclers' account. But the statement is the author's own and is used against them.`,
      ],
      [
        `give an example of the benefits that the inhabitants of Brenthall drew from having the canal`,
        'wrong-role',
        `The argument does give an example of a benefit, the lower price of coal. But this statement says what canals are for in general and names no benefit.`,
      ],
    ],
    quick: [
      `Without the statement, cheaper coal would tell us nothing about whether the canal succeeded. The statement says what a canal is for, and by that standard cheaper coal is a success.`,
    ],
    full: [
      `Method: find the conclusion first. The author concludes that the canal was not a failure but admits that it paid no dividend.`,
      `Then the author names another way to judge it: a canal is dug to carry goods.`,
      `By that standard, the fall in the price of coal shows success. So the statement links the evidence about coal with the conclusion about the canal.`,
    ],
    hints: [
      `What does the author conclude about the canal, and which fact does the author admit?`,
      `Leave the statement out. Why should the price of coal then matter in judging a canal?`,
    ],
  },
  {
    id: 'cr-0131',
    version: 2,
    skill: 'cr-boldface',
    difficulty: 1,
    stem: `Two of the letters that Giuditta Bassan is said to have written on her travels bear the same date, one being headed 'Ragusa' and the other 'Candia', which lies two weeks away by ship. Both, moreover, are in the same hand. So at least one of the two was not written at the place and on the day that stand at its head. For all we know, this is true of others in the collection, and until each has been examined, historians should not use the letters as a record of her journeys.

In the argument above, the claim that at least one of the two letters was not written at the place and on the day that stand at its head is`,
    key: [
      `a conclusion from what is said about the letters, and a ground for the main conclusion`,
      `"So" shows that the claim is inferred from the dates, the places, and the handwriting. It then serves as a reason for the advice to historians.`,
    ],
    wrong: [
      [
        `the main conclusion, for which the rest of the argument supplies evidence of several kinds`,
        'half-right',
        `The claim is a conclusion, but the argument goes beyond it. Its final point is that historians should not use the letters yet.`,
      ],
      [
        `a fact about the letters that is reported in order to be explained by the main conclusion`,
        'wrong-role',
        `The claim is about the letters, which makes "fact" tempting. But it is inferred, not observed, and the main conclusion is advice, which explains nothing.`,
      ],
      [
        `an objection to the main conclusion, which the argument then tries to show to be harmless`,
        'opposite-effect',
        `A false heading sounds like a problem. But it is a problem for the letters, not for the author's advice. In fact, it is the reason for the advice, so the claim supports the main conclusion.`,
      ],
      [
        `a premise that is given no support but on which the main conclusion of the argument rests`,
        'distorted-detail',
        `The main conclusion does rest on the claim. But the claim does have support: both letters are in the same hand and bear the same date, yet the two places are two weeks apart.`,
      ],
    ],
    quick: [
      `The word "So" shows that earlier statements support the claim. The claim then supports the advice to historians at the end.`,
    ],
    full: [
      `Method: find the main conclusion first. It comes at the end: historians should not use the letters until each has been examined.`,
      `The date, the handwriting, and the distance lead to a first conclusion: at least one of the two headings is false.`,
      `If one heading is false, others may be too, which supports the advice. The claim is therefore both a conclusion and a ground for the main conclusion.`,
    ],
    hints: [
      `Which word introduces the claim, and what does that word tell you?`,
      `What does the author want historians to do, and does the claim give a reason for it?`,
    ],
  },
  {
    id: 'cr-0132',
    version: 2,
    skill: 'cr-boldface',
    difficulty: 0,
    stem: `Guides to old castles like to say that spiral stairs turn clockwise so that a defender coming down them had room to swing a sword. In a survey of castles in Aurelia, three out of four stairs did turn clockwise. But so did three out of four in the church towers and windmills of the same centuries, where no one expected to fight. The direction is more likely to have been a habit of builders than a weapon of defenders.

The statement about church towers and windmills figures in the argument in which of the following ways?`,
    key: [
      `It shows that a feature is as common where the reason proposed for it could not have applied.`,
      `If fighting were the reason, stairs on which no one expected to fight should show no such preference. They show the same one, so the proposed reason is not needed.`,
    ],
    wrong: [
      [
        `It shows that a feature is less common in castles than those who explain it have supposed.`,
        'distorted-detail',
        `The share in castles is three out of four, which is what the guides would expect. The figure for towers and windmills does not lower it.`,
      ],
      [
        `It gives an example of buildings in which clockwise stairs have proved useful for fighting.`,
        'opposite-effect',
        `The guides connect clockwise stairs with fighting. But the author mentions towers and windmills because "no one expected to fight" there.`,
      ],
      [
        `It states a view about old buildings that the argument as a whole is intended to disprove.`,
        'wrong-role',
        `The argument does oppose a view, but that is the guides' explanation. The statement is evidence against it.`,
      ],
      [
        `It draws the conclusion about builders to which the survey of old castles naturally leads.`,
        'wrong-role',
        `The statement does lead to the conclusion about builders. But that conclusion is in the last sentence, and the statement reports figures that support it.`,
      ],
    ],
    quick: [
      `Church towers and windmills have the same share of clockwise stairs, although no one expected to fight there. So fighting is not needed to explain the stairs in castles.`,
    ],
    full: [
      `Method: find the conclusion first. The author concludes that the direction was probably a habit of builders.`,
      `The guides explain the direction by the need to swing a sword, and the survey of castles is consistent with their explanation.`,
      `But stairs in church towers and windmills turn clockwise just as often, although no one expected to fight there. The statement shows that the feature is as common where the guides' reason could not apply.`,
    ],
    hints: [
      `How do the guides explain spiral stairs, and does the author agree?`,
      `No one fought in a windmill. If the guides were right, what would you expect of its stairs?`,
    ],
  },
]
