const short = 15;
const chunk = 5;
const checks = "ABCDEFGHIJKLMNOPQRSTUVWXYZ012345";

/**
 * The fifteen characters of an identifier of the CRM, upper and lower case apart. One of eighteen has three more that
 * say which of the others are upper case, so that it can be compared without regard to case.
 * @returns undefined where the text is neither, or its last three do not fit the others
 */
export function readObjectId(sent: string): string | undefined {
  if (!/^(?:[A-Za-z0-9]{15}|[A-Za-z0-9]{18})$/.test(sent)) return undefined;
  const id = sent.slice(0, short);
  return sent.length === short || sent.slice(short).toUpperCase() === checkOf(id) ? id : undefined;
}

/** The identifier with the three characters that check it. */
export function printLongId(id: string): string {
  return `${id}${checkOf(id)}`;
}

/** One character for each five: which of them are upper case, the first one counting least. */
function checkOf(id: string): string {
  return [0, 1, 2]
    .map((at) => [...id.slice(at * chunk, (at + 1) * chunk)])
    .map((five) => five.reduce((sum, character, place) => sum + (/[A-Z]/.test(character) ? 2 ** place : 0), 0))
    .map((sum) => checks[sum])
    .join("");
}
