import { describe, expect, it } from "vitest";
import { html, prose } from "./html.js";

describe("html", () => {
  it.each([
    ["a text", html`<p>${'<b> & "c"'}</p>`, "<p>&lt;b&gt; &amp; &quot;c&quot;</p>"],
    ["markup", html`<p>${html`<b>${"<"}</b>`}</p>`, "<p><b>&lt;</b></p>"],
    ["a list", html`${["a", html`<br>`, 1]}`, "a<br>1"],
    ["nothing", html`<p>${undefined}</p>`, "<p></p>"],
  ])("inserts %s into a page", (_case, { markup }, wanted) => {
    expect(markup).toBe(wanted);
  });
});

describe("prose", () => {
  it.each([
    ["one of `a<b`, or none", "one of <code>a&lt;b</code>, or none"],
    ["plain", "plain"],
    [undefined, undefined],
  ])("renders %s", (text, wanted) => {
    expect(prose(text)?.markup).toBe(wanted);
  });
});
