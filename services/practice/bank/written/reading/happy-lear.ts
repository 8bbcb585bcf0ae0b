import type { WrittenPassage } from '../written-question.ts'

export const happyLear: WrittenPassage = {
  passage: {
    id: 'passage-happy-lear',
    title: 'The Lear that ended well',
    paragraphs: [
      `From 1681 until well into the nineteenth century, English audiences who attended King Lear ordinarily saw a play in which the old king recovers his throne and his daughter Cordelia, instead of being hanged, marries Edgar. The adapter, Nahum Tate, had also removed the Fool and provided the lovers with scenes of their own. Later critics have treated this version as an embarrassment, the product of an age too complacent for tragedy.`,
      `The diagnosis is difficult to reconcile with the repertoire, since the same audiences applauded Othello and Hamlet, whose endings remained as Shakespeare had left them. Margit Solheim, a historian of the theater, therefore looks for causes particular to this play. Before 1660, boys had performed the parts of women; afterward, companies employed actresses, some of them celebrated, who expected substantial parts. Cordelia, in the original, is absent from the entire middle of the play; a lover gives her a reason to be present, but once there are lovers, the conventions of the period require that they be united. On this account, the happy ending was not a purpose but a consequence.`,
      `Daniel Okoro approaches the matter from the opposite direction. In the chronicles, and in an anonymous play printed in 1605, Lear is restored to his throne; it was Shakespeare, in other words, who had defied expectation. Tate, in Okoro's view, did not soften a story but returned it to its familiar form.`,
      `Neither explanation requires complacency, and one famous testimony contradicts it directly. An editor of 1765, who defended Tate's ending, confessed that Cordelia's death had once shocked him so severely that he could hardly endure to reread the final scenes until he was obliged to edit them. Critics cite the confession as a symptom of the period's weakness. It might with better reason be cited as evidence that the original was understood, by a reader who felt its force more acutely than many who have since admired it in comfort. The complete text, after all, was never withdrawn from sale. What the period declined was not to know the ending but to watch it.`,
    ],
  },
  questions: [
    {
      id: 'rc-242',
      skill: 'rc-main-idea',
      difficulty: 0.7,
      stem: `The passage is primarily concerned with`,
      key: [
        `disputing an unfavorable judgment of a period by accounting for one of its preferences`,
        `The judgment is 'too complacent for tragedy'. Repertoire, two explanations, and the testimony are brought against it.`,
      ],
      wrong: [
        [
          `deciding which of two explanations accounts for the success of an adaptation better`,
          'distorted-detail',
          `The author does not decide between Solheim and Okoro. What matters is that 'neither explanation requires complacency'.`,
        ],
        [
          `comparing an adaptation with its original in order to show that both of them have merits`,
          'out-of-scope',
          `The merits of Tate's version are not discussed, only the reasons for it.`,
        ],
        [
          `demonstrating that the judgments of critics change with the conditions of the theater`,
          'too-broad',
          `Conditions of the theater explain one adaptation, in one account. Critics in general are not the subject.`,
        ],
        [
          `explaining how the employment of actresses altered the plays that companies performed`,
          'detail-for-main-idea',
          `This is Solheim's account of one play, in the second paragraph.`,
        ],
      ],
      quick: [`'Too complacent for tragedy' is stated, then contradicted three times.`],
      full: [
        `Method: find the claim against which the paragraphs are directed.`,
        `Claim: the age was too complacent. Paragraph 2: the repertoire says otherwise, and actresses explain the change. Paragraph 3: older versions explain it. Paragraph 4: a testimony contradicts the claim.`,
        `The explanations serve to defend the period; they are not weighed against each other.`,
      ],
      hints: [
        `Find the judgment at the end of the first paragraph and the word that takes it up again in the fourth.`,
        `Does the author choose between the two explanations, or use both for one purpose?`,
      ],
    },
    {
      id: 'rc-243',
      skill: 'rc-application',
      difficulty: 1.5,
      stem: `Which of the following, if discovered, would support Okoro's explanation but would not affect Solheim's?`,
      key: [
        `Ballads sold in the 1670s told the story of Lear with its old, fortunate ending.`,
        `They would show that the fortunate ending was still 'its familiar form' when Tate wrote. For actresses and lovers they mean nothing.`,
      ],
      wrong: [
        [
          `In the 1680s, actresses seldom accepted parts that were as short as Cordelia's.`,
          'wrong-speaker',
          `This supports Solheim, for whom actresses 'expected substantial parts'.`,
        ],
        [
          `In a draft of Tate's play, Cordelia loves Edgar but dies as she does in the original.`,
          'opposite-effect',
          `This touches Solheim, since lovers would then not have required a union, and lends Okoro no support.`,
        ],
        [
          `Many spectators of Tate's play had previously attended performances of Othello.`,
          'restates-premise',
          `That audiences were the same is said already, against the charge of complacency. It favors neither account.`,
        ],
        [
          `In other plays adapted around 1680, lovers were added and were united at the end.`,
          'wrong-speaker',
          `This would confirm the convention on which Solheim relies.`,
        ],
      ],
      quick: [`Okoro needs a familiar happy version; Solheim needs actresses, lovers, and a convention.`],
      full: [
        `Method: list what each explanation depends on and ask which list the finding touches.`,
        `Solheim: actresses want larger parts; a lover; lovers must be united. Okoro: the fortunate ending was familiar.`,
        `Short parts, a draft, other lovers: Solheim's list. Spectators of Othello: neither. Ballads: Okoro's list only.`,
      ],
      hints: [
        `The third paragraph rests on one supposition about what audiences were used to: state it.`,
        `Strike out each finding that concerns actresses, lovers, or their union.`,
      ],
    },
    {
      id: 'rc-244',
      skill: 'rc-function',
      difficulty: 1.2,
      stem: `The author discusses the confession of the editor of 1765 primarily in order to`,
      key: [
        `suggest that the preference for Tate's ending could go with a keen sense of the original`,
        `The editor defended Tate, and he 'felt its force more acutely than many who have since admired it in comfort'.`,
      ],
      wrong: [
        [
          `illustrate the weakness that critics have attributed to the audiences of the period`,
          'wrong-speaker',
          `Critics use it in this way. The author says that it might 'with better reason' be used otherwise.`,
        ],
        [
          `show that readers of the period disagreed with spectators about the ending of the play`,
          'out-of-scope',
          `The editor, a reader, defended the ending that spectators saw. No disagreement is mentioned.`,
        ],
        [
          `support Okoro's explanation by the testimony of a person who was familiar with older versions`,
          'wrong-role',
          `The editor's knowledge of older versions is not mentioned, and the testimony serves neither account.`,
        ],
        [
          `explain how it came about that Shakespeare's text remained available to the public`,
          'distorted-detail',
          `The text 'was never withdrawn from sale'. The confession does not explain this.`,
        ],
      ],
      quick: [`'Evidence that the original was understood', from a defender of Tate.`],
      full: [
        `Method: separate what critics make of the detail from what the author makes of it.`,
        `Critics: a symptom of weakness. Author: 'evidence that the original was understood', and felt 'more acutely' than by later admirers.`,
        `The editor defended Tate all the same. So the preference did not come from blunted feeling.`,
      ],
      hints: [
        `In the last paragraph, find 'with better reason' and read what follows it.`,
        `What did the editor feel about the original, and which ending did he defend?`,
      ],
    },
    {
      id: 'rc-245',
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `The last two sentences of the passage imply that the popularity of Tate's version on the stage`,
      key: [
        `did not result from a general ignorance of how Shakespeare's play ends`,
        `The complete text remained on sale, and what the period declined was 'not to know the ending but to watch it'.`,
      ],
      wrong: [
        [
          `did not prevent Shakespeare's ending from being performed just as often`,
          'opposite-effect',
          `Audiences 'ordinarily' saw Tate's version. The period declined to watch the other.`,
        ],
        [
          `was greatest among those who could not obtain a copy of the original`,
          'opposite-effect',
          `The text was never withdrawn from sale, and the editor who knew it well defended Tate.`,
        ],
        [
          `led readers to demand that the original be revised in the same way`,
          'out-of-scope',
          `Nothing suggests that readers wanted another text. They could buy the complete one.`,
        ],
        [
          `was a result of the belief that tragedies should be read, not watched`,
          'too-broad',
          `Othello and Hamlet were watched with applause. The remark concerns this ending only.`,
        ],
      ],
      quick: [`Known from the page, declined on the stage.`],
      full: [
        `Method: turn the last sentence into two plain statements.`,
        `They were ready to know the ending: it was on sale. They were not ready to watch it.`,
        `So the popularity of the other ending on the stage cannot be put down to not knowing.`,
      ],
      hints: [
        `The last sentence opposes two verbs: which of the two did the period accept?`,
        `What does the sentence about the text on sale rule out as an explanation?`,
      ],
    },
  ],
}
