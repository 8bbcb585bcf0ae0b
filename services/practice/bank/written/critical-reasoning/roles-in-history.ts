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
      `'Did reach' concedes the fact on which the common view relies, and 'Yet' begins the evidence against that view.`,
    ],
    wrong: [
      [
        `It is a piece of evidence from which the historian's own conclusion is meant to follow.`,
        'wrong-role',
        `The historian's evidence is in the tithe rolls. A plague in the region would, if anything, speak for the common view.`,
      ],
      [
        `It is the commonly held view that the historian sets out to show to be mistaken.`,
        'half-right',
        `The view opposed is that the plague was the cause of the abandonment. That the plague came is not disputed.`,
      ],
      [
        `It is a claim whose truth the historian leaves open until further rolls are studied.`,
        'distorted-detail',
        `Nothing is left open here: the plague 'did reach' the region. No further rolls are mentioned.`,
      ],
      [
        `It is a detail that the historian uses to cast doubt on the accuracy of the tithe rolls.`,
        'wrong-role',
        `The rolls are trusted throughout. They are what the historian argues from.`,
      ],
    ],
    quick: [`'Did' concedes, 'Yet' turns. The statement is conceded to the other side.`],
    full: [
      `Common view: the plague emptied Corven.`,
      `Concession: the plague did come.`,
      `Evidence against: more households after it than before, and names that vanish only with the sheep.`,
      `Conclusion: sheep emptied the village.`,
    ],
    hints: [
      `What does the small word 'did' tell you about the historian's attitude to this statement?`,
      `Which side would be glad of the fact, and what follows it?`,
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
      `The colleagues argue from the smallness of the prints. Corrected for shrinking, the sizes then support the archaeologist's own view, stated last.`,
    ],
    wrong: [
      [
        `The first is an observation on which an opposed view rests; the second is the conclusion of the argument.`,
        'half-right',
        `The first part is right. The second statement is about prints, though, and the argument goes one step further, to who shaped the pots.`,
      ],
      [
        `The first is an observation that the archaeologist denies; the second is a finding that is put in its place.`,
        'distorted-detail',
        `The prints are small, and the archaeologist explains why. What is denied is that they must be prints of children.`,
      ],
      [
        `The first is a view that the archaeologist opposes; the second is a reason that has been given for this view.`,
        'wrong-role',
        `The opposed view is that the potters were children. The size of women's prints speaks against it, not for it.`,
      ],
      [
        `The first is a finding that supports the conclusion; the second is an objection that has been raised to it.`,
        'wrong-speaker',
        `The roles have changed sides. It is the colleagues who rely on the small prints, and the archaeologist who enlarges them.`,
      ],
    ],
    quick: [
      `Small prints: the colleagues' evidence. Enlarged prints: the archaeologist's evidence. Women: the conclusion.`,
    ],
    full: [
      `Colleagues: small prints, hence children.`,
      `Correction: prints shrink with the clay.`,
      `Finding after the correction: the size of women's prints.`,
      `Conclusion: most of the pots were probably shaped by women. The finding is the last step before it.`,
    ],
    hints: [
      `Who argues from the smallness of the prints?`,
      `Is the argument about prints in the end, or about potters?`,
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
      `Measured by dividends, the canal failed. The statement replaces this measure by another, and by that one the cheaper coal is evidence of success.`,
    ],
    wrong: [
      [
        `state the conclusion that is supported by the fall in the price of coal in those twenty years`,
        'wrong-role',
        `The conclusion is the first sentence: the canal was not a failure. What canals are dug for is taken for granted on the way there.`,
      ],
      [
        `explain why the canal never paid its shareholders a dividend before the railway was built`,
        'distorted-detail',
        `No reason for the missing dividends is offered. They are admitted and then declared not to be the right measure.`,
      ],
      [
        `report the opinion of the chroniclers, whose account of the canal is rejected in the argument`,
        'wrong-speaker',
        `The chroniclers call the canal a failure. The statement is the author's own and is used against them.`,
      ],
      [
        `give an example of the benefits that the inhabitants of Brenthall drew from having the canal`,
        'wrong-role',
        `The example is the price of coal. The statement says what a canal is for in general, and names no benefit to anyone.`,
      ],
    ],
    quick: [
      `Dividends are the chroniclers' measure; 'dug in order to carry goods' brings in another, under which cheap coal counts.`,
    ],
    full: [
      `Conclusion: the canal was not a failure.`,
      `Admitted: it paid no dividend.`,
      `Why this does not decide: a canal is to be judged by what it is for, and it is for carrying goods.`,
      `By that standard: coal became cheaper by two thirds. The statement links the evidence to the conclusion.`,
    ],
    hints: [
      `Why should the price of coal matter when one judges a canal?`,
      `Leave the statement out. What would the price of coal no longer show?`,
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
      `'So' shows that it is inferred from the date, the places and the hand. It then gives the reason for the advice to historians, which is what the argument is for.`,
    ],
    wrong: [
      [
        `the main conclusion, for which the rest of the argument supplies evidence of several kinds`,
        'half-right',
        `It is a conclusion, but the argument goes on from it. What it finally recommends is not to use the letters yet.`,
      ],
      [
        `a fact about the letters that is reported in order to be explained by the main conclusion`,
        'wrong-role',
        `The main conclusion is advice to historians, which explains nothing. And the claim is inferred, not reported as observed.`,
      ],
      [
        `an objection to the main conclusion, which the argument then tries to show to be harmless`,
        'opposite-effect',
        `A doubtful heading is what makes the advice sensible. The claim works for the conclusion.`,
      ],
      [
        `a premise that is given no support but on which the main conclusion of the argument rests`,
        'distorted-detail',
        `The conclusion does rest on it, but it is given support: one hand cannot be in two places on the same day.`,
      ],
    ],
    quick: [
      `Something before it supports it ('So'), and it supports something after it (the advice). A step in the middle.`,
    ],
    full: [
      `Premises: same date, same hand, places two weeks apart.`,
      `First step: at least one heading is false.`,
      `Second step: others may be false too, so the letters should not be used until they are examined.`,
      `The claim is the result of the first step and the beginning of the second.`,
    ],
    hints: [
      `Ask of the claim: is it supported by anything, and does it support anything?`,
      `What does the author want historians to do, and where is that said?`,
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
      `If fighting were the reason, stairs on which nobody fought should have no preference. They have the same one, so the proposed reason is not needed.`,
    ],
    wrong: [
      [
        `It shows that a feature is less common in castles than those who explain it have supposed.`,
        'distorted-detail',
        `The share in castles is three out of four, much as the guides would expect. The figure for towers does not lower it.`,
      ],
      [
        `It gives an example of buildings in which clockwise stairs have proved useful for fighting.`,
        'opposite-effect',
        `In these buildings 'no one expected to fight'. That is why they are mentioned.`,
      ],
      [
        `It states a view about old buildings that the argument as a whole is intended to disprove.`,
        'wrong-role',
        `The view to be disproved is that of the guides. The statement is evidence used against it.`,
      ],
      [
        `It draws the conclusion about builders to which the survey of old castles naturally leads.`,
        'wrong-role',
        `The conclusion, about a habit of builders, is in the last sentence. The statement reports figures on which it rests.`,
      ],
    ],
    quick: [`Same feature, no fighting: the statement takes away the need for the guides' reason.`],
    full: [
      `Explanation under discussion: clockwise for the sake of swords.`,
      `The survey of castles agrees with it so far.`,
      `Towers and mills: the same share without any reason to fight.`,
      `Conclusion: rather a habit of builders. The statement is the evidence that separates the two explanations.`,
    ],
    hints: [
      `Why does the author choose buildings in which nobody fought?`,
      `If the guides were right, what would you expect of the stairs in a windmill?`,
    ],
  },
]
