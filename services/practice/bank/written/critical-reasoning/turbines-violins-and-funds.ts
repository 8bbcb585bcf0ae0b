import type { WrittenQuestion } from '../written-question.ts'

/** Turbines, violinists, burglars, funds and letters of emigrants. */
export const turbinesViolinsAndFunds: readonly WrittenQuestion[] = [
  {
    id: 'cr-0291',
    skill: 'cr-evaluate',
    difficulty: -0.2,
    stem: `A year after wind turbines were built on a ridge in Hollis County, 40 percent of the people who live within one mile of them said in a survey that they sleep badly. Among people who live farther away in the county, only 25 percent said so. A county official concludes that the noise of the turbines keeps people from sleeping well.

The answer to which of the following questions would be of most help in evaluating the official's conclusion?`,
    key: [
      `What share of the people within one mile of the ridge slept badly before the turbines were built?`,
      `If it was already 40 percent, the turbines have apparently changed nothing. If it was about 25 percent, as in the rest of the county today, they are a likely cause.`,
    ],
    wrong: [
      [
        `What share of the electricity that is used in the county do the turbines on the ridge generate?`,
        'out-of-scope',
        `If the turbines supply much of the county's electricity, some noise may seem worth it. But that tells us how useful they are, not how they affect sleep.`,
      ],
      [
        `How many people in the county had been opposed to the turbines when they were first proposed?`,
        'half-right',
        `Opponents may be more likely to complain. But their number in the whole county does not tell us how many of them live near the ridge, or how well anyone sleeps.`,
      ],
      [
        `How much would it cost the owner of the turbines to stop them for the eight hours of the night?`,
        'out-of-scope',
        `The cost of stopping the turbines would matter if the official were right and something had to be done. But it does not show whether the official is right.`,
      ],
      [
        `Do people who live near a busy highway sleep worse than the people who live near the turbines?`,
        'wrong-comparison',
        `A highway may keep more people awake. But whether it does or not, the turbines may keep people awake too, so the answer does not help.`,
      ],
    ],
    quick: [
      `People near the turbines sleep worse than others do. Finding out how they slept before the turbines were built would show whether the difference came with the turbines.`,
    ],
    full: [
      `Method: give each question two opposite answers. The official compares two groups of people and credits the difference in their sleep to the turbines.`,
      `But people near the ridge may have slept badly for another reason, such as their age or traffic.`,
      `Take the question about the time before the turbines. If 40 percent of those near the ridge already slept badly, the turbines are probably not the cause. If only 25 percent did, the difference came with the turbines. So the answer to this question helps most.`,
    ],
    hints: [
      `Which two groups of people does the official compare, and when was the survey taken?`,
      `Could the two groups have differed for another reason? Imagine two opposite answers to each question, and see which pair would decide the matter.`,
    ],
  },
  {
    id: 'cr-0292',
    skill: 'cr-boldface',
    difficulty: 0.8,
    stem: `Music teacher: Parents tell me that a child who has not started the violin by the age of six will never be great at it, since nearly all of today's great violinists had started by that age. I do not doubt the fact. But nine out of ten children who ever take up the violin start by that age. Even if a late start did no harm at all, therefore, some nine out of ten great violinists would have started by the age of six, and the fact gives parents no reason to despair.

In the music teacher's argument, the statements 'nearly all of today's great violinists had started by that age' and 'nine out of ten children who ever take up the violin start by that age' play which of the following roles?`,
    key: [
      `The first is evidence offered for a belief; the second is used to show that the evidence is to be expected even if the belief is false.`,
      `Because nearly all great violinists started early, parents believe that a late starter will never be great. The second statement shows that this fact would be expected even if a late start did no harm at all.`,
    ],
    wrong: [
      [
        `The first is evidence offered for a belief; the second is used to show that the evidence is not as well established as it seems.`,
        'half-right',
        `The first half is right. But the teacher says, "I do not doubt the fact," and questions only what follows from it.`,
      ],
      [
        `The first is a belief that the teacher rejects; the second is used to show that this belief has unwelcome consequences for parents.`,
        'wrong-role',
        `The teacher does reject a belief, but it is that late starters will never be great. The first statement is the evidence for it, and the teacher accepts that.`,
      ],
      [
        `The first is a fact that the teacher explains; the second is a cause of this fact that parents have proposed and the teacher denies.`,
        'wrong-speaker',
        `The teacher does use the second statement to explain the first. But the parents do not mention it, and the teacher does not deny it.`,
      ],
      [
        `The first is evidence for the teacher's main conclusion; the second is further evidence that leads to it by a different route.`,
        'opposite-effect',
        `Both statements are facts that the teacher accepts. But the main conclusion is that parents need not despair, and the first statement is what leads them to despair.`,
      ],
    ],
    quick: [
      `The teacher grants the fact about great violinists but rejects what parents infer from it. Most children who take up the violin start early, so the fact would be expected even if a late start did no harm.`,
    ],
    full: [
      `Method: find the conclusion first. It comes last: the fact gives parents no reason to despair.`,
      `The first statement is the fact from which parents infer that late starters will never be great. The teacher grants it.`,
      `The second says that of the children who ever take up the violin, nine out of ten start by the age of six anyway. So about nine out of ten great violinists would have started by then even if a late start did no harm.`,
      `So the second statement shows that the evidence in the first is to be expected even if the parents' belief is false.`,
    ],
    hints: [
      `What do the parents believe, and what fact do they base it on?`,
      `Does the teacher doubt the parents' fact or what they infer from it? Look at what would follow if "a late start did no harm at all."`,
    ],
  },
  {
    id: 'cr-0293',
    skill: 'cr-paradox',
    difficulty: 0.6,
    stem: `Two years ago the legislature of one state doubled the prison terms for burglary. The police have since reported as many burglaries as before, have arrested as many suspects, and have gathered evidence just as good. Nevertheless, the number of people convicted of burglary in the state has fallen by nearly a third.

Which of the following, if true, most helps to explain the fall in the number of convictions?`,
    key: [
      `Prosecutors who find the new terms too severe now charge many first-time burglars with trespassing.`,
      `Such people are still arrested on good evidence, but they can no longer be convicted of burglary if they are charged only with trespassing. So the severe terms themselves lead to fewer convictions.`,
    ],
    wrong: [
      [
        `The legislature doubled the terms because voters had complained about the number of burglaries.`,
        'out-of-scope',
        `The voters' complaints explain why the law was passed. But the question is what has happened in the courts since then.`,
      ],
      [
        `Burglars know that they will spend a longer time in prison now if they are convicted of burglary.`,
        'explains-one-side',
        `Fear of longer terms might lead to fewer burglaries. But the police have reported "as many burglaries as before," so fear does not explain the fall in convictions.`,
      ],
      [
        `People convicted of burglary before the change will not have to stay in prison any longer for it.`,
        'out-of-scope',
        `People convicted earlier may still be in prison. But what happens to them does not change how many are convicted now.`,
      ],
      [
        `The number of people convicted of burglary has not fallen in states that left their terms as they were.`,
        'explains-one-side',
        `If convictions have not fallen in states that left their terms alone, the longer terms probably play a part. But this answer does not say how longer terms lead to fewer convictions.`,
      ],
    ],
    quick: [
      `Between an arrest and a conviction, prosecutors decide on the charge. If they find the new terms too severe and charge trespassing instead, convictions for burglary fall.`,
    ],
    full: [
      `Method: accept both facts. Burglaries, arrests, and evidence have not changed, and yet there are fewer convictions for burglary.`,
      `The explanation has to lie somewhere between the arrest and the verdict.`,
      `Prosecutors who find the new terms too severe now charge many first-time burglars with trespassing. A burglar who is charged only with trespassing is not convicted of burglary, so convictions for burglary decline.`,
    ],
    hints: [
      `List the stages between a burglary and a conviction. Which of them have not changed in the past two years?`,
      `How could the longer terms themselves change the way in which a case is handled after an arrest?`,
    ],
  },
  {
    id: 'cr-0294',
    skill: 'cr-flaw',
    difficulty: 0.8,
    stem: `From an investment firm's brochure: 'Of the funds that we have offered for ten years or more, each has earned more over the past ten years than the market as a whole. Such a record cannot be due to luck. Investors who put their money into any of the thirty funds that we offer today can be confident that our managers know how to choose stocks.'

The reasoning in the brochure is most vulnerable to criticism on the grounds that it`,
    key: [
      `does not take into account that funds with poor results may have been closed in those years`,
      `If funds with poor results are closed, those that last ten years have in effect been selected because they did well. A few funds out of many can have such a record by luck.`,
    ],
    wrong: [
      [
        `does not mention by how much the return of each fund exceeded that of the market as a whole`,
        'not-required',
        `Larger differences would be more impressive. But even if they were stated, a good record of the oldest funds would not show that the managers of all thirty have skill.`,
      ],
      [
        `assumes that investors care more about the return of a fund than about the risk of a loss`,
        'out-of-scope',
        `Risk matters to many investors, and the brochure is silent about it. But its claim is that the managers know how to choose stocks, whatever investors may care about most.`,
      ],
      [
        `treats the fact that the market as a whole has risen as though it were due to the managers`,
        'distorted-detail',
        `Taking credit for a rising market would be a flaw. But the brochure compares its funds with the market as a whole, so a rise in the market does not explain their lead.`,
      ],
      [
        `presumes that no other firm has offered funds that earned more than the market in that time`,
        'wrong-comparison',
        `The brochure makes no claim about other firms. Its reasoning would be just as weak whether or not they have offered such funds.`,
      ],
    ],
    quick: [
      `Only funds that lasted ten years are judged. If poor funds were closed in that time, the good record of those that remain may be luck.`,
    ],
    full: [
      `Method: identify the step of the argument. The brochure moves from the record of funds offered for ten years or more to the skill of the firm's managers.`,
      `But the funds that last ten years are not a random selection, since a firm may close those that do badly.`,
      `Suppose that a firm opens forty funds, chooses their stocks by tossing coins, and closes the losers. Those left after ten years have all done well, without any skill.`,
      `The brochure does not consider that funds with poor results may have been closed, and that is its flaw.`,
    ],
    hints: [
      `What evidence does the brochure offer, and what does it conclude about the managers?`,
      `Which of the firm's funds are part of the record, and what may have happened to the others? Ask how a firm without any skill could have such a record.`,
    ],
  },
  {
    id: 'cr-0295',
    skill: 'cr-complete',
    difficulty: 0.9,
    stem: `In the village of Orsa, families still keep some two hundred letters from relatives who emigrated to America between 1880 and 1910, and nine out of ten of these letters tell of good wages and land of one's own. Historians have concluded that most emigrants from Orsa prospered. But a letter that reported success was shown to the neighbors and passed down to the children with pride, whereas one that reported hardship was something to be hidden. The historians' conclusion would therefore be justified by these letters only if _______.

Which of the following most logically completes the argument?`,
    key: [
      `letters reporting hardship were about as likely to be kept as those reporting success`,
      `The letters that were kept can stand for all the letters that were sent only if both kinds were kept about equally often. This answer removes the objection about pride and hiding.`,
    ],
    wrong: [
      [
        `letters reporting success were written by the emigrants themselves and not by others`,
        'not-required',
        `An emigrant may have asked someone else to write down good news. That makes it no less true, and it does not affect which letters were kept.`,
      ],
      [
        `families in Orsa kept the letters that they were sent for longer than families elsewhere`,
        'wrong-comparison',
        `Letters kept for a long time may seem to be good evidence. But what matters is which letters were kept in Orsa, and families elsewhere cannot tell us that.`,
      ],
      [
        `emigrants who prospered wrote to their relatives more often than those who did not`,
        'opposite-effect',
        `If so, good news was overrepresented even among the letters that were sent. That adds a second doubt and does not remove the first.`,
      ],
      [
        `letters reporting hardship were read by fewer of the neighbors than those with good news`,
        'restates-premise',
        `The argument already says that letters about hardship were "something to be hidden." That few neighbors read them adds nothing new and does not show that such letters were kept.`,
      ],
    ],
    quick: [
      `We have only the letters that were kept. They represent all the letters sent only if those reporting hardship were about as likely to be kept.`,
    ],
    full: [
      `Method: find the doubt that the blank has to remove. The words "only if" ask for the condition under which the objection before them would disappear.`,
      `The objection is that families kept letters about success with pride and hid letters about hardship. So the two hundred letters are a biased selection.`,
      `The objection disappears if both kinds were about as likely to be kept. Then nine out of ten letters kept would mean about nine out of ten letters sent.`,
      `The options about who wrote the letters and how often the prosperous wrote do not remove the objection.`,
    ],
    hints: [
      `The sentence that begins with "But" raises a doubt about the two hundred letters. What is it?`,
      `Under what condition would this doubt not matter?`,
    ],
  },
]
