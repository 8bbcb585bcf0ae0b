/** Further than this from the target, in logits, an item feels easier or harder than usual. */
const near = 0.75

/** Why an item is in the set, in the candidate's words. `daysAgo` is there for one that was served before. */
export function whyChosen(facts: {
  n: number
  target: number
  difficulty: number
  daysAgo: number | undefined
}): string {
  const { n, target, difficulty, daysAgo } = facts
  if (daysAgo === 0) return 'Seen earlier today'
  if (daysAgo === 1) return 'Seen yesterday'
  if (daysAgo !== undefined) return `Seen ${daysAgo} days ago`
  if (n === 0) return 'New skill'
  if (difficulty < target - near) return 'A little easier, to be sure'
  if (difficulty > target + near) return 'A step up'
  return 'At your level'
}
