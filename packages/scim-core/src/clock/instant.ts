/** The milliseconds of a dateTime, for comparison. NaN for other text. */
export function toMilliseconds(dateTime: string): number {
  return Date.parse(dateTime);
}
