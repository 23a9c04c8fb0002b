import type { CodeRow } from "./find-codes.js";
import { type Html, html, prose } from "./html.js";

/** Target of links to the codes that every operation can answer. */
export const sharedCodesId = "common-codes";

/** Renders the codes of an operation: its own, additional meanings of common ones, and a link to the rest. */
export function renderCodes(
  id: string,
  own: readonly CodeRow[],
  shared: readonly CodeRow[],
  alsoMeans: Readonly<Record<string, string>> = {},
): Html {
  const also = shared.flatMap((row) => {
    const meaning = alsoMeans[row.code];
    return meaning === undefined ? [] : [{ ...row, meaning }];
  });
  return html`<h4>Error codes</h4>
${own.length + also.length === 0 ? undefined : codeTable(id, [...own, ...also])}
<p>Every call can also answer the <a href="#${sharedCodesId}">common codes</a>.</p>`;
}

/** Renders a table of codes. Each is the target of a link: the id of its entry, a dot and the code. */
export function codeTable(id: string, rows: readonly CodeRow[]): Html {
  const cells = rows.map(
    ({ status, code, meaning }) =>
      html`<tr id="${id}.${code}"><td class="code"><code>${code}</code></td><td>${status}</td><td>${prose(meaning)}</td></tr>\n`,
  );
  return html`<table><thead><tr><th>code</th><th>status</th><th>meaning</th></tr></thead><tbody>\n${cells}</tbody></table>`;
}
