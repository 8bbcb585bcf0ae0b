import type { WrittenPassage } from '../written-question.ts'

export const earlyPhotographs: WrittenPassage = {
  passage: {
    id: 'passage-early-photographs',
    title: 'How photographs became evidence',
    paragraphs: [
      `It is tempting to imagine that courts accepted photographs as soon as cameras could produce them. A picture made by light, without the intervention of an artist, would seem to be the ideal witness: it has no interest in the outcome and cannot be intimidated. Nineteenth-century enthusiasts said this, and historians have frequently repeated it. The proceedings reveal a more hesitant development.`,
      `The earliest photographs offered in disputes over property in the province of Caldonia were treated as drawings. A surveyor who presented a map had to swear that it was correct, and could be questioned about it; a photograph was admitted on the same condition. What counted as evidence was the testimony of the person, and the picture merely illustrated it. Judges who are sometimes accused of having misunderstood the new technology were, in fact, applying a principle that had served them well. They knew that a map could be accurate in every line and nevertheless mislead through what it omitted.`,
      `This arrangement became uncomfortable when photographs began to show what no witness had seen. An image taken through a microscope, or by a camera that operated automatically in an empty bank, had nobody to swear to it. Courts could exclude such images, and for some decades many did. Others admitted them on a new basis: an expert explained the process by which the image had been produced, and if the process was reliable, the image was permitted to speak for itself. The photograph had ceased to be an illustration and become a witness.`,
      `The promotion had a cost that is seldom acknowledged. As long as a person vouched for a picture, the opposing side could ask about everything outside the frame: what stood to the left, what happened a minute before. An expert in processes can answer no such question. The very independence from human testimony that enthusiasts had admired in the photograph made it, once it was recognized, the only kind of witness that could not be cross-examined. Today's debates about images from automatic systems, conducted as though the difficulty were unprecedented, might profitably begin there.`,
    ],
  },
  questions: [
    {
      id: 'rc-174',
      skill: 'rc-main-idea',
      difficulty: 0.6,
      stem: `Which of the following best describes the organization of the passage?`,
      key: [
        `A common belief is questioned, a development in two stages is traced, and a drawback of its outcome is pointed out.`,
        `Paragraph 1 questions a tempting belief, 2 and 3 trace the stages (illustration, then witness), and 4 names a cost.`,
      ],
      wrong: [
        [
          `A technology is described, some objections to its use are listed, and each of the objections is shown to be mistaken.`,
          'opposite-effect',
          `The judges' caution is defended, and the passage ends with a difficulty that remains.`,
        ],
        [
          `Two interpretations of one practice are contrasted, and the later one of them is shown to rest on better evidence.`,
          'distorted-detail',
          `There are two ways in which courts treated photographs, but no two interpretations of one practice that compete.`,
        ],
        [
          `A principle of law is stated, exceptions to it are examined, and a return to the principle is recommended.`,
          'too-strong',
          `The author recommends that a debate begin with a lesson, not that courts return to an earlier principle.`,
        ],
        [
          `A historical puzzle is presented, several solutions to it are considered, and the question is left undecided.`,
          'out-of-scope',
          `There is no puzzle with rival solutions. The author says with confidence what the proceedings reveal.`,
        ],
      ],
      quick: [`Belief questioned (1), stage one (2), stage two (3), cost (4).`],
      full: [
        `Method for structure: give each paragraph a verb.`,
        `1 questions, 2 describes how photographs illustrated testimony, 3 describes how they became witnesses, 4 points out what was lost.`,
        `The other descriptions each have a step that no paragraph takes.`,
      ],
      hints: [
        `What happens at 'The photograph had ceased to be an illustration'?`,
        `What does the first sentence of the last paragraph announce?`,
      ],
    },
    {
      id: 'rc-175',
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `It can be inferred that the judges described in the second paragraph considered a photograph that was accurate in every detail to be`,
      key: [
        `capable of giving a false impression of the matter in dispute`,
        `They knew that an accurate map could 'mislead through what it omitted', and they treated photographs by the same principle.`,
      ],
      wrong: [
        [
          `inferior as evidence to a map drawn by a competent surveyor`,
          'wrong-comparison',
          `A photograph was admitted 'on the same condition' as a map. Neither ranked above the other.`,
        ],
        [
          `admissible even if there was no one to testify that it was so`,
          'wrong-place',
          `This is the later practice of the third paragraph. In the second, somebody had to swear to the picture.`,
        ],
        [
          `a product of the person who took it rather than of the camera`,
          'distorted-detail',
          `What counted was the testimony of a person. That is not a view about who or what makes the picture.`,
        ],
        [
          `more difficult to produce than enthusiasts for cameras admitted`,
          'out-of-scope',
          `How hard it was to take an accurate photograph plays no part in the judges' principle.`,
        ],
      ],
      quick: [`Same condition as for maps; and an accurate map could still mislead.`],
      full: [
        `Method: an inference joins two statements. Find both.`,
        `Statement 1: photographs were admitted on the same condition as maps, by the same principle.`,
        `Statement 2: the judges knew that a map correct in every line could mislead by what it left out.`,
        `Joined: they thought the same possible for an accurate photograph.`,
      ],
      hints: [`To what did the judges compare a photograph?`, `What did they know about an accurate map?`],
    },
    {
      id: 'rc-176',
      skill: 'rc-application',
      difficulty: 0.9,
      stem: `With which of the following statements about images from automatic systems would the author be most likely to agree?`,
      key: [
        `Proof that a system works reliably leaves open some questions that a witness could answer.`,
        `An expert in processes 'can answer no such question' about what was outside the frame or a minute before.`,
      ],
      wrong: [
        [
          `The difficulties that they create for the courts have no parallel in the history of evidence.`,
          'opposite-effect',
          `Debates are conducted 'as though the difficulty were unprecedented'. The author finds it in early photographs.`,
        ],
        [
          `Courts ought to exclude them unless somebody was present when the image was taken.`,
          'too-strong',
          `The author points out a cost and recommends no exclusion.`,
        ],
        [
          `They are more trustworthy than the photographs that were presented as illustrations.`,
          'wrong-comparison',
          `The author compares how such pictures can be questioned, not how far they can be trusted.`,
        ],
        [
          `Those who call for their use have as little interest in the outcome as a camera has.`,
          'distorted-detail',
          `That a camera has no interest is what enthusiasts said of pictures. It is not said of those who want to use them.`,
        ],
      ],
      quick: [
        `The lesson of the last paragraph: a reliable process cannot be asked about what lies outside the frame.`,
      ],
      full: [
        `Method for 'would agree': keep to what the author says, and to the strength with which it is said.`,
        `Said: an expert can vouch for the process but not answer about what was not recorded. And today's debates 'might profitably begin there'.`,
        `So the author carries this limit over to automatic systems. Exclusion, trust and a lack of parallels go beyond it or against it.`,
      ],
      hints: [
        `What does 'there' refer to in the last sentence?`,
        `Which questions could be put to a person but not to an expert in processes?`,
      ],
    },
    {
      id: 'rc-177',
      skill: 'rc-detail',
      difficulty: 0.5,
      stem: `According to the passage, some courts came to admit photographs that nobody could swear to when`,
      key: [
        `an expert had shown that the way in which they were made was reliable`,
        `'An expert explained the process by which the image had been produced, and if the process was reliable, the image was permitted to speak for itself.'`,
      ],
      wrong: [
        [
          `the opposing side had been allowed to ask about what they left out`,
          'opposite-effect',
          `This became impossible with such images, which is the cost that the last paragraph describes.`,
        ],
        [
          `a surveyor had confirmed that they agreed with the maps of the place`,
          'wrong-place',
          `The surveyor swears to a map, in the second paragraph. It is not how images without a witness were admitted.`,
        ],
        [
          `other courts had excluded them for several decades without success`,
          'distorted-detail',
          `Many courts excluded them for some decades. Whether that had success is not told, and it is not the reason for admitting them.`,
        ],
        [
          `the images showed something that could be seen with a microscope only`,
          'half-right',
          `Images from a microscope are one kind that nobody could swear to. That alone did not make them admissible.`,
        ],
      ],
      quick: [`Third paragraph: the 'new basis' is an expert who explains a reliable process.`],
      full: [
        `Method: find the place. 'Nobody to swear to it' stands in the third paragraph.`,
        `Read on: 'Others admitted them on a new basis', and the basis is explained after the colon.`,
      ],
      hints: [`Find 'on a new basis' in the third paragraph.`, `Who speaks for an image that no witness has seen?`],
    },
  ],
}
