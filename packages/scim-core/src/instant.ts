/** A point in time. The only file of the engine that names the platform's clock type. */
export type Instant = Date;

/** The milliseconds of a dateTime as text, for comparison; not a number where it is none. */
export function toMilliseconds(dateTime: string): number {
  return Date.parse(dateTime);
}
