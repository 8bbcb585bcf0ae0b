import type { WrittenPassage } from '../written-question.ts'

export const lettersToANovelist: WrittenPassage = {
  passage: {
    id: 'passage-letters-to-a-novelist',
    title: 'Letters that came too late',
    paragraphs: [
      `Novels that appeared in weekly parts have often been described as a conversation between an author and a public. Readers wrote letters, sales rose or fell, and the story turned accordingly: a character whom the public loved was spared, a tedious one sent overseas. The picture has its charm. It makes the reader a partner in the work, and it explains the wandering plots of the serials as the trace of a thousand small interventions.`,
      `Pilar Ocampo's work on the papers of four such authors gives reason for doubt. Their manuscripts are dated, and on average a part reached the printer eight weeks before it reached the public. Since no one can write about what has not appeared, a reader's wish could affect the story two months on at the earliest, when the matter had as a rule been settled. One author received some three hundred letters begging for the life of a child whose death he had already written, corrected in proof, and had illustrated.`,
      `Ocampo does not conclude that the letters were wasted. They were answered, she says, not by the novel they concerned but by the next. The authors kept them, marked them, and returned to them when they planned a new serial; three of the four gave to later heroines the very fates for which readers of earlier books had pleaded in vain. There is one exception, and she makes nothing of it that it cannot bear. In his last years the youngest of the four wrote hard up against the day of printing, and there the plot does seem to swerve within weeks of a burst of letters. But in those years he was ill, and wrote hastily; some of the swerves may be no more than lapses of memory.`,
    ],
  },
  questions: [
    {
      id: 'rc-122',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: -0.2,
      stem: `Which of the following best summarizes Ocampo's view, as the passage presents it?`,
      key: [
        `Readers' letters did shape fiction, but as a rule it was the following book that they shaped.`,
        `The letters were answered "not by the novel they concerned but by the next." So they did shape fiction, but the book that followed rather than the one they were about.`,
      ],
      wrong: [
        [
          `Readers' letters turned the plots of serials this way and that while they were appearing.`,
          'wrong-speaker',
          `This is the "conversation" from the first paragraph. The dated manuscripts give "reason for doubt," since a part was usually finished weeks before readers saw it.`,
        ],
        [
          `Readers' letters had no effect, since the whole of a novel was written before its first part.`,
          'too-strong',
          `On average, a part reached the printer eight weeks before publication, which does not mean that the whole novel was written in advance. Besides, Ocampo "does not conclude that the letters were wasted."`,
        ],
        [
          `Readers' letters pleaded most often for the lives of children who were fated to die in a book.`,
          'detail-for-main-idea',
          `The "three hundred letters" about one child are a single example. The passage does not say what most letters asked for.`,
        ],
        [
          `Readers' letters had more effect on authors who were ill than on those who were in health.`,
          'distorted-detail',
          `One author "was ill," but his illness makes it harder to credit the letters with the swerves. It is no sign that letters had more effect on him.`,
        ],
      ],
      quick: [`Ocampo finds that the letters came too late for the novel they concerned but influenced "the next."`],
      full: [
        `The common picture is that letters changed a novel while it was appearing. Ocampo doubts this, because a part reached the printer eight weeks, on average, before the public saw it. By the time a letter could have any effect, the matter had usually been settled.`,
        `Yet she does not say that the letters had no effect. The authors kept them and "returned to them when they planned a new serial."`,
        `"The following book" in the answer is "the next" novel in the passage, and "as a rule" leaves room for the one exception.`,
      ],
      hints: [
        `The first paragraph gives a common picture. Does Ocampo reject it entirely, or only in part?`,
        `What did the authors do with the letters they received?`,
      ],
    },
    {
      id: 'rc-123',
      skill: 'rc-detail',
      difficulty: -0.4,
      stem: `According to the passage, the dates on the manuscripts show that`,
      key: [
        `parts were usually with the printer some two months before they appeared`,
        `The passage says that "on average a part reached the printer eight weeks before it reached the public." Eight weeks is about two months, and a part appears when it reaches the public.`,
      ],
      wrong: [
        [
          `letters were usually written some two months after the part they concern`,
          'distorted-detail',
          `"Two months on at the earliest" is how soon a reader's letter could affect the story. The dates are on the manuscripts, so they tell us nothing about when readers wrote.`,
        ],
        [
          `parts were written in another order than the one in which they appeared`,
          'out-of-scope',
          `Dates on manuscripts could show the order in which parts were written. But all that the passage reports from these dates is how far ahead of publication a part was ready.`,
        ],
        [
          `authors usually took about eight weeks to complete a part of their story`,
          'wrong-comparison',
          `The "eight weeks" run from the printer to the public. How long a part took to write is not mentioned.`,
        ],
        [
          `proofs were corrected later than the day on which a part was published`,
          'opposite-effect',
          `In the one case described, the death had been "corrected in proof" before readers begged for the child's life. So the proofs were corrected before that part appeared.`,
        ],
      ],
      quick: [`A part was ready "eight weeks" before it appeared, which is "some two months."`],
      full: [
        `The second paragraph says that the manuscripts "are dated." The dates show that "on average a part reached the printer eight weeks before it reached the public."`,
        `The answer restates "eight weeks" as "some two months," "on average" as "usually," and "reached the printer" as "with the printer." The other options attach the two months to something else or add what the dates do not show.`,
      ],
      hints: [
        `What does the passage say right after it mentions that the manuscripts are dated?`,
        `Between which two events do the "eight weeks" lie? Look for an option about those two.`,
      ],
    },
    {
      id: 'rc-124',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `The author mentions that some swerves 'may be no more than lapses of memory'. This implies that a plot's swerving soon after a burst of letters`,
      key: [
        `would not by itself show that the letters had caused the swerve`,
        `Even a swerve that comes soon after the letters may be due to haste and a lapse of memory. So the timing alone does not show that the letters caused it.`,
      ],
      wrong: [
        [
          `was a thing that the author could no longer remember afterward`,
          'distorted-detail',
          `A lapse of memory would explain why the plot swerved: a hasty writer forgets what came earlier. What slipped the author's mind was that earlier part, not the swerve itself.`,
        ],
        [
          `had been invented by readers who recalled the serial too vaguely`,
          'wrong-speaker',
          `The lapses of memory are those of the author, who "was ill, and wrote hastily." The passage says nothing about what readers recalled.`,
        ],
        [
          `would have been found in the work of all four if they had been ill`,
          'too-strong',
          `The passage connects illness with swerves, but only for the youngest author. It does not say what illness would have done to the other three.`,
        ],
        [
          `must have led the public to send in further letters of complaint`,
          'reversed-causation',
          `The swerves come "within weeks of a burst of letters," so the letters come first. This answer turns the order around and has letters follow the swerves.`,
        ],
      ],
      quick: [
        `The swerves have another possible cause, so their timing alone does not prove that letters caused them.`,
      ],
      full: [
        `The exception seems to show letters at work: the plot appears to swerve "within weeks of a burst of letters."`,
        `The passage then offers a different cause. The author was ill and was writing in haste, so some swerves "may be no more than lapses of memory." Those could have happened without any letters.`,
        `With two possible causes, the timing alone cannot tell us which was at work. That is what the answer says.`,
      ],
      hints: [
        `What seems to be the exception to Ocampo's finding, and what does the last sentence do to it?`,
        `What besides a burst of letters might have made the youngest author's plots swerve?`,
      ],
    },
    {
      id: 'rc-125',
      skill: 'rc-application',
      difficulty: -0.2,
      stem: `Which of the following is most like the relation between readers and serials that Ocampo describes?`,
      key: [
        `Diners' complaints reach a chef too late for this season's menu but guide the next one.`,
        `This season's menu is settled before the complaints arrive, as a part was before the letters came. The complaints guide the next menu, as the letters guided the next serial.`,
      ],
      wrong: [
        [
          `Voters' calls to a debate on the radio lead the speakers to change the topic at once.`,
          'wrong-speaker',
          `This is the "conversation" of the first paragraph, in which the public changes a work as it goes on. In Ocampo's account, the change as a rule comes in the next work, and Ocampo makes little of the one exception.`,
        ],
        [
          `Visitors' notes in a museum's guest book are stored for years and then thrown away.`,
          'half-right',
          `The notes are stored, as the letters were, but nobody uses them afterward. The authors "returned to them" when they planned a new serial.`,
        ],
        [
          `Pupils' questions in one lesson are answered by the teacher on the following day.`,
          'distorted-detail',
          `The answer comes with a delay, but within the same course. In Ocampo's account, letters were as a rule answered by a new work, not by a later part of the same one.`,
        ],
        [
          `Critics' praise of a builder's first house brings him the orders for a second house.`,
          'wrong-comparison',
          `Praise brings the builder a new order but does not tell him what to build. The letters changed what the next book contained.`,
        ],
      ],
      quick: [
        `The letters came too late for one novel but in time for the next. In the same way, the diners' complaints come too late for one menu but guide the next.`,
      ],
      full: [
        `By the time letters arrived, the matter "had as a rule been settled," so they could not change the serial they were about.`,
        `The authors nevertheless kept them and used them for "a new serial."`,
        `A parallel needs both parts: too late for the present work, but used in the next. The diners' complaints fit both, since they miss this season's menu and guide the next one.`,
      ],
      hints: [
        `Why were the letters usually unable to change the serial they were about?`,
        `What became of the letters afterward?`,
      ],
    },
  ],
}
