/** Whether a text that is no JSON text is the beginning of one: more of it could have made it whole. */
export function jsonEndsEarly(text: string): boolean {
  const open: ("{" | "[")[] = [];
  let expected: Expected = "value";
  let at = 0;
  for (;;) {
    at = skipSpace(text, at);
    if (at >= text.length) return expected !== "separator" || open.length > 0;
    const step = takeToken(text, at, expected, open);
    if (step === "early" || step === "broken") return step === "early";
    ({ at, expected } = step);
  }
}

type Expected = "value" | "valueOrEnd" | "key" | "keyOrEnd" | "colon" | "separator";
type Step = { readonly at: number; readonly expected: Expected } | "early" | "broken";

/** Takes the token at `at`. `open` is the nesting up to there and is kept in step. */
function takeToken(text: string, at: number, expected: Expected, open: ("{" | "[")[]): Step {
  const character = text[at];
  switch (expected) {
    case "valueOrEnd":
      return character === "]" ? close(at, open) : takeValue(text, at, open);
    case "value":
      return takeValue(text, at, open);
    case "keyOrEnd":
      return character === "}" ? close(at, open) : takeString(text, at, "colon");
    case "key":
      return takeString(text, at, "colon");
    case "colon":
      return character === ":" ? { at: at + 1, expected: "value" } : "broken";
    case "separator":
      return takeSeparator(character, at, open);
  }
}

function takeSeparator(character: string | undefined, at: number, open: ("{" | "[")[]): Step {
  const innermost = open.at(-1);
  if (innermost === undefined) return "broken";
  if (character === ",") return { at: at + 1, expected: innermost === "{" ? "key" : "value" };
  return character === (innermost === "{" ? "}" : "]") ? close(at, open) : "broken";
}

function close(at: number, open: ("{" | "[")[]): Step {
  open.pop();
  return { at: at + 1, expected: "separator" };
}

function takeValue(text: string, at: number, open: ("{" | "[")[]): Step {
  const character = text[at];
  if (character === "{" || character === "[") {
    open.push(character);
    return { at: at + 1, expected: character === "{" ? "keyOrEnd" : "valueOrEnd" };
  }
  if (character === '"') return takeString(text, at, "separator");
  return takeWord(text, at);
}

const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const scalarCut = /(?:t|tr|tru|f|fa|fal|fals|n|nu|nul|-|-?(?:0|[1-9]\d*)(?:\.\d*)?(?:[eE][+-]?)?)$/y;

function takeWord(text: string, at: number): Step {
  scalarCut.lastIndex = at;
  if (scalarCut.test(text)) return "early";
  scalar.lastIndex = at;
  return scalar.test(text) ? { at: scalar.lastIndex, expected: "separator" } : "broken";
}

/** A loop rather than a pattern: a string may be as long as the body. */
function takeString(text: string, at: number, then: Expected): Step {
  if (text[at] !== '"') return "broken";
  for (let index = at + 1; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') return { at: index + 1, expected: then };
    if (character === undefined || character < " ") return "broken";
    if (character !== "\\") continue;
    const last = takeEscape(text, index);
    if (typeof last === "string") return last;
    index = last;
  }
  return "early";
}

/** The index of the escape's last character. */
function takeEscape(text: string, at: number): number | "early" | "broken" {
  const kind = text[at + 1];
  if (kind === undefined) return "early";
  if (kind !== "u") return '"\\/bfnrt'.includes(kind) ? at + 1 : "broken";
  const digits = text.slice(at + 2, at + 6);
  if (!/^[0-9a-fA-F]*$/.test(digits)) return "broken";
  return digits.length === 4 ? at + 5 : "early";
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && " \t\n\r".includes(text.charAt(at))) at += 1;
  return at;
}
