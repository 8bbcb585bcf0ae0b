/**
 * An amount as people write it: '$10', '$9.50', '¥1,200'. `amount` is in minor units of `currency` (ISO 4217, any letter
 * case), of which a currency has 0, 2 or 3 decimals.
 */
export function moneyText(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
    trailingZeroDisplay: 'stripIfInteger',
  })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
