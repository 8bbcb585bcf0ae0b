import type { WrittenPassage } from '../written-question.ts'

export const unfinishedTerms: WrittenPassage = {
  passage: {
    id: 'passage-unfinished-terms',
    title: 'The boys who left',
    paragraphs: [
      `In the registers of the guilds of Tessburg, more than half of the boys bound as apprentices between 1620 and 1680 are not heard of again. Older scholars took this to mean that apprenticeship was failing. Masters, having pocketed a premium from the parents, used the boys as cheap hands and taught them little, until those who could bear it no longer ran away from a contract that bound them for seven years.`,
      `Tomasz Reyl has looked for four hundred of the missing in the tax lists and parish books of the surrounding country. Nearly two in three turn up within ten years, practicing the trade to which they had been bound, or one close to it, in villages where the guild had no power. Most had left in the fourth or fifth year. Reyl concludes that leaving was less a failure of training than a way of ending it. By then a boy knew what a village joiner needs to know; the later years taught him little, and served to repay the master for the first ones, in which a clumsy boy spoils more than he makes. Those who stayed to the end were those who meant to work in Tessburg itself, where only a completed term opened the guild to them.`,
      `A difficulty was soon pointed out by Reyl's critics: why should masters have gone on taking boys who were apt to leave just when they had become useful? Reyl's answer lies in the premiums. These were highest in the trades in which most boys left, and after 1650 they were commonly lowered for parents who put down a surety, to be forfeited if the boy did not complete his term. Masters, it seems, foresaw the losses and charged for them. Whether the parents foresaw them as well, or had each time hoped for a citizen of Tessburg and been given a village joiner, the registers do not say.`,
    ],
  },
  questions: [
    {
      id: 'rc-098',
      version: 3,
      skill: 'rc-main-idea',
      difficulty: 0.2,
      stem: `The primary purpose of the passage is to`,
      key: [
        `set out and defend a new reading of records once taken as a sign of failure`,
        `Older scholars took the registers as a sign of failure. Reyl reads the same records as showing boys who ended their training when they had learned enough. The third paragraph answers an objection to his reading.`,
      ],
      wrong: [
        [
          `explain why premiums for apprentices differed from one trade to another`,
          'detail-for-main-idea',
          `Premiums do differ from one trade to another, but this is mentioned only to help Reyl answer an objection. It is part of his defense, not the subject of the passage.`,
        ],
        [
          `show that the masters of Tessburg treated apprentices better than is thought`,
          'distorted-detail',
          `That masters "used the boys as cheap hands" is the older scholars' view. Reyl answers it by asking what became of the boys, not by showing that they were treated better.`,
        ],
        [
          `weigh the merits of guild training against those of training in a village`,
          'wrong-comparison',
          `All the boys were trained in the city; the villages are where many of them worked afterward. The passage never compares training in the two places.`,
        ],
        [
          `argue that early modern records are silent about what families intended`,
          'too-broad',
          `The last sentence does say that the registers are silent on one point. But this answer turns that single point into the theme of the whole passage.`,
        ],
      ],
      quick: [
        `Older scholars read the registers as a sign of failure. Reyl reads leaving as "a way of ending" the training, and he answers an objection to this reading.`,
      ],
      full: [
        `The first paragraph gives the older view: missing boys mean that apprenticeship was failing. The second reports where they went and gives Reyl's view, that leaving was "less a failure of training than a way of ending it."`,
        `The third takes up the critics' question of why masters went on taking such boys. Reyl answers that premiums were highest where most boys left, so masters seem to have foreseen the losses and charged for them.`,
        `So the passage sets out a new reading of the registers and defends it.`,
      ],
      hints: [
        `How did older scholars explain the missing apprentices, and how does Reyl explain them?`,
        `What is the third paragraph doing for Reyl's conclusion?`,
      ],
    },
    {
      id: 'rc-099',
      version: 2,
      skill: 'rc-detail',
      difficulty: -0.8,
      stem: `According to the passage, apprentices who intended to work in Tessburg tended to complete their term because`,
      key: [
        `they could enter the guild in no other way`,
        `The passage says that in Tessburg "only a completed term opened the guild to them." So they could enter the guild in no other way.`,
      ],
      wrong: [
        [
          `they would otherwise lose their premium`,
          'distorted-detail',
          `The premium was paid to the master. What would "be forfeited if the boy did not complete his term" was the surety, which some parents put down after 1650.`,
        ],
        [
          `the last years taught them skills of a city`,
          'opposite-effect',
          `The passage says that the later years "taught him little" and served to repay the master. It does not say that they taught skills of a city.`,
        ],
        [
          `they had been treated well by their masters`,
          'out-of-scope',
          `The passage does not say how the boys who stayed were treated. The reason it gives is that only a completed term opened the guild to them.`,
        ],
        [
          `village trades were already full by that time`,
          'real-world-belief',
          `Crowded villages might well keep a boy in the city. But nearly two in three of the boys whom Reyl looked for found work in villages, in the trade or one close to it.`,
        ],
      ],
      quick: [
        `In Tessburg "only a completed term opened the guild to them." So boys who meant to work there had no other way in.`,
      ],
      full: [
        `The end of the second paragraph describes those who stayed to the end. They were those who meant to work in Tessburg itself, "where only a completed term opened the guild to them."`,
        `The word "only" means that there was no other way into the guild, so these boys had a reason to complete their term.`,
      ],
      hints: [
        `Where does the passage speak of the boys who stayed to the end?`,
        `What did a completed term give a boy that skill alone did not? In the last sentence of the second paragraph, notice the word "only."`,
      ],
    },
    {
      id: 'rc-100',
      version: 2,
      skill: 'rc-inference',
      difficulty: 0.8,
      stem: `It can be inferred from Reyl's account that a boy's departure in the fourth year, if nothing had been charged for the risk of it, would have left his master`,
      key: [
        `out of pocket, since the costly early years would not have been made good`,
        `The later years "served to repay the master for the first ones," in which a boy "spoils more than he makes." If a boy left in the fourth year, much of the repayment was lost, so the master would have been out of pocket.`,
      ],
      wrong: [
        [
          `in profit, since a cheap pair of hands had served him for four long years`,
          'wrong-speaker',
          `Older scholars said that masters used the boys as cheap hands. But in Reyl's account the first years cost the master money, so he was not yet in profit.`,
        ],
        [
          `no worse off, since the last years taught the boy little that was new`,
          'half-right',
          `It is true that the boy lost little by leaving. But his master lost the years of work that would have repaid him, so the master was worse off.`,
        ],
        [
          `unable to take boys, since the guild would have closed the trade to him`,
          'out-of-scope',
          `It was the boy who lost his way into the guild by leaving early. The passage mentions no penalty for a master whose apprentice left.`,
        ],
        [
          `with a rival nearby, since the boy would have set up in the same street`,
          'distorted-detail',
          `Many of the boys did go on practicing the trade. But they did so "in villages where the guild had no power," not down the street from their former masters.`,
        ],
      ],
      quick: [
        `The early years cost the master, and the later years repay him. If a boy leaves in the fourth year and nothing has been charged for that risk, the cost is not made good.`,
      ],
      full: [
        `In the first years a clumsy boy "spoils more than he makes," so the master loses. The later years "repay the master for the first ones."`,
        `A boy who leaves in the fourth or fifth year has cost the master money but has not yet fully repaid him. That seems to be why masters charged higher premiums where boys often left, and valued a surety.`,
        `Without any such charge, the master would have been left out of pocket.`,
      ],
      hints: [
        `In Reyl's account, who benefits from the first years, and who benefits from the last?`,
        `Why would a master charge more in a trade in which many boys left?`,
      ],
    },
    {
      id: 'rc-101',
      version: 2,
      skill: 'rc-application',
      difficulty: 0.5,
      stem: `Which of the following is most like the boys who left Tessburg, as Reyl understands them?`,
      key: [
        `Cooks who quit a course when they can run an inn and need no city diploma`,
        `The cooks leave once they know enough for the work they plan to do, and they give up only a diploma that matters in the city. That is how Reyl understands the boys.`,
      ],
      wrong: [
        [
          `Nurses who quit a course because its teachers give them chores, not lessons`,
          'wrong-speaker',
          `Older scholars pictured the boys in this way, as cheap hands who were taught little. But Reyl thinks that the boys left because they had learned enough.`,
        ],
        [
          `Pilots who quit one airline for another that pays them better for the same work`,
          'half-right',
          `The pilots leave once they are trained, but for better pay in the same kind of place. The boys left to work in another kind of place, the villages, where they did not need a completed term.`,
        ],
        [
          `Weavers who stay to the end of a course and then find no work in their trade`,
          'opposite-effect',
          `These weavers are the opposite of the boys, who left before the end. And nearly two in three of the boys whom Reyl looked for did work in their trade or one close to it.`,
        ],
        [
          `Clerks who change to another course after finding that the first bores them`,
          'distorted-detail',
          `The clerks give up their field out of boredom. But the boys whom Reyl found were practicing the trade "to which they had been bound, or one close to it."`,
        ],
      ],
      quick: [
        `The boys left when they knew enough for a village and did not need the completed term. In the same way, the cooks can run an inn and need no city diploma.`,
      ],
      full: [
        `According to Reyl, by the fourth or fifth year a boy "knew what a village joiner needs to know." The completed term mattered only for those who meant to work in the city.`,
        `A parallel needs both parts: leaving once you know enough, and giving up a title that matters only elsewhere. The cooks fit on both counts: they can run an inn, and they need no city diploma.`,
      ],
      hints: [
        `According to Reyl, why did the boys leave in the fourth or fifth year and not sooner?`,
        `What did they give up by leaving, and where would it have mattered?`,
      ],
    },
  ],
}
