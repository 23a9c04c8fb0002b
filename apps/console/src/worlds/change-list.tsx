import type { Methods } from "@rollcall/double";
import { at, isJson, textAt } from "../json.js";
import { JsonView } from "../parts/json-view.js";
import { type Difference, findDifferences } from "./find-differences.js";

/** Keys that name a document, the best one first. */
const naming = ["name", "userName", "displayName", "title", "text"];

/** The name of what a row is about: that of its document, or its key. */
function nameOfRow(row: object, key: readonly unknown[]): string {
  const document = at(row, "document");
  const found = naming.map((each) => textAt(document, each)).find((text) => text !== "");
  return found ?? key.join(" ");
}

/** A row that differs between two states. */
type RowChange = Methods["world.diff"]["response"]["changes"][number];

interface ChangeListProps {
  readonly changes: readonly RowChange[];
}

const kinds = ["created", "changed", "removed"] as const;
const maxShown = 200;

/** The items that were created, changed and removed between two states of a world. */
export function ChangeList({ changes }: ChangeListProps) {
  return (
    <div class="changes">
      {kinds.map((kind) => {
        const found = changes.filter((change) => kindOf(change) === kind);
        if (found.length === 0) return null;
        return (
          <section key={kind}>
            <h4>
              {found.length} {kind}
            </h4>
            {found.slice(0, maxShown).map((change) => (
              <Change key={`${change.table} ${JSON.stringify(change.key)}`} change={change} />
            ))}
            {found.length > maxShown && <p class="muted">The first {maxShown} are shown.</p>}
          </section>
        );
      })}
    </div>
  );
}

function kindOf({ before, after }: RowChange): (typeof kinds)[number] {
  if (before === undefined) return "created";
  return after === undefined ? "removed" : "changed";
}

function Change({ change }: { readonly change: RowChange }) {
  const { table, key, before, after } = change;
  const row = after ?? before ?? {};
  return (
    <details class={`change ${kindOf(change)}`}>
      <summary>
        <span class="badge">{table.replaceAll("_", " ")}</span> <span class="change-name">{nameOfRow(row, key)}</span>{" "}
        <code>{key.join(" ")}</code>
      </summary>
      {before === undefined || after === undefined ? (
        <JsonView label={kindOf(change)} value={documentOf(row)} />
      ) : (
        <Differences differences={differencesOf(before, after)} />
      )}
    </details>
  );
}

/** Differences of the documents, or else of what is stored next to them. */
function differencesOf(before: object, after: object): readonly Difference[] {
  const found = findDifferences(documentOf(before), documentOf(after));
  return found.length > 0 ? found : findDifferences(before, after);
}

function Differences({ differences }: { readonly differences: readonly Difference[] }) {
  return (
    <div class="table-scroll">
      <table class="wide differences">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.path}>
              <th scope="row">{difference.path}</th>
              <td>{"before" in difference ? <del>{JSON.stringify(difference.before)}</del> : "absent"}</td>
              <td>{"after" in difference ? <ins>{JSON.stringify(difference.after)}</ins> : "absent"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The document of a row, or the row if it has none. */
function documentOf(row: object): object {
  const document = at(row, "document");
  return isJson(document) ? document : row;
}
