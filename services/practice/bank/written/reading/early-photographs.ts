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
        `The first paragraph calls a common belief "tempting" and then questions it. The second and third trace two stages, illustration and witness. The fourth points out that the change "had a cost."`,
      ],
      wrong: [
        [
          `A technology is described, some objections to its use are listed, and each of the objections is shown to be mistaken.`,
          'opposite-effect',
          `The author does not show that the judges' objections were mistaken. The passage defends these judges, whose principle "had served them well," and ends with a difficulty that remains.`,
        ],
        [
          `Two interpretations of one practice are contrasted, and the later one of them is shown to rest on better evidence.`,
          'distorted-detail',
          `The courts did treat photographs in two ways. But these were two successive practices, not two interpretations of one practice, and neither is said to rest on better evidence.`,
        ],
        [
          `A principle of law is stated, exceptions to it are examined, and a return to the principle is recommended.`,
          'too-strong',
          `The second paragraph does describe a principle. But the author never recommends going back to it and says only where today's debates "might profitably begin."`,
        ],
        [
          `A historical puzzle is presented, several solutions to it are considered, and the question is left undecided.`,
          'out-of-scope',
          `The passage poses no puzzle and leaves nothing undecided. It says that courts accepted photographs more hesitantly than is supposed, and it tells how that came about.`,
        ],
      ],
      quick: [
        `The passage questions the belief that courts accepted photographs at once, traces two stages of their acceptance, and names a cost of the second.`,
      ],
      full: [
        `Summarize each paragraph in a few words, and watch how the role of the photograph changes.`,
        `The first paragraph questions the belief that courts accepted photographs at once. In the second, a photograph merely illustrates a person's testimony, and in the third it becomes a witness. The fourth names what was lost.`,
        `The "cost" of the fourth paragraph is the "drawback" in the answer. Each of the other answers names a step that no paragraph takes.`,
      ],
      hints: [
        `What does the author do with the belief in the first paragraph: accept it, or question it?`,
        `Summarize each paragraph in a few words. Then look for the answer that names these steps in the same order.`,
      ],
    },
    {
      id: 'rc-175',
      skill: 'rc-inference',
      difficulty: 0.9,
      stem: `It can be inferred that the judges described in the second paragraph considered a photograph that was accurate in every detail to be`,
      key: [
        `capable of giving a false impression of the matter in dispute`,
        `The judges knew that an accurate map could "mislead through what it omitted," and they applied the same principle to photographs. So they believed that even an accurate photograph could give a false impression.`,
      ],
      wrong: [
        [
          `inferior as evidence to a map drawn by a competent surveyor`,
          'wrong-comparison',
          `A photograph was admitted "on the same condition" as a surveyor's map. The judges ranked neither one above the other.`,
        ],
        [
          `admissible even if there was no one to testify that it was so`,
          'wrong-place',
          `Admission without a witness is the later practice of the third paragraph. In the second, a photograph was admitted only if somebody swore that it was correct.`,
        ],
        [
          `a product of the person who took it rather than of the camera`,
          'distorted-detail',
          `For these judges, what counted as evidence was "the testimony of the person." But that is about who could be believed. They did not say that the person, rather than the camera, made the picture.`,
        ],
        [
          `more difficult to produce than enthusiasts for cameras admitted`,
          'out-of-scope',
          `How hard it was to take an accurate photograph is never discussed. The judges were concerned with whether to admit one, and what enthusiasts said is in the first paragraph.`,
        ],
      ],
      quick: [
        `The judges treated photographs like maps, and they knew that an accurate map can mislead. So they believed that an accurate photograph can mislead too.`,
      ],
      full: [
        `Combine two facts from the second paragraph: what the judges required of photographs and what they knew about maps.`,
        `Photographs were admitted on the same condition as maps. And the judges knew that a map "accurate in every line" could "nevertheless mislead through what it omitted."`,
        `So the judges held that an accurate photograph could mislead as well. In the words of the answer, it was "capable of giving a false impression."`,
      ],
      hints: [
        `Which older kind of evidence did the judges use as a model for photographs?`,
        `Combine two facts: on what condition a photograph was admitted, and what the judges knew about maps.`,
      ],
    },
    {
      id: 'rc-176',
      skill: 'rc-application',
      difficulty: 0.9,
      stem: `With which of the following statements about images from automatic systems would the author be most likely to agree?`,
      key: [
        `Proof that a system works reliably leaves open some questions that a witness could answer.`,
        `An expert in processes cannot say what lay outside the frame, but a person who was there could. So proof of reliability leaves such questions open.`,
      ],
      wrong: [
        [
          `The difficulties that they create for the courts have no parallel in the history of evidence.`,
          'opposite-effect',
          `Today's debates are conducted "as though the difficulty were unprecedented," but the author finds a parallel in early photographs.`,
        ],
        [
          `Courts ought to exclude them unless somebody was present when the image was taken.`,
          'too-strong',
          `The author does point out "a cost that is seldom acknowledged." But naming a cost is not the same as saying that courts ought to exclude such images.`,
        ],
        [
          `They are more trustworthy than the photographs that were presented as illustrations.`,
          'wrong-comparison',
          `The author compares pictures by whether someone can answer questions about them. If anything, the fourth paragraph names a drawback of pictures that no person vouches for, so the author does not call them more trustworthy.`,
        ],
        [
          `Those who call for their use have as little interest in the outcome as a camera has.`,
          'distorted-detail',
          `Enthusiasts said of the picture, not of its supporters, that it "has no interest in the outcome." The passage says nothing about those who want to use such images today.`,
        ],
      ],
      quick: [
        `An expert can show that a system is reliable but cannot say what lay outside the frame. A witness who was there could answer that.`,
      ],
      full: [
        `Apply the fourth paragraph to automatic systems: what can an expert in processes answer, and what can a witness answer?`,
        `An expert can vouch for the process but cannot say "what stood to the left" or "what happened a minute before." The author adds that today's debates "might profitably begin there."`,
        `So the author probably sees the same limit in automatic systems: proof that a system is reliable leaves open some questions that a witness could answer.`,
      ],
      hints: [
        `In the last sentence of the passage, which difficulty does the word "there" refer to?`,
        `Apply the fourth paragraph to automatic systems. Which questions could be put to a person but not to an expert in processes?`,
      ],
    },
    {
      id: 'rc-177',
      skill: 'rc-detail',
      difficulty: 0.5,
      stem: `According to the passage, some courts came to admit photographs that nobody could swear to when`,
      key: [
        `an expert had shown that the way in which they were made was reliable`,
        `Courts admitted such images on a new basis: "an expert explained the process," and "if the process was reliable," the image could speak for itself. The process is "the way in which they were made."`,
      ],
      wrong: [
        [
          `the opposing side had been allowed to ask about what they left out`,
          'opposite-effect',
          `With such images, the opposing side could no longer ask about everything outside the frame. The last paragraph calls this a cost, not a condition of admission.`,
        ],
        [
          `a surveyor had confirmed that they agreed with the maps of the place`,
          'wrong-place',
          `A surveyor "had to swear" that a map was correct. That is the earlier practice of the second paragraph, and nobody could swear to the images in question.`,
        ],
        [
          `other courts had excluded them for several decades without success`,
          'distorted-detail',
          `Many courts did exclude such images "for some decades." But nothing suggests that other courts admitted them because this had failed. They did so because an expert could explain the process.`,
        ],
        [
          `the images showed something that could be seen with a microscope only`,
          'half-right',
          `An image "taken through a microscope" is one kind that nobody could swear to. But showing something unseen did not make an image admissible: the process that produced it had to be reliable.`,
        ],
      ],
      quick: [
        `The "new basis" was an expert's explanation of the process. If the process was reliable, the image was admitted.`,
      ],
      full: [
        `The third paragraph describes images that had "nobody to swear to" them, so the answer should be near those words.`,
        `Some courts "admitted them on a new basis," and the words after the colon name it: an expert explained the process, and the process had to be reliable.`,
        `The answer restates "the process by which the image had been produced" as "the way in which they were made."`,
      ],
      hints: [
        `What did courts require of an image when nobody could swear to it?`,
        `Find the words "on a new basis" in the third paragraph. What did the expert have to explain, and what had to be true of it?`,
      ],
    },
  ],
}
