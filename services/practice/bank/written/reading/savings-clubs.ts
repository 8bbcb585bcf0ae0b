import type { WrittenPassage } from '../written-question.ts'

export const savingsClubs: WrittenPassage = {
  passage: {
    id: 'passage-savings-clubs',
    title: 'The last place in the circle',
    paragraphs: [
      `Where banks are distant or distrusted, people often save in clubs. Twelve members each put in the same sum every month, and every month one of them, in an order settled at the start, takes home the whole pot. At the end of the year all have received exactly what they paid in. What, then, do they gain? Economists have answered that for all but one of them the pot comes sooner than the same amount could have been saved alone: eleven in twelve can buy the roof or the sewing machine earlier. The answer has one embarrassment. The twelfth might as well have kept her money under the mattress. Yet when Esther Mwale studied 61 clubs in two market towns, she found that in nearly half of them the last place was the first to be asked for.`,
      `Those who asked for it were mostly traders of some age, to whom the arithmetic was no mystery. What they told Mwale was that money under a mattress does not stay there. A nephew needs shoes for school, a neighbor is short of rent, and whoever is known to have cash in the house cannot decently refuse. Money owed to the club is another matter. To miss a payment would disgrace the family, and relatives who would have emptied a tin see to it that the payment is made. For these women the club is not a loan but a lock, and the last place keeps it shut the longest.`,
      `A club thus holds together because its members want different things of it. Some outsiders, finding it unjust that a few should always be served first, have urged clubs to settle the order by lot. In the clubs that did so, twice as many members left within the year. Mwale is inclined to blame the lot, but she notes that most of these clubs were new, and that new clubs lose members however they are run.`,
    ],
  },
  questions: [
    {
      id: 'rc-050',
      version: 2,
      skill: 'rc-main-idea',
      difficulty: 0,
      stem: `The passage is primarily concerned with`,
      key: [
        `adding a second motive to an account of savings clubs that leaves some of their members unexplained`,
        `The economists' account has "one embarrassment": it does not explain why members ask for the last place. Mwale adds a second motive, since for these women the club is "not a loan but a lock."`,
      ],
      wrong: [
        [
          `replacing the view that savings clubs help their members with the view that they serve their families`,
          'distorted-detail',
          `Relatives do "see to it that the payment is made." But they protect the payment to avoid disgrace, and on either view it is the members whom the club serves.`,
        ],
        [
          `showing that savings clubs in which the order of payment is drawn by lot are bound to lose members`,
          'too-strong',
          `Only the last paragraph deals with drawing lots, and Mwale grants that "new clubs lose members however they are run." So "bound to lose members" goes too far.`,
        ],
        [
          `describing the demands that relatives and neighbors make on those who keep cash in their houses`,
          'detail-for-main-idea',
          `Demands such as "shoes for school" explain why traders want to lock their money away. They are one step in the explanation, not the main concern.`,
        ],
        [
          `assessing the ways in which people save money in places where banks are distant or distrusted`,
          'too-broad',
          `The passage is about a single way of saving, the club. It mentions the mattress only for comparison.`,
        ],
      ],
      quick: [
        `The economists explain why eleven of the twelve members join. Mwale adds a reason for wanting the last place.`,
      ],
      full: [
        `The first paragraph gives the economists' account, that the pot comes sooner, and its embarrassment: "The twelfth might as well have kept her money under the mattress."`,
        `The second paragraph supplies a motive for taking the last place: it keeps money safe from relatives the longest. The third adds that a club holds together because its members want different things.`,
        `So the passage adds a second motive to an account that leaves some members unexplained.`,
      ],
      hints: [
        `The economists say that members get their money sooner. For which member is that no gain?`,
        `Summarize the three paragraphs. Does Mwale deny what the economists say about the other members, or does she add to it?`,
      ],
    },
    {
      id: 'rc-051',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.6,
      stem: `According to the passage, relatives make sure that payments to the club are kept up because`,
      key: [
        `a missed payment would bring shame on the family`,
        `To miss a payment "would disgrace the family," so relatives "see to it that the payment is made." The answer restates "disgrace" as "bring shame on."`,
      ],
      wrong: [
        [
          `they hope to be given a share of the pot in time`,
          'real-world-belief',
          `Relatives may well hope for a share of the pot. But the passage gives a different reason: they do not want the family to be disgraced by a missed payment.`,
        ],
        [
          `they cannot decently refuse a member who is short`,
          'distorted-detail',
          `It is a person known to have cash in the house who "cannot decently refuse." Relatives are among those who ask, so this is not why they protect the payments.`,
        ],
        [
          `they would lose the cash that is kept in the house`,
          'wrong-place',
          `The "cash in the house" is money that is not in the club, so a missed payment would not take it away.`,
        ],
        [
          `they want the member to receive the pot in her turn`,
          'out-of-scope',
          `It is the member who wants the pot in her turn. What moves her relatives is the family's good name.`,
        ],
      ],
      quick: [
        `A missed payment "would disgrace the family." Disgrace is shame, and relatives make sure that the club is paid in order to avoid it.`,
      ],
      full: [
        `The second paragraph contrasts cash in the house with money owed to the club. Relatives would have spent cash kept in a tin at home, but they make sure that the club is paid.`,
        `The sentence that describes this difference begins with their reason: "To miss a payment would disgrace the family." So they act because a missed payment would bring shame on the family.`,
      ],
      hints: [
        `How do relatives treat money in a tin, and how do they treat money owed to the club?`,
        `Find the sentence about missing a payment. What would it mean for the member's relatives?`,
      ],
    },
    {
      id: 'rc-052',
      version: 2,
      skill: 'rc-function',
      difficulty: 0.4,
      stem: `In the first paragraph, the author remarks that the twelfth member might as well have kept her money under the mattress primarily in order to`,
      key: [
        `show that the economists' answer gives her no reason to join a club`,
        `The economists' answer is that the pot comes sooner. For the twelfth member it comes no sooner, so their answer gives her no reason to join. The author calls this an "embarrassment."`,
      ],
      wrong: [
        [
          `suggest that the members of such clubs understand arithmetic badly`,
          'opposite-effect',
          `Those who asked for the last place may seem to calculate badly. But to most of them "the arithmetic was no mystery."`,
        ],
        [
          `recommend another way of saving to those who are paid at the end`,
          'wrong-role',
          `The remark is part of a criticism of the economists' answer, not advice. In fact, the second paragraph says that "money under a mattress does not stay there."`,
        ],
        [
          `explain why the last place is the first that members will ask for`,
          'opposite-effect',
          `The remark makes it puzzling that members ask for the last place. The explanation comes only in the second paragraph.`,
        ],
        [
          `prove that eleven members profit at the expense of the twelfth one`,
          'distorted-detail',
          `All members receive "exactly what they paid in," so the other eleven do not profit "at the expense of the twelfth."`,
        ],
      ],
      quick: [
        `If the only gain is that the pot comes sooner, the twelfth member gains nothing. So the economists' answer gives her no reason to join.`,
      ],
      full: [
        `The economists say that members gain because the pot comes sooner than they could have saved the same amount alone.`,
        `For the twelfth member, the pot comes no sooner, so by this reasoning a mattress would serve her as well. The author calls this the answer's "one embarrassment."`,
        `So the remark shows what the answer leaves unexplained and prepares for Mwale's explanation.`,
      ],
      hints: [
        `What do economists say that members gain from a club?`,
        `Apply the economists' answer to each member in turn. What does it say about the one who is paid last?`,
      ],
    },
    {
      id: 'rc-053',
      version: 2,
      skill: 'rc-inference',
      difficulty: 1.1,
      stem: `Mwale's inclination to blame the lot for the loss of members most likely rests on the idea that a lot`,
      key: [
        `gives members places that do not suit what they seek from the club`,
        `A club "holds together because its members want different things of it." A lot ignores what they want, so a member who wants a lock may be paid first and one who wants money early may be paid last.`,
      ],
      wrong: [
        [
          `is thought unjust by those members who then receive a late place`,
          'real-world-belief',
          `Outsiders call the old order unjust, but nobody in the passage says that of the lot. And in nearly half of the clubs the last place was asked for first, so many members welcome a late place.`,
        ],
        [
          `makes it possible for a few members to be served before the others`,
          'wrong-speaker',
          `Outsiders, not Mwale, object "that a few should always be served first." Under any order, someone is served first.`,
        ],
        [
          `is used mostly by clubs whose members do not yet know one another`,
          'half-right',
          `Mwale notes that "most of these clubs were new." This is a reason to doubt that the lot is to blame, not a reason to blame it.`,
        ],
        [
          `keeps the members from knowing in which month they will be paid`,
          'distorted-detail',
          `A lot settles the order too. Once it is drawn, every member knows in which month she will be paid.`,
        ],
      ],
      quick: [
        `Members want different places, but a lot gives them places without regard to what they want. Those who get the wrong place may leave.`,
      ],
      full: [
        `According to the third paragraph, a club holds together because "its members want different things of it." Early places suit those who want the pot soon, and late places suit those who want a lock.`,
        `When members can ask for a place, each may get what she came for. When places are drawn by lot, many do not, and they may leave.`,
        `That is why Mwale is inclined to blame the lot: it gives members places that do not suit what they seek from the club.`,
      ],
      hints: [
        `According to the third paragraph, what holds a club together?`,
        `Suppose that a trader wants the last place and the lot gives her the first. What has she lost, and what might she do?`,
      ],
    },
  ],
}
