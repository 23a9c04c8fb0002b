import { type Mark, unescapeText } from "./mark.js";

/** Reads the text between `<` and `>`: a mention, a date, or a link. Undefined for other texts. */
export function parseAngled(inner: string): Mark | undefined {
  const bar = inner.indexOf("|");
  const target = bar === -1 ? inner : inner.slice(0, bar);
  const label = unescapeText(bar === -1 ? "" : inner.slice(bar + 1));
  const rest = target.slice(1);
  switch (target[0]) {
    case "@":
      return { kind: "user", id: rest, label };
    case "#":
      return { kind: "channel", id: rest, label };
    case "!":
      return parseSpecial(rest, label);
    default:
      return /^[a-z][a-z0-9+.-]*:/i.test(target) ? { kind: "link", to: unescapeText(target), label } : undefined;
  }
}

function parseSpecial(target: string, label: string): Mark | undefined {
  const [name = "", ...parts] = target.split("^");
  if (name === "subteam") return { kind: "usergroup", id: parts[0] ?? "", label };
  if (name === "date") {
    const [seconds = "", format = "", link = ""] = parts;
    return { kind: "date", seconds: Number(seconds), format, link: unescapeText(link), fallback: label };
  }
  return { kind: "broadcast", to: label === "" ? name : label.replace(/^@/, "") };
}
