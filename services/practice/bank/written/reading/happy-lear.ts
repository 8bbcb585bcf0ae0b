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
        `The unfavorable judgment is that the age was "too complacent for tragedy." The author disputes it by accounting for the preference for Tate's version in other ways and by citing a testimony that "contradicts it directly."`,
      ],
      wrong: [
        [
          `deciding which of two explanations accounts for the success of an adaptation better`,
          'distorted-detail',
          `The passage does present two explanations, but the author does not choose between them. The author's point is that "neither explanation requires complacency."`,
        ],
        [
          `comparing an adaptation with its original in order to show that both of them have merits`,
          'out-of-scope',
          `The passage does compare the two plays. But it asks why audiences preferred Tate's version, not what merits each of the plays has.`,
        ],
        [
          `demonstrating that the judgments of critics change with the conditions of the theater`,
          'too-broad',
          `Conditions of the theater do matter in Solheim's account, in which actresses expected substantial parts. But they explain one adaptation. The passage does not claim that they change the judgments of critics.`,
        ],
        [
          `explaining how the employment of actresses altered the plays that companies performed`,
          'detail-for-main-idea',
          `This is Solheim's account of one play. It takes up a single paragraph and is there to support a larger argument about the period.`,
        ],
      ],
      quick: [
        `Critics charge the age with complacency at the end of the first paragraph. The other three paragraphs explain its preference for Tate's ending in ways that do not require complacency.`,
      ],
      full: [
        `Find the judgment against which the rest of the passage is directed: critics say that the age was "too complacent for tragedy."`,
        `The second paragraph objects that the same audiences applauded Othello and Hamlet, and explains the happy ending by the arrival of actresses. The third explains it by older versions of the story.`,
        `The fourth says that neither explanation "requires complacency" and adds a testimony against the charge. So the author explains the preference in order to dispute the judgment.`,
      ],
      hints: [
        `What do later critics say about the age that preferred Tate's version?`,
        `Where does the author return to the critics' judgment, and how do the two explanations bear on it?`,
      ],
    },
    {
      id: 'rc-243',
      skill: 'rc-application',
      difficulty: 1.5,
      stem: `Which of the following, if discovered, would support Okoro's explanation but would not affect Solheim's?`,
      key: [
        `Ballads sold in the 1670s told the story of Lear with its old, fortunate ending.`,
        `The ballads would show that the fortunate ending was still familiar shortly before Tate wrote, which Okoro's explanation needs. They tell us nothing about actresses or about lovers who must be united.`,
      ],
      wrong: [
        [
          `In the 1680s, actresses seldom accepted parts that were as short as Cordelia's.`,
          'wrong-speaker',
          `Actresses who turned down short parts would support Solheim, who says that they "expected substantial parts." Okoro's explanation has nothing to do with actresses.`,
        ],
        [
          `In a draft of Tate's play, Cordelia loves Edgar but dies as she does in the original.`,
          'opposite-effect',
          `This would affect Solheim's account, because it would show that adding lovers did not require a happy ending. The right finding must leave Solheim's account untouched.`,
        ],
        [
          `Many spectators of Tate's play had previously attended performances of Othello.`,
          'restates-premise',
          `The author mentions that "the same audiences applauded Othello" to answer the charge of complacency. This fact favors neither explanation.`,
        ],
        [
          `In other plays adapted around 1680, lovers were added and were united at the end.`,
          'wrong-speaker',
          `This would confirm that conventions "require that they be united." But it is Solheim's account that relies on that convention, so the finding would affect the wrong explanation.`,
        ],
      ],
      quick: [
        `Okoro's explanation depends on a familiar happy ending, which the ballads confirm. Solheim's depends on actresses and lovers, about which the ballads say nothing.`,
      ],
      full: [
        `List what each explanation needs. The right finding must confirm something on Okoro's list and touch nothing on Solheim's.`,
        `Solheim's explanation needs actresses who want larger parts, lovers, and a convention that unites them. Okoro's needs an ending that was already familiar, so that Tate merely "returned it to its familiar form."`,
        `The ballads show that people knew the fortunate ending in the 1670s. That supports Okoro, and it has nothing to do with actresses, lovers, or conventions, so it does not affect Solheim.`,
      ],
      hints: [
        `What does Okoro suppose about the story that audiences were used to?`,
        `Which findings concern actresses, lovers, or their union, and so belong to Solheim's account?`,
      ],
    },
    {
      id: 'rc-244',
      skill: 'rc-function',
      difficulty: 1.2,
      stem: `The author discusses the confession of the editor of 1765 primarily in order to`,
      key: [
        `suggest that the preference for Tate's ending could go with a keen sense of the original`,
        `The editor defended Tate's ending, yet he felt the original's force "more acutely" than many later admirers. So a preference for Tate's ending could go with a keen sense of the original.`,
      ],
      wrong: [
        [
          `illustrate the weakness that critics have attributed to the audiences of the period`,
          'wrong-speaker',
          `That is how critics use the confession. The author disagrees with them and says that it might "with better reason" be cited as evidence of something else.`,
        ],
        [
          `show that readers of the period disagreed with spectators about the ending of the play`,
          'out-of-scope',
          `The editor, a reader, defended the ending that spectators saw. The passage mentions no disagreement between them.`,
        ],
        [
          `support Okoro's explanation by the testimony of a person who was familiar with older versions`,
          'wrong-role',
          `The confession comes right after Okoro's explanation, but it is not used to support him. And the passage does not say that the editor knew any older versions of the story.`,
        ],
        [
          `explain how it came about that Shakespeare's text remained available to the public`,
          'distorted-detail',
          `The passage does say that the text "was never withdrawn from sale." But that is a separate point, and the editor's confession does not explain it.`,
        ],
      ],
      quick: [
        `The editor felt the force of the original keenly and still defended Tate's ending. So a person could prefer Tate's ending and still understand the original very well.`,
      ],
      full: [
        `Separate what critics make of the confession from what the author makes of it.`,
        `Critics cite it as a symptom of weakness. The author calls it "evidence that the original was understood," by a reader who felt its force "more acutely" than many later ones.`,
        `Yet this reader "defended Tate's ending." So people who preferred that ending were not necessarily deaf to tragedy. The preference could go with a keen sense of the original.`,
      ],
      hints: [
        `What do critics take the confession to show, and does the author agree?`,
        `How did the editor feel about the original, and which ending did he defend?`,
      ],
    },
    {
      id: 'rc-245',
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `The last two sentences of the passage imply that the popularity of Tate's version on the stage`,
      key: [
        `did not result from a general ignorance of how Shakespeare's play ends`,
        `The complete text "was never withdrawn from sale," so the ending could be known. What the period declined was "not to know the ending but to watch it."`,
      ],
      wrong: [
        [
          `did not prevent Shakespeare's ending from being performed just as often`,
          'opposite-effect',
          `Audiences ordinarily saw Tate's version, and the period declined to watch the other ending. So Shakespeare's ending was not performed just as often.`,
        ],
        [
          `was greatest among those who could not obtain a copy of the original`,
          'opposite-effect',
          `The text "was never withdrawn from sale," and the editor, who knew it well, was a defender of Tate. So a lack of copies does not explain Tate's popularity.`,
        ],
        [
          `led readers to demand that the original be revised in the same way`,
          'out-of-scope',
          `Audiences did prefer a revised play on the stage. But nothing suggests that readers asked for a revised text, and the complete one "was never withdrawn from sale."`,
        ],
        [
          `was a result of the belief that tragedies should be read, not watched`,
          'too-broad',
          `The same audiences applauded Othello and Hamlet in the theater. So the period did not object to watching tragedies; the remark concerns this one ending.`,
        ],
      ],
      quick: [
        `Anyone could read the real ending, since the complete text stayed on sale. People declined only to watch it, so general ignorance does not explain why Tate's version was popular.`,
      ],
      full: [
        `Turn the last sentence into two plain statements: what the period did not decline, and what it did.`,
        `The period did not decline to know the ending, and the complete text was in fact always on sale. What it declined was to watch the ending on the stage.`,
        `So ignorance does not explain why Tate's version was popular. Its popularity did not result from a general ignorance of how Shakespeare's play ends.`,
      ],
      hints: [
        `What did audiences of the period decline to do with the ending, and what did they not decline to do?`,
        `If the complete text was always on sale, what can we rule out as the reason for the popularity of Tate's version?`,
      ],
    },
  ],
}
