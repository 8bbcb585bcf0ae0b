/** A call that cannot begin or go on, with the sentence for the screen. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly code: string

  constructor(sentence: string, code = '') {
    super(sentence)
    this.code = code
  }
}
