/** The greatest common divisor of two whole numbers, never negative; that of 0 and 0 is 0. */
export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b)
}
