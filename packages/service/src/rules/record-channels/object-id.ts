const short = 15;
const chunk = 5;
const checks = "ABCDEFGHIJKLMNOPQRSTUVWXYZ012345";

/**
 * Reads a CRM ID of fifteen case-sensitive characters. An ID of eighteen has three check characters that say which of
 * the others are uppercase, so that it can be compared ignoring case.
 * @returns undefined for any other text, or if the check characters do not match
 */
export function readObjectId(sent: string): string | undefined {
  if (!/^(?:[A-Za-z0-9]{15}|[A-Za-z0-9]{18})$/.test(sent)) return undefined;
  const id = sent.slice(0, short);
  return sent.length === short || sent.slice(short).toUpperCase() === checkOf(id) ? id : undefined;
}

/** The ID with its three check characters. */
export function printLongId(id: string): string {
  return `${id}${checkOf(id)}`;
}

/** One check character per five characters. Each uppercase character sets a bit, the first one the lowest. */
function checkOf(id: string): string {
  return [0, 1, 2]
    .map((at) => [...id.slice(at * chunk, (at + 1) * chunk)])
    .map((five) => five.reduce((sum, character, place) => sum + (/[A-Z]/.test(character) ? 2 ** place : 0), 0))
    .map((sum) => checks[sum])
    .join("");
}
