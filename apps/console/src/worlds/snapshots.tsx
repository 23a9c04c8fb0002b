import { useSignal } from "@preact/signals";
import type { Methods } from "@rollcall/double";
import { JsonView } from "../parts/json-view.js";
import { TextForm } from "../parts/text-form.js";
import { useStore } from "../store/store-context.js";
import { useLoaded } from "../store/use-loaded.js";
import { useOperation } from "../store/use-operation.js";

type Change = Methods["world.diff"]["response"]["changes"][number];

/** Snapshots of the world: take one, go back to one, and see what has changed since. */
export function Snapshots() {
  const { world } = useStore().route.value;
  const { isBusy, run } = useOperation();
  const listed = useLoaded("world.list", {});
  const diff = useSignal<{ readonly from: string; readonly changes: readonly Change[] } | undefined>(undefined);
  const compare = async (from: string) => {
    const answer = await run("world.diff", { world, from });
    if (answer !== undefined) diff.value = { from, changes: answer.changes };
  };
  const snapshots = listed?.snapshots ?? [];
  return (
    <section class="card-section">
      <h2>Snapshots</h2>
      {snapshots.length > 0 && (
        <ul class="rows">
          {snapshots.map(({ name, world: of, taken_at: at }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span class="muted">
                {of}, {at}
              </span>
              <span class="actions">
                <button type="button" class="button small" disabled={isBusy} onClick={() => void compare(name)}>
                  What has changed
                </button>
                <button
                  type="button"
                  class="button small"
                  disabled={isBusy}
                  onClick={() => void run("world.restore", { world, name })}
                >
                  Go back
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <TextForm
        label={`Keep ${world} as`}
        button="Take a snapshot"
        disabled={isBusy}
        onSend={(name) => void run("world.snapshot", { world, name })}
      />
      {diff.value !== undefined && <Changes {...diff.value} />}
    </section>
  );
}

function Changes({ from, changes }: { readonly from: string; readonly changes: readonly Change[] }) {
  return (
    <div>
      <h3>
        {changes.length} {changes.length === 1 ? "change" : "changes"} since {from}
      </h3>
      {changes.slice(0, 200).map(({ table, key, before, after }) => (
        <details key={`${table} ${JSON.stringify(key)}`} class="change">
          <summary>
            <code>{table}</code> {key.join(" ")} {before === undefined ? "(new)" : ""}
            {after === undefined ? "(removed)" : ""}
          </summary>
          <div class="sides">
            <JsonView label="Before" value={before ?? "new"} />
            <JsonView label="After" value={after ?? "removed"} />
          </div>
        </details>
      ))}
    </div>
  );
}
