import type { WrittenPassage } from '../written-question.ts'

export const formOfAPetition: WrittenPassage = {
  passage: {
    id: 'passage-form-of-a-petition',
    title: 'Where the form gives way',
    paragraphs: [
      `The petitions that poor people sent to the governors of Karsava in the eighteenth century were seldom written by the petitioners. Scribes wrote them, at the gate of the court, for a few coins. They open with the same praise, shed the same tears, and close with the same prayers for the governor's children. Historians who would like to hear the voices of the poor have therefore put them aside. What speaks in a petition, it is said, is the form.`,
      `Leila Haddadin takes this sameness as her starting point. Because the forms are known, from manuals that scribes copied from one another, it can be seen where a petition leaves its form; and leaving it had a price, for such lines had to be composed afresh and were charged extra. In a sample of nine hundred petitions, Haddadin finds that departures cluster in the lines that state what is asked. The manuals provide for pleas of mercy. Petitioners often ask instead for some particular thing: the return of a loom, the name of the official who had ordered a fine. These, she argues, are the points on which the person who paid had insisted.`,
      `Might not the scribe have had reasons of his own? A petition that merely repeated the manual would weary the clerks, and a skilled scribe might work in a striking detail to make his client's stand out. Haddadin grants it. But details of that kind, she observes, occur chiefly in the account of the petitioner's sufferings, where they could move a reader, and the same detail often recurs in petitions by the same hand. Departures in the request hardly ever recur. Her method, she adds, does not recover a voice. It recovers, now and then, a purpose.`,
    ],
  },
  questions: [
    {
      id: 'rc-102',
      skill: 'rc-main-idea',
      difficulty: -0.1,
      stem: `The passage is chiefly concerned with showing how`,
      key: [
        `a feature that seemed to make a source useless has been turned into a tool`,
        `Sameness was the reason for putting the petitions aside. Haddadin makes it 'her starting point', since against a known form the departures become visible.`,
      ],
      wrong: [
        [
          `the voices of the poor can be heard in papers that others wrote for them`,
          'too-strong',
          `The last lines deny just this: the method 'does not recover a voice'.`,
        ],
        [
          `scribes drew on manuals that they had copied out from those of their rivals`,
          'detail-for-main-idea',
          `The manuals matter because they make the form known. They are a condition of the method, not the theme.`,
        ],
        [
          `petitions came to be more and more alike in the course of a single century`,
          'distorted-detail',
          `The petitions are alike throughout. No change over the century is described.`,
        ],
        [
          `clerks chose which petitions they would put before the governor of the land`,
          'wrong-place',
          `Weary clerks appear in one sentence of the objection. How they chose is not the subject.`,
        ],
      ],
      quick: [
        `First paragraph: sameness as an obstacle. Second: sameness as 'her starting point'. That turn is the subject.`,
      ],
      full: [
        `Paragraph 1: petitions are formulaic and so neglected.`,
        `Paragraph 2: a known form shows where it is left, and at whose wish.`,
        `Paragraph 3: an objection, an answer, and a modest statement of what the method yields.`,
      ],
      hints: [
        `What did earlier historians think of the sameness, and what does Haddadin do with it?`,
        `Check the answer you like against the last two sentences of the passage.`,
      ],
    },
    {
      id: 'rc-103',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `Haddadin would be most likely to regard which of the following as a sign of a petitioner's own purpose?`,
      key: [
        `A request that a boat be given back, found in no other petition`,
        `It departs from the manual, it stands in the request, and it does not recur. Those are the three marks that she uses.`,
      ],
      wrong: [
        [
          `A plea for mercy that keeps to the wording of a known manual`,
          'opposite-effect',
          `Mercy in the manual's words is the form itself. Nobody needed to insist on it or to pay extra.`,
        ],
        [
          `A flooded cottage that one scribe describes in five petitions`,
          'distorted-detail',
          `A detail that 'often recurs in petitions by the same hand' points to the scribe, not to his clients.`,
        ],
        [
          `A vivid tale of hunger, quite unlike the sufferings in the manuals`,
          'half-right',
          `It leaves the form, but in the account of sufferings, where a scribe had a reason to add 'a striking detail'.`,
        ],
        [
          `A prayer for the governor's children that is strangely long`,
          'wrong-place',
          `The closing prayers are part of the form, and her departures 'cluster in the lines that state what is asked'.`,
        ],
      ],
      quick: [`Three tests: leaves the form, in the request, does not recur. Only one option passes all three.`],
      full: [
        `Departures count, so pleas in the manual's words are out.`,
        `In the account of sufferings the scribe may be at work, so the tale and the cottage are out.`,
        `A particular request that hardly anyone else makes is what the person who paid insisted on.`,
      ],
      hints: [
        `In which part of a petition does she look for purposes?`,
        `The third paragraph gives a further test, by which the scribe's own additions can be told.`,
      ],
    },
    {
      id: 'rc-104',
      skill: 'rc-function',
      difficulty: 0.6,
      stem: `The observation that the same detail often recurs in petitions by the same hand is used to`,
      key: [
        `assign one kind of departure to scribes so that another can be kept for petitioners`,
        `Recurring details of suffering look like a scribe's stock. Requests 'hardly ever recur', and so the objection does not reach them.`,
      ],
      wrong: [
        [
          `show that the hand of a petition can be told from the details that it includes`,
          'reversed-causation',
          `The hand is taken as known, and the recurring details are explained by it, not the other way round.`,
        ],
        [
          `concede that the departures in requests are likely to be the work of scribes too`,
          'opposite-effect',
          `She concedes the scribe's part for the sufferings in order to keep the requests free from it.`,
        ],
        [
          `explain why clerks grew tired of the petitions that were handed in at the court`,
          'wrong-place',
          `Clerks tire of petitions that repeat the manual. The recurring details are what was added to the manual.`,
        ],
        [
          `confirm that petitioners with similar misfortunes tended to use the same scribe`,
          'real-world-belief',
          `One could imagine it, but the passage treats such details as devices to 'move a reader', not as facts about clients.`,
        ],
      ],
      quick: [
        `Sufferings recur: scribe. Requests do not: petitioner. The contrast saves her argument from the objection.`,
      ],
      full: [
        `Objection: departures may come from the scribe.`,
        `Answer: his are found in the sufferings and recur from one client to the next.`,
        `Those in requests do not recur, so they are still best explained by the petitioner.`,
      ],
      hints: [`Which objection is being answered?`, `Read on to 'hardly ever recur': what is being contrasted?`],
    },
    {
      id: 'rc-105',
      skill: 'rc-application',
      difficulty: 0.6,
      stem: `Which of the following studies proceeds most nearly as Haddadin does?`,
      key: [
        `One that sets leases against the printed form of their day and lists clauses changed for a fee`,
        `A known form, departures from it, and a cost that shows somebody cared: these are the elements of her method.`,
      ],
      wrong: [
        [
          `One that sets leases aside and reads the diaries in which tenants wrote freely of their landlords`,
          'opposite-effect',
          `This avoids the formulaic source altogether, as the historians of the first paragraph do.`,
        ],
        [
          `One that counts the leases of each year in order to tell how often tenants moved from place to place`,
          'out-of-scope',
          `Counting documents makes no use of their wording. She looks at where the wording leaves the form.`,
        ],
        [
          `One that compares the handwriting of leases with the aim of finding how many notaries were at work`,
          'half-right',
          `She does use the hand of a petition, but to set aside the scribe's share. Here the scribes are the goal.`,
        ],
        [
          `One that gathers the phrases which most leases share and treats them as what tenants thought`,
          'wrong-role',
          `Shared phrases are the form. In her method they are the background, and the exceptions tell something.`,
        ],
      ],
      quick: [`Form known, departure visible, departure paid for. Look for all three in another kind of document.`],
      full: [
        `Haddadin knows the form from manuals.`,
        `She notes where a petition leaves it, which cost extra.`,
        `Leases compared with a printed form, with attention to paid changes, repeat these steps.`,
      ],
      hints: [
        `Describe her method without the words petition, scribe and governor.`,
        `Why does it matter to her that a departure was charged extra?`,
      ],
    },
  ],
}
