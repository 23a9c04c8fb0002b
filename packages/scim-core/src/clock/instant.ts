/** A point in time. The only file of the engine that names the platform's clock type. */
export type Instant = Date;

/** The milliseconds of a dateTime, for comparison. NaN for other text. */
export function toMilliseconds(dateTime: string): number {
  return Date.parse(dateTime);
}
