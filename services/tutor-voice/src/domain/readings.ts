/** Letters of other alphabets that look like A to E. */
const lookAlikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  а: 'a',
  с: 'c',
  е: 'e',
}

/**
 * Returns a sentence as a reader may take it: first as it stands, without hidden characters and foreign look-alikes; then
 * backwards, shifted by 13 letters, and with its base64 and hexadecimal parts decoded.
 */
export function readingsOf(sentence: string): string[] {
  const plain = sentence
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[АВСЕΑΒΕасе](?![а-яё])/gu, (letter) => lookAlikes[letter] ?? letter)
  const joined = plain.replace(/\b(?:\p{L}[-. ]){2,}\p{L}\b/gu, (letters) => letters.replace(/[-. ]/g, ''))
  return [plain, joined, plain.split('').toReversed().join(''), shifted(plain), ...decoded(plain)]
}

function shifted(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })
}

function decoded(text: string): string[] {
  const base64 = [...text.matchAll(/[A-Za-z0-9+/]{4,}={0,2}/g)].map(([part]) =>
    Buffer.from(part, 'base64').toString('utf8'),
  )
  const hex = [...text.matchAll(/(?:0x)?((?:[0-9a-f]{2}\s?){2,})/gi)].map(([, part = '']) =>
    Buffer.from(part.replace(/\s/g, ''), 'hex').toString('utf8'),
  )
  const bits = [...text.matchAll(/(?:\b[01]{8}\b\s?)+/g)].map(([part]) =>
    String.fromCharCode(
      ...part
        .trim()
        .split(/\s+/)
        .map((bit) => Number.parseInt(bit, 2)),
    ),
  )
  return [...base64, ...hex, ...bits].filter((part) => /^[\x20-\x7e]+$/.test(part))
}
