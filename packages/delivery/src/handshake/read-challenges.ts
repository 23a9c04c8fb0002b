/**
 * Reads the challenge that an app returned: as plain text, as the form field `challenge`, or as a JSON object with that
 * member. The Content-Type does not decide, because apps often leave it out.
 */
export function readChallenges(body: string): readonly string[] {
  const inForm = new URLSearchParams(body).get("challenge");
  const inJson = readMember(body);
  return [body.trim(), ...(inForm === null ? [] : [inForm]), ...(inJson === undefined ? [] : [inJson])];
}

function readMember(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && "challenge" in value;
    return isObject && typeof value.challenge === "string" ? value.challenge : undefined;
  } catch {
    return undefined;
  }
}
