import type { WorldEmoji } from "./emoji.js";
import type { WorldFinding } from "./section/finding.js";

/** Each emoji is listed once, and is either an image or another name of an emoji. */
export function checkEmoji(emoji: readonly WorldEmoji[]): readonly WorldFinding[] {
  return emoji.flatMap(({ name, url, alias_of: aliasOf }, i) => {
    const findings: WorldFinding[] = [];
    if (emoji.findIndex((one) => one.name === name) !== i) {
      findings.push({ path: ["emoji", i, "name"], message: `The emoji ${name} is listed already` });
    }
    if ((url === undefined) === (aliasOf === undefined)) {
      findings.push({ path: ["emoji", i], message: "An emoji has either a url or alias_of" });
    }
    if (aliasOf === name) findings.push({ path: ["emoji", i, "alias_of"], message: "An emoji is no alias of itself" });
    return findings;
  });
}
