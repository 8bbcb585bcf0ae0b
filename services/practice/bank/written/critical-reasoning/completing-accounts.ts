import type { WrittenQuestion } from '../written-question.ts'

/** Accounts with a blank: language, medicine, stars, town and mind. */
export const completingAccounts: readonly WrittenQuestion[] = [
  {
    id: 'cr-0133',
    version: 3,
    skill: 'cr-complete',
    difficulty: -0.6,
    stem: `When people come to know a new thing from their neighbors, they often take over the neighbors' word for it as well, whereas for things they have known all along they keep their own words. In the language of the Sarru islanders, the words for sheep, wool and loom have been borrowed from the mainland. The words for boat, net and fish have not. It is therefore likely that, at the time when the islanders first had dealings with the mainland, ______.

Which of the following most logically completes the passage?`,
    key: [
      `they went fishing in boats but were not yet keeping sheep`,
      `The borrowed words name things that were probably new to the islanders, among them sheep. Their own words name things that they had probably "known all along," among them boats, nets, and fish.`,
    ],
    wrong: [
      [
        `they were keeping sheep but had not yet learned how to fish`,
        'opposite-effect',
        `This gets the two groups of words backward. The words for boat, net, and fish are the islanders' own, and the word for sheep was borrowed.`,
      ],
      [
        `they knew fewer words than the people of the mainland`,
        'wrong-comparison',
        `Three borrowed words suggest only that sheep, wool, and looms were new to the islanders. They do not show how many words either people knew.`,
      ],
      [
        `they caught their fish mainly for sale on the mainland`,
        'real-world-belief',
        `Having their own word for fish suggests only that the islanders had long known fish. Nothing in the passage says whether they sold any, so this does not follow.`,
      ],
      [
        `they took more interest in wool than in boats and nets`,
        'distorted-detail',
        `Borrowing a word may look like a sign of interest. But the passage says that people borrow words for new things, so a borrowed word for wool suggests only that wool was new.`,
      ],
    ],
    quick: [
      `A borrowed word points to a new thing, and a native word points to a familiar one. So fishing was probably old, and sheep were probably new.`,
    ],
    full: [
      `Method: apply the general rule in the first sentence to the six words. New things often bring the neighbors' word with them, whereas people keep their own words for familiar things.`,
      `The words for sheep, wool, and loom were borrowed, so these things were probably new to the islanders. The words for boat, net, and fish were not, so the islanders probably knew these things before.`,
      `When the dealings began, therefore, the islanders probably fished in boats but did not yet keep sheep.`,
    ],
    hints: [
      `When do people borrow a word, and when do they keep their own, according to the first sentence?`,
      `Sort the six words into borrowed words and the islanders' own words. Then apply the first sentence to each group.`,
    ],
  },
  {
    id: 'cr-0134',
    version: 2,
    skill: 'cr-complete',
    difficulty: 0,
    stem: `A hospital estimates how often its staff clean their hands from the amount of gel that is used up on the wards. This year the wards used up 30 percent more gel than last year, with the same number of staff and patients. The head nurse warns, however, that the rise does not yet show that the staff clean their hands more often, since ______.

Which of the following most logically completes the passage?`,
    key: [
      `visitors to the wards, who formerly had no access to the gel, now use it too`,
      `If visitors now use some of the gel, the wards use up more of it even if the staff have changed nothing. So 30 percent more gel would not show that the staff clean their hands more often.`,
    ],
    wrong: [
      [
        `the gel that is used now is sold at a lower price than the one that was used before`,
        'out-of-scope',
        `A lower price changes what the gel costs, not how much of it is used up. It does not explain why the wards went through 30 percent more.`,
      ],
      [
        `patients value a clean ward at least as highly as they value a short stay`,
        'out-of-scope',
        `Patients may well value a clean ward. But that does not tell us who used the extra gel, and the nurse's warning needs another explanation for the rise.`,
      ],
      [
        `staff who clean their hands more often do so mainly before they eat a meal`,
        'half-right',
        `This tells us when some of the staff clean their hands more often. It offers no other explanation for the extra gel, so it gives the nurse no reason for her warning.`,
      ],
      [
        `many of the staff did not know that the amount of gel was being recorded`,
        'opposite-effect',
        `If the staff did not know, they had no reason to use up gel for show. Their use of gel would then be better evidence of what they do, so the warning would be weaker.`,
      ],
    ],
    quick: [
      `The estimate treats all of the gel as used by staff. If visitors now use some of it, the rise does not show cleaner hands among the staff.`,
    ],
    full: [
      `Method: predict the blank. After "since," the head nurse needs another possible cause for the rise in the amount of gel.`,
      `The hospital measures gel, but what it wants to know is how often the staff clean their hands. The amount of gel misleads if someone other than the staff begins to use it.`,
      `Visitors, who "formerly had no access to the gel," now use it. So the wards can use up more gel even if the staff clean their hands no more often, just as the nurse warns.`,
    ],
    hints: [
      `What does the hospital measure, and what does it want to know?`,
      `Before you read the options, think of something that could have used up more gel this year even if the staff behaved as before.`,
    ],
  },
  {
    id: 'cr-0135',
    version: 3,
    skill: 'cr-complete',
    difficulty: 0.5,
    stem: `The larger a star is, the sooner it burns out. The stars of a cluster are all formed at about the same time, and at first some of every size are among them. Astronomers can therefore tell the age of a cluster from the largest of its stars that are still shining, because ______.

Which of the following most logically completes the passage?`,
    key: [
      `the older a cluster is, the smaller are the largest stars in it that have not burned out`,
      `Larger stars burn out sooner, so the older a cluster is, the smaller its largest remaining stars are. This link lets astronomers tell the age of a cluster from the size of those stars.`,
    ],
    wrong: [
      [
        `the largest stars of a cluster shine so brightly that they are the first to be noticed`,
        'out-of-scope',
        `Bright stars are easy to notice. But being noticed first has nothing to do with how old the cluster is.`,
      ],
      [
        `a star grows larger as it gets older, until it has used up what there is for it to burn`,
        'distorted-detail',
        `The passage says that larger stars burn out sooner, not that stars grow. If a star grew with age, its size now would not show how soon it will burn out.`,
      ],
      [
        `a cluster with a great many large stars was formed earlier than a cluster with only a few`,
        'opposite-effect',
        `Large stars are the first to burn out, so a great many of them would point to a young cluster, not to an old one.`,
      ],
      [
        `the smallest stars of a cluster will still be shining when all the others have burned out`,
        'half-right',
        `This follows from the first sentence. But the smallest stars shine in young and old clusters alike, so they cannot help us tell one age from another.`,
      ],
    ],
    quick: [
      `The largest stars burn out first, then smaller and smaller ones. The largest size that is still shining therefore shows how old the cluster is.`,
    ],
    full: [
      `Method: predict the blank. After "because," we need the link between the size of the largest shining star and the age of the cluster.`,
      `The stars of a cluster are formed at about the same time, and at first there are some of every size. As time passes, the largest burn out, then smaller ones.`,
      `So the older the cluster, the smaller the largest star that is still shining. This is the link that astronomers need.`,
    ],
    hints: [
      `Which stars does a cluster have at first, and what happens to them as time passes?`,
      `The blank must connect the largest star that is still shining with the age of the cluster. Picture a young cluster and an old one, and compare their largest stars.`,
    ],
  },
  {
    id: 'cr-0136',
    version: 3,
    skill: 'cr-complete',
    difficulty: 0.7,
    stem: `The council of Porto Velim will keep the night library open if on average at least 200 people use it in a night. Counts in the first two weeks of May gave an average of 230, and the library's friends now regard its future as safe. But the university examinations fall in the second half of May, and students come to the library in the weeks before them more often than at any other time. The counts therefore give little reason to expect that the condition is met, unless ______.

Which of the following most logically completes the argument?`,
    key: [
      `students make up only a small part of those who use the library during those weeks`,
      `The doubt is that students make these weeks exceptional. If they are only a small part of the users even then, other weeks should bring nearly as many people, and the doubt disappears.`,
    ],
    wrong: [
      [
        `people who are not students use the library just as often in May as in any other month`,
        'half-right',
        `Even if other people come just as often in every month, they do not replace the students. If many of the 230 were students, the average may drop below 200 after the examinations, so the doubt remains.`,
      ],
      [
        `the council counted people in those two weeks without telling the staff that it did so`,
        'out-of-scope',
        `Counting in secret may make the figure of 230 more reliable for those two weeks. But the doubt is whether other weeks are like them, and this does not remove it.`,
      ],
      [
        `the examinations are harder than in other years and most of the students are aware of it`,
        'opposite-effect',
        `Harder examinations may have brought even more students than usual. Then the count tells us even less about other weeks, and the doubt grows.`,
      ],
      [
        `most of the students who use the night library would be sorry if the council closed it`,
        'out-of-scope',
        `Students may well be sorry to lose the library. But the condition is about how many people use it, not about how many would miss it.`,
      ],
    ],
    quick: [
      `The author doubts the count because so many students come before their examinations. "Unless" must introduce a fact that removes this doubt, such as that students are only a small part of the users.`,
    ],
    full: [
      `Method: predict the blank. "Unless" introduces the one fact that would make the count of 230 a good guide after all.`,
      `The author distrusts the count because students come "more often than at any other time" in the weeks before the examinations.`,
      `If students are only a small part of the users even in those weeks, other weeks should bring nearly as many people. An average of at least 200 is then likely.`,
    ],
    hints: [
      `The friends think that the library is safe, but the author does not. What is the author's reason?`,
      `"Unless" introduces a fact that would remove the author's reason for doubt. Which option makes that reason disappear?`,
    ],
  },
  {
    id: 'cr-0137',
    version: 3,
    skill: 'cr-complete',
    difficulty: 1,
    stem: `Psychologists played a piece of music of four minutes to 120 people and asked them how long it had lasted. Those who had enjoyed it guessed, on average, almost a minute less than those who had not. It may be that time seems shorter to us while we enjoy ourselves. But it may also be that some people are by nature easily pleased and at the same time inclined to underestimate any length of time. The second explanation would become much less plausible if it turned out that ______.

Which of the following most logically completes the passage?`,
    key: [
      `those who had not enjoyed the piece guessed too low for pieces that they did enjoy`,
      `According to the second explanation, people who did not enjoy the piece are not inclined by nature to guess low. If they do guess too low for music that they enjoy, enjoyment, not their nature, seems to make the difference.`,
    ],
    wrong: [
      [
        `those who had enjoyed the piece were as exact as the others in judging lengths in meters`,
        'wrong-comparison',
        `The second explanation is about people who underestimate "any length of time." Judging lengths in meters is a different skill, so this result would not count against it.`,
      ],
      [
        `those who had enjoyed the piece guessed too low for pieces that they did not enjoy too`,
        'opposite-effect',
        `These people would then guess low whether or not they enjoy the music. That is what the second explanation predicts, so it becomes more plausible.`,
      ],
      [
        `those who had not enjoyed the piece were as used to music of its kind as the others were`,
        'not-required',
        `This would rule out the idea that one group simply knew such music better. But the second explanation is about people's nature, so it would be no less plausible.`,
      ],
      [
        `those who had enjoyed the piece knew beforehand that they would be asked about its length`,
        'out-of-scope',
        `Expecting the question might have made their guesses more exact. But it does not show whether they guessed low by nature or because they enjoyed the piece.`,
      ],
    ],
    quick: [
      `A person's nature stays the same from piece to piece, but enjoyment does not. So the test is whether the same people guess differently when they enjoy another piece.`,
    ],
    full: [
      `Method: find a case for which the two explanations predict different results. The first says that enjoyment makes time seem shorter, and the second that some people guess low by nature.`,
      `Suppose that the people who did not enjoy this piece hear music that they do enjoy. The first explanation predicts that they will now guess too low. The second gives no reason why they should.`,
      `If they do guess too low, their guesses have changed although their nature has not. That result would make the second explanation much less plausible.`,
    ],
    hints: [
      `According to the second explanation, which people guess low, and does the piece of music matter?`,
      `To separate nature from enjoyment, keep the people the same and change whether they enjoy the music. What result would not fit the second explanation?`,
    ],
  },
]
