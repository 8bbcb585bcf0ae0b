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
        `This switches the two groups of words. The words for boat, net, and fish are the islanders' own, while the word for sheep was borrowed.`,
      ],
      [
        `they knew fewer words than the people of the mainland`,
        'wrong-comparison',
        `Three borrowed words suggest only that sheep, wool, and looms were new to the islanders. They do not show how many words either people knew.`,
      ],
      [
        `they caught their fish mainly for sale on the mainland`,
        'real-world-belief',
        `Their own word for fish suggests only that the islanders had long known fish. Nothing in the passage says whether they sold any fish, so the blank cannot be about sales.`,
      ],
      [
        `they took more interest in wool than in boats and nets`,
        'distorted-detail',
        `Borrowing the word for wool may look like a sign of interest. But according to the first sentence, people borrow a word because the thing is new to them.`,
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
      `What does a borrowed word suggest about the thing that it names?`,
      `Sort the six words into borrowed words and words of the islanders' own. Then apply the first sentence to each group.`,
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
        `A lower price changes what the gel costs. The estimate rests on how much gel is used up, and the price does not show who used more of it.`,
      ],
      [
        `patients value a clean ward at least as highly as they value a short stay`,
        'out-of-scope',
        `What patients value does not show who used the additional gel. The warning needs another explanation for the rise of 30 percent, and this option offers none.`,
      ],
      [
        `staff who clean their hands more often do so mainly before they eat a meal`,
        'half-right',
        `This tells us when staff who clean their hands more often do so, not whether the staff as a whole do. It offers no other explanation for the additional gel.`,
      ],
      [
        `many of the staff did not know that the amount of gel was being recorded`,
        'opposite-effect',
        `If the staff did not know, they had no reason to use up gel for show. The amount would then be a better sign of what they do, and the warning would be weaker.`,
      ],
    ],
    quick: [
      `The estimate treats all of the gel as used by staff. If visitors now use some of it, the rise does not show cleaner hands among the staff.`,
    ],
    full: [
      `Method: predict the blank. After "since," the head nurse needs another possible cause for the rise in the amount of gel.`,
      `The hospital measures gel but wants to know what the staff do. The two come apart if someone else has begun to use the gel.`,
      `Visitors "formerly had no access to the gel" and now use it. So the wards can use up more gel even if the staff clean their hands no more often.`,
    ],
    hints: [
      `The hospital measures the gel that is used up. In what circumstances would this amount be a poor guide to the behavior of the staff?`,
      `Before you read the options, think of a change this year that would use up more gel although the staff behave as before.`,
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
      `Larger stars burn out sooner, so the longer a cluster has existed, the smaller its largest remaining stars are. This link lets astronomers read the age from the size.`,
    ],
    wrong: [
      [
        `the largest stars of a cluster shine so brightly that they are the first to be noticed`,
        'out-of-scope',
        `Bright stars are convenient to observe. But how soon a star is noticed does not connect its size with the age of its cluster.`,
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
        `This follows from the first sentence. But the smallest stars shine in young and old clusters alike, so they do not help to tell one age from another.`,
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
      `Imagine a cluster when it is young and again when it is old. Which of its stars are missing the second time?`,
      `The blank must connect the largest shining star with the age of the cluster. Decide how its size changes with time before you read the options.`,
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
        `Steady use by others does not replace the students. If many of the 230 were students, the average may fall below 200 after the examinations, so the doubt remains.`,
      ],
      [
        `the council counted people in those two weeks without telling the staff that it did so`,
        'out-of-scope',
        `If the staff did not know, the figure of 230 may be more reliable. But the doubt is whether other weeks are like the first two in May.`,
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
      `The doubt rests on the many students who come before their examinations. "Unless" must introduce a fact that removes this doubt: students are only a small part of the users.`,
    ],
    full: [
      `Method: predict the blank. "Unless" introduces the one fact that would make the count of 230 a good guide after all.`,
      `The author distrusts the count because students come "more often than at any other time" in the weeks before the examinations.`,
      `If students are only a small part of the users even in those weeks, other weeks should bring nearly as many people. An average of at least 200 is then likely.`,
    ],
    hints: [
      `Why does the author think that 230 may be higher than the number in other weeks?`,
      `Name the reason for the doubt. Then look for the fact that would take this reason away.`,
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
      `By the second explanation, those who did not enjoy the piece are not inclined by nature to guess low. If they do guess too low for music that they enjoy, enjoyment and not their nature seems to make the difference.`,
    ],
    wrong: [
      [
        `those who had enjoyed the piece were as exact as the others in judging lengths in meters`,
        'wrong-comparison',
        `The second explanation is about people who underestimate "any length of time." How well they judge lengths in meters does not count against it.`,
      ],
      [
        `those who had enjoyed the piece guessed too low for pieces that they did not enjoy too`,
        'opposite-effect',
        `These people would then guess low whether or not they enjoy the music. That is what the second explanation predicts, so it becomes more plausible.`,
      ],
      [
        `those who had not enjoyed the piece were as used to music of its kind as the others were`,
        'not-required',
        `If both groups were equally used to such music, familiarity does not explain the guesses. But the second explanation is about people's nature, not about familiarity.`,
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
      `Method: find where the two explanations predict different results. The first says that enjoyment makes time seem shorter, the second that some people are inclined by nature to guess low.`,
      `Suppose that the people who had not enjoyed this piece hear music that they do enjoy. By the first explanation they now guess too low; by the second they do not.`,
      `If they do guess too low, their guesses have changed although their nature has not. The second explanation then becomes much less plausible.`,
    ],
    hints: [
      `What would each explanation lead you to expect from one person who likes one piece and dislikes another?`,
      `To separate nature from enjoyment, keep the people the same and change whether they enjoy the music. What result would not fit the second explanation?`,
    ],
  },
]
