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
        `Historians put the petitions aside because of their sameness. Haddadin "takes this sameness as her starting point," because departures stand out against a known form.`,
      ],
      wrong: [
        [
          `the voices of the poor can be heard in papers that others wrote for them`,
          'too-strong',
          `This is what historians would have liked, but the last lines deny it: Haddadin's method "does not recover a voice."`,
        ],
        [
          `scribes drew on manuals that they had copied out from those of their rivals`,
          'detail-for-main-idea',
          `Haddadin's method depends on the manuals, because they make the form known. But they are a means to an end, not the topic of the passage.`,
        ],
        [
          `petitions came to be more and more alike in the course of a single century`,
          'distorted-detail',
          `The petitions are alike, and they come from one century. But the passage does not say that they became more alike as the century went on.`,
        ],
        [
          `clerks chose which petitions they would put before the governor of the land`,
          'wrong-place',
          `The objection says only that dull petitions "would weary the clerks." The passage does not discuss how they chose petitions.`,
        ],
      ],
      quick: [
        `The sameness makes the petitions seem useless in the first paragraph and becomes Haddadin's starting point in the second.`,
      ],
      full: [
        `The first paragraph says that the petitions were neglected because they all seemed alike. The second shows that this sameness makes departures visible, and Haddadin argues that departures in the request reveal what petitioners wanted.`,
        `The third answers an objection and states modestly what the method can show.`,
        `The "feature that seemed to make a source useless" is the sameness. Haddadin turns it into a "tool" by looking for departures from it.`,
      ],
      hints: [
        `What problem does the first paragraph raise, and how does the second paragraph respond to it?`,
        `What have historians thought of the sameness of the petitions, and what does Haddadin do with it?`,
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
        `The request departs from the manuals, it is in the part that states what is asked, and it does not recur in other petitions. These are the three signs that Haddadin uses.`,
      ],
      wrong: [
        [
          `A plea for mercy that keeps to the wording of a known manual`,
          'opposite-effect',
          `A plea for mercy in the manual's words is the form itself, so it reveals no purpose of the petitioner's own.`,
        ],
        [
          `A flooded cottage that one scribe describes in five petitions`,
          'distorted-detail',
          `A detail that "often recurs in petitions by the same hand" points to the scribe rather than to his clients.`,
        ],
        [
          `A vivid tale of hunger, quite unlike the sufferings in the manuals`,
          'half-right',
          `This does depart from the form, but in the account of the sufferings, where a scribe might have added "a striking detail" of his own.`,
        ],
        [
          `A prayer for the governor's children that is strangely long`,
          'wrong-place',
          `An unusual length may look like a personal touch. But the prayer is not part of the request, and Haddadin looks at "the lines that state what is asked."`,
        ],
      ],
      quick: [
        `For Haddadin, a petitioner's own purpose shows in a request that leaves the form and does not recur. The request for the boat meets both conditions.`,
      ],
      full: [
        `The second paragraph says that departures cluster "in the lines that state what is asked." This rules out the plea in the manual's words and the closing prayer.`,
        `The third adds that a scribe's own details occur mainly in the sufferings and recur, while departures in the request "hardly ever recur." This rules out the hunger and the flooded cottage.`,
        `A request for a boat that appears in no other petition passes every test.`,
      ],
      hints: [
        `In which part of a petition does Haddadin look for a petitioner's own purposes?`,
        `By what test in the third paragraph can a scribe's own additions be recognized?`,
      ],
    },
    {
      id: 'rc-104',
      skill: 'rc-function',
      difficulty: 0.6,
      stem: `The observation that the same detail often recurs in petitions by the same hand is used to`,
      key: [
        `assign one kind of departure to scribes so that another can be kept for petitioners`,
        `Details of suffering often recur in petitions by one scribe, so Haddadin assigns them to scribes. Departures in requests "hardly ever recur," so they can still be the petitioners' own.`,
      ],
      wrong: [
        [
          `show that the hand of a petition can be told from the details that it includes`,
          'reversed-causation',
          `The passage takes for granted that we can tell which petitions one scribe wrote. Haddadin uses that knowledge to interpret the details, not the details to identify the scribe.`,
        ],
        [
          `concede that the departures in requests are likely to be the work of scribes too`,
          'opposite-effect',
          `Haddadin concedes only that scribes added details of suffering. She does so to show that departures in requests, which "hardly ever recur," need a different explanation.`,
        ],
        [
          `explain why clerks grew tired of the petitions that were handed in at the court`,
          'wrong-place',
          `What would "weary the clerks" is a petition that merely repeats the manual. The recurring details are what a scribe added, perhaps to keep the clerks interested.`,
        ],
        [
          `confirm that petitioners with similar misfortunes tended to use the same scribe`,
          'real-world-belief',
          `The passage treats such details as devices that "could move a reader," not as facts about clients with similar misfortunes.`,
        ],
      ],
      quick: [
        `Details of suffering often recur, which points to the scribes. Departures in requests hardly ever recur, which points to the petitioners.`,
      ],
      full: [
        `The objection is that the scribe, too, may have had reasons to leave the form.`,
        `Haddadin grants it, but observes that such details occur mainly in the sufferings and often recur "in petitions by the same hand." Departures in the request "hardly ever recur."`,
        `So she can credit the first kind to scribes and still credit the second kind to petitioners.`,
      ],
      hints: [
        `What objection opens the third paragraph, and how does Haddadin reply to it?`,
        `Departures of one kind recur and those of the other kind do not. What does that suggest about each kind?`,
      ],
    },
    {
      id: 'rc-105',
      skill: 'rc-application',
      difficulty: 0.6,
      stem: `Which of the following studies proceeds most nearly as Haddadin does?`,
      key: [
        `One that sets leases against the printed form of their day and lists clauses changed for a fee`,
        `The study compares leases with a known form, looks for departures, and notes that these were paid for. These are the elements of Haddadin's method.`,
      ],
      wrong: [
        [
          `One that sets leases aside and reads the diaries in which tenants wrote freely of their landlords`,
          'opposite-effect',
          `This study avoids the formulaic source altogether, as historians did when they "put them aside." Haddadin works with the formulaic source.`,
        ],
        [
          `One that counts the leases of each year in order to tell how often tenants moved from place to place`,
          'out-of-scope',
          `Haddadin does work with a large sample. But a count of leases makes no use of their wording, and Haddadin looks for "where a petition leaves its form."`,
        ],
        [
          `One that compares the handwriting of leases with the aim of finding how many notaries were at work`,
          'half-right',
          `Haddadin does notice which petitions are by the same hand, but only to set aside what scribes added. In this study, finding the notaries is the goal.`,
        ],
        [
          `One that gathers the phrases which most leases share and treats them as what tenants thought`,
          'wrong-role',
          `Shared phrases are the form. Haddadin uses the "sameness" only as a background; for her, the departures are what count.`,
        ],
      ],
      quick: [
        `Haddadin compares petitions with a known form and looks for departures that cost extra. The study of leases does the same.`,
      ],
      full: [
        `Haddadin knows the form from manuals and looks for the places where a petition leaves it. She points out that such lines "were charged extra," so the person who paid presumably wanted them.`,
        `The study of leases takes the same steps. It sets leases against a known printed form and lists the clauses that somebody paid to have changed.`,
      ],
      hints: [
        `How would you describe Haddadin's method without the words "petition" and "scribe"?`,
        `Why does it matter to her that a departure from the form was charged extra?`,
      ],
    },
  ],
}
