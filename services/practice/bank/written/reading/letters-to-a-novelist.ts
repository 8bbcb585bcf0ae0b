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
      skill: 'rc-main-idea',
      difficulty: -0.2,
      stem: `Which of the following best summarises Ocampo's view, as the passage presents it?`,
      key: [
        `Readers' letters did shape fiction, but as a rule it was the following book that they shaped.`,
        `The letters 'were answered ... not by the novel they concerned but by the next'. That keeps their influence and moves it.`,
      ],
      wrong: [
        [
          `Readers' letters turned the plots of serials this way and that while they were appearing.`,
          'wrong-speaker',
          `This is the familiar picture from the first paragraph. The dated manuscripts are the reason for doubting it.`,
        ],
        [
          `Readers' letters had no effect, since the whole of a novel was written before its first part.`,
          'too-strong',
          `Parts were ready eight weeks ahead, not the whole novel, and the third paragraph denies that the letters were wasted.`,
        ],
        [
          `Readers' letters pleaded most often for the lives of children who were fated to die in a book.`,
          'detail-for-main-idea',
          `One author's three hundred letters are an example. What most letters asked for is not said.`,
        ],
        [
          `Readers' letters had more effect on authors who were ill than on those who were in health.`,
          'distorted-detail',
          `Illness makes one author's case hard to read. It is not put forward as a cause of influence.`,
        ],
      ],
      quick: [`Third paragraph: 'not by the novel they concerned but by the next'.`],
      full: [
        `Common picture: letters change the novel as it appears.`,
        `Doubt: parts were ready eight weeks before.`,
        `Her view: letters were kept and used for the next serial.`,
      ],
      hints: [
        `Does she deny the influence of letters, or does she place it elsewhere?`,
        `Find the sentence with 'not by ... but by'.`,
      ],
    },
    {
      id: 'rc-123',
      skill: 'rc-detail',
      difficulty: -0.4,
      stem: `According to the passage, the dates on the manuscripts show that`,
      key: [
        `parts were usually with the printer some two months before they appeared`,
        `The second paragraph: 'on average a part reached the printer eight weeks before it reached the public'.`,
      ],
      wrong: [
        [
          `letters were usually written some two months after the part they concern`,
          'distorted-detail',
          `Two months is the earliest at which a letter could affect the story, not the time that readers took to write.`,
        ],
        [
          `parts were written in another order than the one in which they appeared`,
          'out-of-scope',
          `The order of writing is not discussed, only how far ahead a part was ready.`,
        ],
        [
          `authors usually took about eight weeks to complete a part of their story`,
          'wrong-comparison',
          `The eight weeks lie between delivery and publication. How long the writing took is not given.`,
        ],
        [
          `proofs were corrected later than the day on which a part was published`,
          'opposite-effect',
          `The proof of the child's death had been corrected before the letters came, and so before the part appeared.`,
        ],
      ],
      quick: [`'... a part reached the printer eight weeks before it reached the public.'`],
      full: [
        `Find 'manuscripts are dated' in the second paragraph.`,
        `What follows is what the dates show: eight weeks between printer and public.`,
      ],
      hints: [`Which two events are eight weeks apart?`, `Keep apart the writing, the printing and the letters.`],
    },
    {
      id: 'rc-124',
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `The author mentions that some swerves 'may be no more than lapses of memory'. This implies that a plot's swerving soon after a burst of letters`,
      key: [
        `would not by itself show that the letters had caused the swerve`,
        `A swerve may follow letters and yet spring from haste. Coming after is not the same as coming from.`,
      ],
      wrong: [
        [
          `was a thing that the author could no longer remember afterwards`,
          'distorted-detail',
          `The lapses concern the story, whose earlier turns a hasty writer may forget. They are not lapses about his own letters.`,
        ],
        [
          `had been invented by readers who recalled the serial too vaguely`,
          'wrong-speaker',
          `The lapses are the author's. The readers' memory is not in question.`,
        ],
        [
          `would have been found in the work of all four if they had been ill`,
          'too-strong',
          `Nothing is said of what illness would have done to the others. One case is being read with care.`,
        ],
        [
          `must have led the public to send in further letters of complaint`,
          'reversed-causation',
          `The letters come before the swerves. Whether swerves led to new letters is not said.`,
        ],
      ],
      quick: [`Another possible cause is offered for the same swerve. So timing alone proves nothing.`],
      full: [
        `The exception: plots swerve within weeks of letters.`,
        `Rival cause: illness, haste, forgetting.`,
        `So the sequence of letters and swerve leaves the cause open.`,
      ],
      hints: [
        `Which two explanations of the swerves are in play?`,
        `What would lapses of memory explain without any letters?`,
      ],
    },
    {
      id: 'rc-125',
      skill: 'rc-application',
      difficulty: -0.2,
      stem: `Which of the following is most like the relation between readers and serials that Ocampo describes?`,
      key: [
        `Diners' complaints reach a chef too late for this season's menu but guide the next one.`,
        `The present work is settled before the public can speak, and what it says is kept for the work that follows.`,
      ],
      wrong: [
        [
          `Voters' calls to a debate on the radio lead the speakers to change the topic at once.`,
          'wrong-speaker',
          `This is the 'conversation' of the first paragraph, in which the public turns the course of things as they happen.`,
        ],
        [
          `Visitors' notes in a museum's guest book are stored for years and then thrown away.`,
          'half-right',
          `Stored, yes; but her authors 'marked them, and returned to them' for the next serial.`,
        ],
        [
          `Pupils' questions in one lesson are answered by the teacher on the following day.`,
          'distorted-detail',
          `The delay is there, but the same course goes on and is changed. In her account the answer comes in a new work.`,
        ],
        [
          `Critics' praise of a builder's first house brings him the orders for a second house.`,
          'wrong-comparison',
          `Praise brings him work but does not tell him how to build differently. Letters changed what the next book contained.`,
        ],
      ],
      quick: [`Too late for this one, in time for the next.`],
      full: [
        `A part is settled before letters can arrive.`,
        `The letters are kept and consulted for the next serial.`,
        `The menu of one season and of the next stand in the same relation.`,
      ],
      hints: [`Why could letters not change the serial they were about?`, `What became of them afterward?`],
    },
  ],
}
