import { growthOf, linear } from "@rollcall/test-kit/growth";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Mark } from "./mark.js";
import { parseMrkdwn } from "./parse-mrkdwn.js";

const text = (shown: string): Mark => ({ kind: "text", text: shown });

/** The text of marks that people see, without styles. */
function shown(marks: readonly Mark[]): string {
  return marks
    .map((mark) => {
      if ("of" in mark) return shown(mark.of);
      if ("text" in mark) return mark.text;
      return mark.kind === "break" ? "\n" : "";
    })
    .join("");
}

describe("parseMrkdwn", () => {
  it.each<[string, readonly Mark[]]>([
    ["plain", [text("plain")]],
    [
      "*a* _b_ ~c~",
      [
        { kind: "bold", of: [text("a")] },
        text(" "),
        { kind: "italic", of: [text("b")] },
        text(" "),
        { kind: "strike", of: [text("c")] },
      ],
    ],
    ["*a _b_*", [{ kind: "bold", of: [text("a "), { kind: "italic", of: [text("b")] }] }]],
    ["2*3*4, snake_case_name ¯\\_(ツ)_/¯", [text("2*3*4, snake_case_name ¯\\_(ツ)_/¯")]],
    ["* item *", [text("* item *")]],
    ["`*a*` `", [{ kind: "code", text: "*a*" }, text(" `")]],
    ["a\nb", [text("a"), { kind: "break" }, text("b")]],
    ["&gt; a\n&gt; b\nc", [{ kind: "quote", of: [text("a"), { kind: "break" }, text("b")] }, text("c")]],
    ["```\n*a* &lt;b&gt;\n```", [{ kind: "pre", text: "*a* <b>" }]],
    ["```never *closed*", [text("```never "), { kind: "bold", of: [text("closed")] }]],
    [":eyes: 10:30:00", [{ kind: "emoji", name: "eyes" }, text(" 10"), { kind: "emoji", name: "30" }, text("00")]],
    [
      "<@U1> <#C1|general>",
      [{ kind: "user", id: "U1", label: "" }, text(" "), { kind: "channel", id: "C1", label: "general" }],
    ],
    [
      "<!here> <!subteam^S1|@ops>",
      [{ kind: "broadcast", to: "here" }, text(" "), { kind: "usergroup", id: "S1", label: "@ops" }],
    ],
    ["<https://a.example?a=1&amp;b=2|a &lt; b>", [{ kind: "link", to: "https://a.example?a=1&b=2", label: "a < b" }]],
    [
      "<!date^1700000000^{date}|then>",
      [{ kind: "date", seconds: 1_700_000_000, format: "{date}", link: "", fallback: "then" }],
    ],
    ["a < b > c", [text("a < b > c")]],
    ["&lt;script&gt;", [text("<script>")]],
  ])("reads %j", (given, wanted) => expect(parseMrkdwn(given)).toEqual(wanted));

  it("loses no letter of a text without signs", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9 .,\n]{0,80}$/), (given) => {
        expect(shown(parseMrkdwn(given))).toBe(given);
      }),
    );
  });

  it.each(["*a ", "_a ", "~a ", "<a ", "`", ":a", "*_~a ", "&gt;", "```"])(
    "takes time that grows with the number of signs of %j without an end",
    async (sign) => {
      expect(await growthOf((size) => parseMrkdwn(sign.repeat(size)), 5000)).toBeLessThan(linear);
    },
  );
});
