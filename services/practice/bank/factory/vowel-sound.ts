/** Vowel sounds without a vowel letter in front: 'hour', '8', '11', '18'. */
const SPOKEN_VOWEL = /^(?:[aeiou]|hour|honest|heir|8|1[18](?!\d|,\d))/i
/** Vowel letters that are spoken as a consonant: 'one', 'unit', 'user', 'euro'. */
const SPOKEN_CONSONANT = /^(?:on(?:e|ce)\b|one-|uni(?!n)|us[aeiu]|eu)/i

/** Whether a word or a number takes 'an': 'hour', 'apple', '8', but neither 'unit' nor '80%' in a formula. */
export function beginsWithVowelSound(text: string): boolean {
  return SPOKEN_VOWEL.test(text) && !SPOKEN_CONSONANT.test(text)
}
